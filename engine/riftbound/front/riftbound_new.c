// riftbound_new.c -- a set of two cards, a script and a scenario that passes.

#include "engine/riftbound/front/riftbound_new.h"

static const NewFile files[] = {
    {"set.json",
     "{ \"set\": \"@\", \"name\": \"@\", \"game\": \"riftbound\", \"api\": 2,\n"
     "  \"needs\": [\"CORE\"^] }\n"},
    {"cards.csv",
     "code,name,type,domains,energy,power,might,tags,rarity,keywords,script\n"
     "@-001,First of @,Unit,Fury,2,,2,,Common,Assault,no\n"
     "@-002,Second of @,Spell,Mind,1,,,,Common,Action,yes\n"},
    {"&-002.lua",
     "-- @-002 Second of @\n"
     "-- A card for you.\n"
     "card \"@-002\" {\n"
     "  effect { run = function() draw(1) end },\n"
     "}\n"},
    {"scenarios/&-002.lua",
     "scenario \"Second of @ draws a card\" {\n"
     "  covers = { \"@-002\" },\n"
     "  you = { hand = { \"Second of @\" }, runes = { mind = 1 }, deck = { \"First of "
     "@\" "
     "} },\n"
     "\n"
     "  run = function(t)\n"
     "    t.you:play(\"Second of @\")\n"
     "    t:everyone_passes()\n"
     "\n"
     "    t:expect { you = { hand = { \"First of @\" } } }\n"
     "  end,\n"
     "}\n"},
    {0},
};

const PlayNew riftbound_new = {.files = files};

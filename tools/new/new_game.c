// new_game.c -- a small game that plays at once: two players, a hand, a field, a deck.
//
// It uses each part of a game once, so that whoever begins one finds what to change.

#include "tools/new/new_files.h"

static const NewFile files[] = {
    {"game.lua",
     "-- ~: a game for two, to change. Each player plays a card a turn; when all hands are\n"
     "-- empty, the player whose figures have more strength wins.\n"
     "\n"
     "game \"~\" {\n"
     "  api = 2,\n"
     "  title = \"~\",\n"
     "  players = 2,\n"
     "  triggers = at_once,\n"
     "\n"
     "  columns = {\n"
     "    { \"strength\", number, least = 0, most = 20, main, label = \"Strength\",\n"
     "      width = 3 },\n"
     "  },\n"
     "  types = { \"Figure\" },\n"
     "  kinds = { { \"figure\", types = { \"Figure\" } } },\n"
     "  zones = {\n"
     "    { \"deck\", per_player, secret, ordered },\n"
     "    { \"hand\", per_player, private },\n"
     "    { \"field\", per_player, board, active },\n"
     "  },\n"
     "  events = { { \"played\", card, says = \"%p plays %c\" } },\n"
     "  numbers = { { \"strength\", of = figure, layers = { { \"bolstered\", add } } } },\n"
     "  prompts = {\n"
     "    { \"action\", \"Your turn\", acts, offers = function(p) offer_cards(p) end },\n"
     "  },\n"
     "  endings = { { \"strength\", \"all cards are played\" } },\n"
     "  deck = { { \"deck\", least = 6 } },\n"
     "\n"
     "  setup = function()\n"
     "    for p in each(player) do\n"
     "      shuffle(deck, p)\n"
     "      put(top(deck, p, 3), hand, p)\n"
     "    end\n"
     "  end,\n"
     "\n"
     "  turn = function()\n"
     "    play_a_card(turn_player())\n"
     "    if hands_are_empty() then compare(turn_player(), next_player()) end\n"
     "    next_turn()\n"
     "  end,\n"
     "\n"
     "  worth = function(p) return strength_of(p) end,\n"
     "}\n"},
    {"rules/turn.lua",
     "-- A turn, and how the game ends. Words that stand here are words of game.lua and of\n"
     "-- the other files of this folder.\n"
     "\n"
     "words {\n"
     "  offer_cards = function(p)\n"
     "    for c in each(objects(hand, p)) do offer(\"play\", c) end\n"
     "  end,\n"
     "\n"
     "  play_a_card = function(p)\n"
     "    local _, thing = ask(p, \"action\")\n"
     "    local there = thing and put(thing, field, p, \"played\")\n"
     "\n"
     "    if there then perform(there) end\n"
     "  end,\n"
     "\n"
     "  hands_are_empty = function()\n"
     "    for p in each(player) do\n"
     "      if count(objects(hand, p)) > 0 then return false end\n"
     "    end\n"
     "    return true\n"
     "  end,\n"
     "\n"
     "  strength_of = function(p) return total(\"strength\", objects(field, p)) end,\n"
     "\n"
     "  compare = function(p, other)\n"
     "    local mine, theirs = strength_of(p), strength_of(other)\n"
     "\n"
     "    if mine == theirs then return draw_game(\"strength\") end\n"
     "    win(mine > theirs and p or other, \"strength\")\n"
     "  end,\n"
     "}\n"},
    {"base/set.json",
     "{ \"set\": \"@\", \"name\": \"Base\", \"game\": \"~\", \"api\": 2 }\n"},
    {"base/cards.csv",
     "code,name,type,strength,script\n"
     "@-001,Guard,Figure,4,no\n"
     "@-002,Drummer,Figure,2,yes\n"},
    {"base/&-002-drummer.lua",
     "-- @-002 Drummer\n"
     "-- Your other figures have +1 strength.\n"
     "card \"@-002\" {\n"
     "  passive { figure { friendly, another }, bolstered = 1 },\n"
     "}\n"},
    {"base/scenarios/drummer.lua",
     "scenario \"a drummer makes your other figures stronger\" {\n"
     "  covers = { \"@-002\" },\n"
     "  you = { hand = { \"Drummer\" }, field = { \"Guard\" } },\n"
     "  foe = { hand = { \"Guard\" } },\n"
     "\n"
     "  run = function(t)\n"
     "    t.you:play(\"Drummer\")\n"
     "\n"
     "    t:expect_object(\"Guard\", { at = \"field\", strength = 5 })\n"
     "    t:expect_object(\"Drummer\", { at = \"field\", strength = 2 })\n"
     "  end,\n"
     "}\n"},
    {"decks/first.txt", "4 Guard\n2 Drummer\n"},
    {0},
};

const NewFile *new_files_of_game(void)
{
    return files;
}

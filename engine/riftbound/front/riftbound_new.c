// riftbound_new.c -- a set of two cards, a script and a scenario that passes.

#include "engine/riftbound/front/riftbound_new.h"

// Text files of this folder.
extern const char riftbound_new_set_json[];
extern const char riftbound_new_cards_csv[];
extern const char riftbound_new_card_lua[];
extern const char riftbound_new_scenario_lua[];

static const NewFile files[] = {
    {"set.json", riftbound_new_set_json},
    {"cards.csv", riftbound_new_cards_csv},
    {"&-002.lua", riftbound_new_card_lua},
    {"scenarios/&-002.lua", riftbound_new_scenario_lua},
    {0},
};

const PlayNew riftbound_new = {.files = files};

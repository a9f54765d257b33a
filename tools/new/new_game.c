// new_game.c -- a small game that plays at once: two players, a hand, a field, a deck.
//
// It uses each part of a game once, so that its author finds what to change.

#include "tools/new/new_files.h"

// Text files of this folder.
extern const char new_game_lua[];
extern const char new_game_turn_lua[];
extern const char new_game_set_json[];
extern const char new_game_cards_csv[];
extern const char new_game_card_lua[];
extern const char new_game_scenario_lua[];
extern const char new_game_deck_txt[];

static const NewFile files[] = {
    {"game.lua", new_game_lua},
    {"rules/turn.lua", new_game_turn_lua},
    {"base/set.json", new_game_set_json},
    {"base/cards.csv", new_game_cards_csv},
    {"base/&-002-drummer.lua", new_game_card_lua},
    {"base/scenarios/drummer.lua", new_game_scenario_lua},
    {"decks/first.txt", new_game_deck_txt},
    {0},
};

const NewFile *new_files_of_game(void)
{
    return files;
}

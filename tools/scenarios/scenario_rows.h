// scenario_rows.h -- the words of a game for scenarios: its rows, or what its options and
// zones give where it has none.

#ifndef SCENARIO_ROWS_H
#define SCENARIO_ROWS_H

#include "engine/kernel/cards/rules.h"
#include "engine/play/play_scenario.h"

// The game's part of Play, an empty one where it has none.
const PlayScenario *scenario_rows(const Rules *rules);

// Counts the moves, and returns one of them. Its word is NULL where an option of a game
// without rows is no move.
int scenario_rows_moves_n(const Rules *rules);
PlayMove scenario_rows_move(const Rules *rules, int i);

// Finds the move called [word]; false: there is none.
bool scenario_rows_find_move(const Rules *rules, const char *word, PlayMove *move);

// The words after which everybody passes.
const PlayPassing *scenario_rows_passings(const Rules *rules, int *n);

// Finds the list of cards called [key]; false: there is none.
bool scenario_rows_find_cards(const Rules *rules, const char *key, PlayCards *cards);

// Whether some question of the game asks for a move. Otherwise all that players do is
// answering, and a game may rest at any question.
bool scenario_rows_has_moves(const Rules *rules);

// Whether some question is answered under [key], and whether [key] answers that of
// [prompt].
bool scenario_rows_is_key(const Rules *rules, const char *key);
bool scenario_rows_answers(const Rules *rules, const char *key, int prompt);

#endif

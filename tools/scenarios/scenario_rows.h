// scenario_rows.h -- the words of a game for scenarios: those of its rows, or, if it
// has none, those that its options and zones give.

#ifndef SCENARIO_ROWS_H
#define SCENARIO_ROWS_H

#include "engine/cards/rules.h"
#include "engine/play/play_scenario.h"

// Count the moves, and return one of them. A move without a word is an option of a game
// without rows by which no player acts.
int scenario_rows_moves_n(const Rules *rules);
PlayMove scenario_rows_move(const Rules *rules, int i);

// Finds the move called [word]; false: there is none.
bool scenario_rows_find_move(const Rules *rules, const char *word, PlayMove *move);

// Returns the words that make everybody pass, and sets [n] to their number.
const PlayPassing *scenario_rows_passings(const Rules *rules, int *n);

// Returns whether some question of the game asks for a move. If none does, players only
// answer, and a scenario may end at any question.
bool scenario_rows_has_moves(const Rules *rules);

// Tell whether [key] answers some question, and whether it answers that of [prompt].
bool scenario_rows_is_key(const Rules *rules, const char *key);
bool scenario_rows_answers(const Rules *rules, const char *key, int prompt);

#endif

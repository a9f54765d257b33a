// game.h -- the public face: a game that runs until it needs an answer.
//
//     while (game_next(&game, &table) == GAME_WAITS) {
//         const Question *q = game_question(&game);
//         ... game_answer(&game, &answer);
//     }
//
// A Game is plain data (game_data.h). Copying one with `=` at a question gives a second
// game that goes on by itself.

#ifndef GAME_H
#define GAME_H

#include "engine/kernel/table/game_data.h"
#include "engine/kernel/table/table.h"

// Empties [game] for [players] players; all chance comes from [seed].
void game_clear(Game *game, int players, uint64_t seed);

// Runs until a question for a seat without an agent (GAME_WAITS), the end (GAME_OVER)
// or a script that failed (GAME_FAULT; table->fault says which).
GameStatus game_next(Game *game, Table *table);

// The question that the game waits with.
const Question *game_question(const Game *game);

// Answers it. Returns NULL, or why the answer is refused; a refused answer changes
// nothing.
const char *game_answer(Game *game, const Answer *answer);

// [player] concedes, with the team, whoever is asked (650). What the running step still
// asks of them is answered for them, the least that is allowed; where it has told nothing
// yet, or the game is decided by this, it is dropped. Then the rulebook removes them.
// game_next comes next, as after an answer. Returns NULL, or why not.
const char *game_concede(Game *game, PlayerId player);

void game_copy(Game *to, const Game *from);

// A number of the game's facts, the same on every machine; derived values and log
// numbers are left out.
uint64_t game_hash(const Game *game);
uint64_t game_state_hash(const State *state);

// A number of how things stand, whenever they came to: equal for positions that differ
// only in the numbers that are never given twice, in chance to come, and in the memory
// of the turn.
uint64_t game_position_hash(const State *state);

// What [player] may know: a State in which every face, order and number that is hidden
// from that player is gone. NOBODY: an onlooker.
void game_view(const State *state, const Table *table, PlayerId player, State *view);

// Writes the game into [buffer] as bytes; returns how many, or 0 if [size] is short.
size_t game_save(const Game *game, const Table *table, void *buffer, size_t size);

// Reads it back. Returns NULL, or why these bytes are no game of this program.
const char *game_load(Game *game, const Table *table, const void *buffer, size_t size);

// Asserts every invariant: cards conserved, places agree, one priority holder ...
// Returns NULL or the first that is broken.
const char *game_verify(const State *state, const Table *table);

#endif

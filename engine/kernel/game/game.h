// game.h -- the public functions of the engine: a game runs until it needs an answer.
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

// Returns the question with which the game waits.
const Question *game_question(const Game *game);

// Answers that question. Returns NULL, or why the answer is refused; a refused answer
// changes nothing.
const char *game_answer(Game *game, const Answer *answer);

// Makes [player] and the team concede, whoever is asked at the moment (650). Until the
// running step ends the engine answers their questions with the least that is allowed.
// Where the step has told nothing yet, or the game is decided by this, it is dropped. Then
// the rulebook removes them. Call game_next afterwards, as after an answer. Returns NULL,
// or why that player cannot concede.
const char *game_concede(Game *game, PlayerId player);

// Copies a game: the same as `=`, for those who hold pointers.
void game_copy(Game *to, const Game *from);

// Return a number of the facts of a game or a state, the same on every machine. Derived
// values and the numbers of log entries do not count.
uint64_t game_hash(const Game *game);
uint64_t game_state_hash(const State *state);

// Returns a number of how things stand, no matter when they came to. It is equal for
// positions that differ only in numbers that are never given twice, in chance to come, and
// in the memory of the turn.
uint64_t game_position_hash(const State *state);

// Writes into [view] what [player] may know: the State without any face, order and number
// that is hidden from that player. NOBODY stands for an onlooker.
void game_view(const State *state, const Table *table, PlayerId player, State *view);

// Writes the game into [buffer] as bytes. Returns how many, or 0 if [size] is too small.
size_t game_save(const Game *game, const Table *table, void *buffer, size_t size);

// Reads it back. Returns NULL, or why these bytes are no game of this program.
const char *game_load(Game *game, const Table *table, const void *buffer, size_t size);

// Checks every invariant of the kernel and of the rulebook. Returns NULL or a sentence on
// the first one that is broken.
const char *game_verify(const State *state, const Table *table);

#endif

// game.h -- the public functions of the engine: a game runs until it needs an answer.
//
//     while (game_next(&game, &table) == GAME_WAITS) {
//         const Question *q = game_question(&game);
//         ... game_answer(&game, &answer);
//     }
//
// A Game is plain data (game_data.h). Copying one at a question (game_copy) gives a second
// game that goes on by itself.

#ifndef GAME_H
#define GAME_H

#include "engine/kernel/table/game_data.h"
#include "engine/kernel/table/table.h"

// Empties [game] for [players] players of the game of [table]; all chance comes from [seed].
void game_clear(Game *game, const Table *table, int players, uint64_t seed);

// Runs until a question for a seat without an agent (GAME_WAITS), the end (GAME_OVER), a
// script that failed (GAME_FAULT; table->fault says which), or a limit of the program
// (GAME_STOPPED), or the event of Table.pause (GAME_PAUSES).
GameStatus game_next(Game *game, Table *table);

// Returns the question with which the game waits.
const Question *game_question(const Game *game);

// Answers that question. Returns NULL, or why the answer is refused; a refused answer
// changes nothing.
const char *game_answer(Game *game, const Answer *answer);

// Makes [player] and the team concede, also during a question to another player (650).
// Until the running step ends the engine answers their questions with the least that is
// allowed. It drops the step if that has written nothing to the log yet, or if the game
// is decided. Then the rulebook removes them. Call game_next afterwards, as after an
// answer. Returns NULL, or why that player cannot concede.
const char *game_concede(Game *game, PlayerId player);

// Deals anew, at the question that waits, all faces that [player], who is asked, may not
// know, and starts the stream of chance from [seed] (game_guess). The game goes on from
// there; a step that is taken back begins with what was dealt. Call it for a copy: what is
// true is lost with the step. Returns NULL, or why that cannot be done here.
const char *game_deal(Game *game, Table *table, PlayerId player, uint64_t seed);

// Empties [game]: it has no players and is of no game yet.
void game_empty(Game *game);

// Copies what a game is that shall be played on from the mark of [from] with the answers since, and
// not what it shows at its question: game_next works that out.
void game_copy_mark(Game *to, const Game *from);

// Copies what is used of a game: the same as `=`, and far less.
void game_copy(Game *to, const Game *from);

// Return a number of the facts of a game or a state, the same on every machine. Derived
// values and the numbers of log entries do not count.
uint64_t game_hash(const Game *game);
uint64_t game_state_hash(const State *state);

// Returns a number of the position, whenever it came about. It is equal for positions
// that differ only in numbers that are never given twice, in chance to come, and in the
// memory of the turn. [rules_state] stands for the rulebook's own part: a copy without
// what only counts.
uint64_t game_position_hash(const State *state, const uint64_t *rules_state);

// Writes into [view] what [player] may know: the State without any face, order and number
// that is hidden from that player. NOBODY stands for an onlooker. Of the Table's own State
// derived values are brought up to date first.
void game_view(const State *state, const Table *table, PlayerId player, State *view);

// The same by parts, for a reader who needs few of them. Return whether everybody may know all faces
// in the spot, whether [player] may know the face of an object that lies somewhere, and whether the
// order of what lies in the spot; where not, a view has it by ids.
bool game_shows_faces(const Table *table, SpotId spot);
bool game_shows_face(const State *state, const Table *table, const Object *object,
                     PlayerId player);
bool game_shows_order(const Table *table, SpotId spot);

// Leaves nothing of an unknown face: no card, no history, no identity.
void game_hide_face(Object *object);

// A game as the bytes in use: how many there are, writing them, and reading them back.
// Reading returns NULL, or why these bytes are no game; then [game] is empty or in part
// filled. It proves counts and lengths alone: records may hold anything.
size_t game_size(const Game *game);
void game_pack(const Game *game, void *bytes);
const char *game_unpack(Game *game, const void *bytes, size_t size);

// Writes the game into [buffer] as bytes with a head that says what they are: so many as
// game_save_size. Returns how many, or 0 if [size] is too small.
size_t game_save_size(const Game *game);
size_t game_save(const Game *game, const Table *table, void *buffer, size_t size);

// Reads it back. Returns NULL, or why these bytes are no game of this program.
const char *game_load(Game *game, Table *table, const void *buffer, size_t size);

// Checks the range of every field in [state], which table->state points to: that each id,
// link and count leads to something. Returns NULL or a sentence on the first that does not.
const char *game_ranges(const State *state, const Table *table);

// Checks what also holds in mid-effect: that every spot's list and what its objects say
// agree, and how the game ended. Returns NULL or a sentence.
const char *game_verify_lists(const State *state, const Table *table);

// Checks a game that comes from elsewhere, whose counts hold (game_unpack): all ranges, all
// invariants, and that it comes to the question that it says. Returns NULL or a sentence;
// then the game must not be played.
const char *game_check(Game *game, Table *table);

// Runs the step of a game that waits once more, from its mark with the answers since.
// It asks no agent and writes no log. Returns how the step ended.
GameStatus game_again(Game *game, Table *table);

// Checks every invariant of the kernel and of the rulebook. Returns NULL or a sentence on
// the first one that is broken.
const char *game_verify(const State *state, const Table *table);

#endif

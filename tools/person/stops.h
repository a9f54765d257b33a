// stops.h -- a player who passes without being asked, up to a moment that matters.
//
// A player who has said nothing is quiet: nobody asks them to pass on their own card,
// ability or move while nobody else has acted (STOP_OWN), nor where they can only pass. Besides, two
// things hold at a time: `until`, which ends at the first of its moments, and
// `stops`, which hold until they are taken back: the player is asked to pass at these
// moments alone. Stops answer only a question in which a player passes and loses nothing
// else (ASKS_PASS). The game asks as always for the action of an own turn, for a target,
// for a payment; the seat answers.
//
// A moment is one of those below, or a reading of the game's board that is true or a
// place. It depends only on what all players see.

#ifndef STOPS_H
#define STOPS_H

#include "engine/base/err.h"
#include "engine/kernel/table/table.h"

// The moments of every game. Readings follow, by their row in the board.
typedef enum {
    STOP_MY_TURN,  // the player has the turn, since now
    STOP_TURN,     // another turn is under way
    STOP_CHAIN,    // somebody else puts something on the chain
    STOP_TARGETED, // that has chosen the player or a thing of the player
    STOP_ASKED,    // a question other than for a pass
    STOP_OWN,      // the player has done something, and nobody else has acted since
    STOP_READINGS,
} Stop;

enum { STOPS_TEXT = 400, STOPS_MAX = 32 };

// The moment when a player was asked last, or began to pass.
typedef struct {
    uint16_t turn;
    uint16_t serial;   // of the newest item of the chain so far
    uint32_t readings; // that were true, one bit each
} StopsSince;

// The stops of one player. All zero: a quiet player.
typedef struct {
    uint32_t until, stops; // moments, one bit each
    bool all;              // every question goes to the player
    bool alone;            // no other person needs to be left in doubt (GAME_ASKS_ALL)
    uint16_t own;          // the newest item up to which nobody else has acted
    uint16_t acted;        // the turn in which the player was last free to act
    uint32_t came;         // those at which the player no longer passes, for stops_text
    int passed;            // times, since the last question to the player
    bool was_asked;        // at the last decision
    StopsSince began, asked;
} Stops;

// Reads "my turn, turn or chain" into a set of moments. Returns -1 with [err], which
// names the nearest one or all, if a word is none.
int stops_read(const Rules *rules, const char *text, uint32_t *moments, Err *err);

// Begins to pass until one of [moments], counted from now on.
void stops_until(Stops *stops, uint32_t moments, const Table *table);

// Returns the option that passes in [question], -1: it is no mere pass.
int stops_pass(const Table *table, const Question *question);

// Decides whether the engine passes for the player in [question]; [question] is
// that player's. Notes what came, and a question that goes to the player.
bool stops_decide(Stops *stops, const Table *table, const Question *question);

// Writes what holds, in a sentence: "You pass until: your turn." "" if nothing does and
// nothing was passed. A quiet player hears nothing of passes.
void stops_text(const Stops *stops, const Rules *rules, char text[STOPS_TEXT]);

// Returns the word of moment [i] below STOPS_MAX, NULL if there is none; [told] says what it
// means, "" where the word itself does: a reading of the board.
const char *stops_word(const Rules *rules, int i, const char **told);

// Writes all moments that a player can name: "my turn, turn, chain ...".
void stops_words(const Rules *rules, char text[STOPS_TEXT]);

#endif

// turn_replay.h -- the answers of the last turns of a game, so that they can be played
// once more before a witness.
//
// It keeps the game as it stood two turns before, packed, and the answers since. So the
// present turn is there as a whole, with what began it, also where a player has taken
// back an answer and stands in the turn before.

#ifndef TURN_REPLAY_H
#define TURN_REPLAY_H

#include "tools/session/session.h"
#include "tools/why/observation_log.h"

// Where the answers of a turn begin.
typedef struct {
    void *game; // packed
    size_t bytes;
    int turn;
    int at; // words before
} TurnStart;

typedef struct {
    TurnStart starts[REPLAYED_TURNS_MAX]; // of the last turns
    int starts_n;
    uint16_t *words; // who concedes, or NOBODY; how many picks; the picks
    int n, room;
    int gone; // words that were forgotten
} TurnReplay;

// Note what [game], which waits, gets next: an answer; that a player leaves.
void turn_replay_answer(TurnReplay *turns, const Game *game, const Answer *answer);
void turn_replay_concede(TurnReplay *turns, const Game *game, PlayerId player);

// Forgets everything: the game goes on from another place. turn_replay_free frees it too.
void turn_replay_forget(TurnReplay *turns);
void turn_replay_free(TurnReplay *turns);

// Returns a mark of what is noted up to now. The second drops what was noted after the
// mark: the game has gone back to where it was then. An answer that was forgotten stays
// so.
int turn_replay_mark(const TurnReplay *turns);
void turn_replay_back(TurnReplay *turns, int mark);

// Plays all of it once more with [seen] as witness. Afterwards the game of [session], its
// log and its bots are as before.
void turn_replay_see(const TurnReplay *turns, Session *session, ObservationLog *seen);

// Reads one answer or concession at [*at] (0: the first one), and moves [*at] on. Returns
// false at the end. [player] becomes who leaves, or NOBODY.
bool turn_replay_next(const TurnReplay *turns, int *at, Answer *answer,
                      PlayerId *player);

#endif

// recall.h -- what happened lately in a game that somebody plays, so that it can happen once
// more before somebody who looks on.
//
// It keeps the game as it stood two turns before, in bytes that are used, and the answers
// since. So the present turn is there as a whole, with what began it, also where a player
// has taken back an answer and stands in the turn before.

#ifndef RECALL_H
#define RECALL_H

#include "tools/session/session.h"
#include "tools/why/seen.h"

// Where the answers of a turn begin.
typedef struct {
    void *game; // packed
    size_t bytes;
    int turn;
    int at; // words before
} RecallStart;

typedef struct {
    RecallStart starts[RECALL_TURNS_MAX]; // of the last turns
    int starts_n;
    uint16_t *words; // who concedes, or NOBODY; how many picks; the picks
    int n, room;
    int gone; // words that were forgotten
} Recall;

// Note what is about to be given to [game], which waits: an answer; that a player leaves.
void recall_answer(Recall *recall, const Game *game, const Answer *answer);
void recall_concede(Recall *recall, const Game *game, PlayerId player);

// Forgets everything: the game goes on from another place. recall_free frees it too.
void recall_forget(Recall *recall);
void recall_free(Recall *recall);

// Returns how far it is; goes back to there, when the game has gone back to where it was
// then. An answer that was forgotten is not found again.
int recall_mark(const Recall *recall);
void recall_back(Recall *recall, int mark);

// Lets [seen] look on while all of it happens once more. The game of [session], its log and
// its bots are as before then.
void recall_see(const Recall *recall, Session *session, Seen *seen);

// Reads one answer or concession at [*at] (0: the first one), and moves [*at] on. Returns
// false at the end. [player] becomes who leaves, or NOBODY.
bool recall_next(const Recall *recall, int *at, Answer *answer, PlayerId *player);

#endif

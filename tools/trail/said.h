// said.h -- the answers of anybody between two moments of a game, as the numbers that were
// picked, so that they can be given again in the same game.

#ifndef SAID_H
#define SAID_H

#include "engine/kernel/game/game.h"

typedef struct {
    uint16_t *words; // who leaves, the turn, how many picks, the picks; and so on
    int n, room;
} Said;

// The act instead of an answer; any other value is the player who left.
enum { SAID_ANSWER = NOBODY, SAID_PUT = NOBODY - 1 };

// One of them.
typedef struct {
    int who; // SAID_ANSWER, SAID_PUT: the position was changed by hand; or who left
    int turn;
    Answer answer;
} SaidOne;

// Adds what was done in that turn; [answer] is NULL where it was no answer.
void said_add(Said *said, int who, int turn, const Answer *answer);

// Reads one at [*at] (0: the first one), and moves [*at] on. Returns false at the end.
bool said_next(const Said *said, int *at, SaidOne *one);

int said_count(const Said *said);
bool said_same(const Said *a, const Said *b);

// Gives away all that is there, in no more room than it needs.
Said said_take(Said *said);
void said_free(Said *said);

#endif

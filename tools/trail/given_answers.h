// given_answers.h -- the answers of all players between two moments of a game, as the numbers of
// their picks, so that they can be given again in the same game.

#ifndef GIVEN_ANSWERS_H
#define GIVEN_ANSWERS_H

#include "engine/kernel/game/game.h"

typedef struct {
    uint16_t *words; // who leaves, the turn, how many picks, the picks; and so on
    int n, room;
} GivenAnswers;

// The act instead of an answer; any other value is the player who left.
enum { GIVEN_ANSWER = NOBODY, GIVEN_PUT = NOBODY - 1 };

// One of them.
typedef struct {
    int who; // GIVEN_ANSWER, GIVEN_PUT: the position was changed by hand; or who left
    int turn;
    Answer answer;
} GivenAnswer;

// Adds what was done in that turn; [answer] is NULL where it was no answer.
void given_answers_add(GivenAnswers *given, int who, int turn, const Answer *answer);

// Reads one at [*at] (0: the first one), and moves [*at] on. Returns false at the end.
bool given_answers_next(const GivenAnswers *given, int *at, GivenAnswer *one);

int given_answers_count(const GivenAnswers *given);
bool given_answers_same(const GivenAnswers *a, const GivenAnswers *b);

// Gives away all that is there, in no more room than it needs.
GivenAnswers given_answers_take(GivenAnswers *given);
void given_answers_free(GivenAnswers *given);

#endif

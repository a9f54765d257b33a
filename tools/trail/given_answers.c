// given_answers.c -- keeps answers as numbers, one behind the other.

#include "tools/trail/given_answers.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"

enum { HEAD = 3 }; // words before the picks

void given_answers_add(GivenAnswers *given, int who, int turn, const Answer *answer)
{
    const int n = answer ? answer->n : 0;

    if (given->n + HEAD + n > given->room) {
        given->room = 2 * given->room + HEAD + n;
        given->words =
            realloc(given->words, (size_t)given->room * sizeof *given->words);
        ENOUGH(given->words);
    }
    uint16_t *const one = given->words + given->n;
    given->n += HEAD + n;
    one[0] = (uint16_t)who;
    one[1] = (uint16_t)turn;
    one[2] = (uint16_t)n;
    if (n) memcpy(one + HEAD, answer->picks, (size_t)n * sizeof *one);
}

bool given_answers_next(const GivenAnswers *given, int *at, GivenAnswer *one)
{
    if (*at >= given->n) return false;
    const uint16_t *const words = given->words + *at;
    one->who = words[0];
    one->turn = words[1];
    one->answer.n = words[2];
    memcpy(one->answer.picks, words + HEAD, one->answer.n * sizeof *words);
    *at += HEAD + one->answer.n;
    return true;
}

int given_answers_count(const GivenAnswers *given)
{
    int n = 0;

    for (int at = 0; at < given->n; at += HEAD + given->words[at + HEAD - 1]) n++;
    return n;
}

bool given_answers_same(const GivenAnswers *a, const GivenAnswers *b)
{
    if (a->n != b->n) return false;
    return !a->n || !memcmp(a->words, b->words, (size_t)a->n * sizeof *a->words);
}

GivenAnswers given_answers_take(GivenAnswers *given)
{
    GivenAnswers taken = {.n = given->n, .room = given->n};

    if (given->n) {
        taken.words = malloc((size_t)given->n * sizeof *taken.words);
        ENOUGH(taken.words);
        memcpy(taken.words, given->words, (size_t)given->n * sizeof *taken.words);
    }
    given->n = 0;
    return taken;
}

void given_answers_free(GivenAnswers *given)
{
    free(given->words);
    *given = (GivenAnswers){0};
}

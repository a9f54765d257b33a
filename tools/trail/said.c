// said.c -- keeps answers as numbers, one behind the other.

#include "tools/trail/said.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"

enum { HEAD = 3 }; // words before the picks

void said_add(Said *said, int who, int turn, const Answer *answer)
{
    const int n = answer ? answer->n : 0;

    if (said->n + HEAD + n > said->room) {
        said->room = 2 * said->room + HEAD + n;
        said->words = realloc(said->words, (size_t)said->room * sizeof *said->words);
        ENOUGH(said->words);
    }
    uint16_t *const one = said->words + said->n;
    said->n += HEAD + n;
    one[0] = (uint16_t)who;
    one[1] = (uint16_t)turn;
    one[2] = (uint16_t)n;
    if (n) memcpy(one + HEAD, answer->picks, (size_t)n * sizeof *one);
}

bool said_next(const Said *said, int *at, SaidOne *one)
{
    if (*at >= said->n) return false;
    const uint16_t *const words = said->words + *at;
    one->who = words[0];
    one->turn = words[1];
    one->answer.n = words[2];
    memcpy(one->answer.picks, words + HEAD, one->answer.n * sizeof *words);
    *at += HEAD + one->answer.n;
    return true;
}

int said_count(const Said *said)
{
    int n = 0;

    for (int at = 0; at < said->n; at += HEAD + said->words[at + HEAD - 1]) n++;
    return n;
}

bool said_same(const Said *a, const Said *b)
{
    if (a->n != b->n) return false;
    return !a->n || !memcmp(a->words, b->words, (size_t)a->n * sizeof *a->words);
}

Said said_take(Said *said)
{
    Said taken = {.n = said->n, .room = said->n};

    if (said->n) {
        taken.words = malloc((size_t)said->n * sizeof *taken.words);
        ENOUGH(taken.words);
        memcpy(taken.words, said->words, (size_t)said->n * sizeof *taken.words);
    }
    said->n = 0;
    return taken;
}

void said_free(Said *said)
{
    free(said->words);
    *said = (Said){0};
}

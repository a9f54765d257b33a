// random.c -- xoroshiro128+; the two words of the State are all that it keeps.

#include "engine/kernel/table/random.h"

static uint64_t splitmix(uint64_t *seed)
{
    uint64_t z = (*seed += 0x9e3779b97f4a7c15u);

    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static uint64_t rotate(uint64_t x, int k)
{
    return (x << k) | (x >> (64 - k));
}

void random_seed(State *state, uint64_t seed)
{
    state->random[0] = splitmix(&seed);
    state->random[1] = splitmix(&seed);
}

static uint64_t next_random(State *state)
{
    const uint64_t a = state->random[0];
    uint64_t b = state->random[1];
    const uint64_t sum = a + b;

    b ^= a;
    state->random[0] = rotate(a, 24) ^ b ^ (b << 16);
    state->random[1] = rotate(b, 37);
    return sum;
}

int random_below(State *state, int n)
{
    const uint64_t range = (uint64_t)n;
    uint64_t limit, drawn;

    // Verbs refuse or pass over a number below 1, and a die has two faces.
    ASSERT(n > 0);
    limit = UINT64_MAX - UINT64_MAX % range;
    do drawn = next_random(state);
    while (drawn >= limit);
    return (int)(drawn % range);
}

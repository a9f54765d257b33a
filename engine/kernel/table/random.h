// random.h -- the one stream of chance, in the game, drawn from by rules alone.
//
// xoroshiro128+ by Blackman and Vigna, seeded through splitmix64, gives the same numbers
// on every machine. A step that runs again draws the same ones.

#ifndef RANDOM_H
#define RANDOM_H

#include "engine/kernel/table/state.h"

// Starts the stream anew.
void random_seed(State *state, uint64_t seed);

// Draws a number from 0 to n - 1, each equally likely. [n] is at least 1.
int random_below(State *state, int n);

#endif

// samples.h -- what programs do with a game: ask from outside, try, play out, save, load.
//
// All of it is measured in the middle of real games: each is played once to count its
// decisions, and once more up to half of them.

#ifndef SAMPLES_H
#define SAMPLES_H

#include "tools/session/runner.h"

// How much is done with each pair of decks.
typedef struct {
    RunPlan run; // its seed, settings and bots; `games` are played in each way
    int positions, children, playouts, loads; // of each position
} SamplePlan;

// Something that was done so often, and how long the thread worked on it.
typedef struct {
    uint64_t n, ns;
} Sampled;

typedef struct {
    Sampled agents, outside; // decisions in both ways of driving the same games
    Sampled children;        // copy, answer, next question
    Sampled playouts;        // copy, random answers to the end
    Sampled loads;           // of the bytes of a saved game
    Sampled reads;           // of the same as a line of the protocol
    uint64_t saved_bytes;    // of all that were loaded
    int differing;           // games that ended otherwise when asked from outside
    int positions;
} SampleSums;

// Adds what the decks of [session] take.
void samples_add(Session *session, const SamplePlan *plan, SampleSums *sums);

// Returns how many a second, and the nanoseconds of one.
double samples_rate(const Sampled *sampled);
double samples_ns(const Sampled *sampled);

#endif

// cmd_bench_decks.h -- the size and speed of the game of a few decks.

#ifndef CMD_BENCH_DECKS_H
#define CMD_BENCH_DECKS_H

#include "tools/session/runner.h"

// Measures games of the decks of [plan] for so many seconds, in the game of [rules], and
// prints the figures. Returns the exit code.
int cmd_bench_decks(const RunPlan *plan, const Rules *rules, double seconds, bool json);

#endif

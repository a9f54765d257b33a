// cmd_bench_known.h -- measures what a game pays for further cards.

#ifndef CMD_BENCH_KNOWN_H
#define CMD_BENCH_KNOWN_H

#include "tools/cli/bench/cmd_bench_plan.h"

enum { KNOWN_MAX = 12 };

typedef struct {
    int added;  // made cards in the database, beside those that it has
    int loaded; // cards that the program has read
    double start_ms, decision_ns;
} KnownRow;

typedef struct {
    KnownRow list[KNOWN_MAX];
    int n;
} Known;

// Measures games of the usual decks of [game]. Returns -1 with [err].
int cmd_bench_known(CmdBenchPlan *plan, CmdBenchGame *game, Known *known, Err *err);

#endif

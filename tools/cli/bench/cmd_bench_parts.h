// cmd_bench_parts.h -- what cardwright bench measures, a file each.

#ifndef CMD_BENCH_PARTS_H
#define CMD_BENCH_PARTS_H

#include "tools/bench/bench_plan.h"
#include "tools/cli/commands.h"

// Refuses to measure with the build for work, whose figures would be taken for those of the
// program. Returns -1 to go on, else the exit code.
int cmd_bench_refuse(void);

// Measure the games of the plan: all of them, or by turns with another build of the
// [program]. Print their tables and return the exit code.
int cmd_bench_all(BenchPlan *plan);
int cmd_bench_against(BenchPlan *plan, const char *program);

// Plays all pairings of the plan's decks and shows each. Returns the exit code.
int cmd_bench_pairings(BenchPlan *plan);

// Measures games of the decks of [plan] for so many seconds, in the game of [rules], and
// prints the figures. Returns the exit code.
int cmd_bench_decks(const RunPlan *plan, const Rules *rules, double seconds, bool json);

#endif

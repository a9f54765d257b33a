// growth.h -- what growth_bench measured, for its tables and drawings.

#ifndef GROWTH_H
#define GROWTH_H

#include "tests/bench/boards.h"
#include "tests/bench/known_cards.h"
#include "tools/bench/bench_plan.h"

enum { GROWTH_PATH = 4200 };

typedef struct {
    BenchPlan *plan;
    const char *boards_folder; // with a file of boards for each game
    const char *plots;         // the folder for drawings, NULL: nothing is drawn
    Progress progress;
    int64_t done;
    Boards boards[BENCH_GAMES_MAX]; // by game
    Known known[BENCH_GAMES_MAX];
    double yardstick_ns;
} Growth;

// Adds the tables to the report of the plan.
void growth_tables(Growth *growth);

// Draws each series into the folder of the plots, if there is one. Returns -1 with [err].
int growth_draw(const Growth *growth, Err *err);

#endif

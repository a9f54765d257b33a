// bench_plan.h -- the games that are measured, with their decks.

#ifndef BENCH_PLAN_H
#define BENCH_PLAN_H

#include "tools/bench/report.h"
#include "tools/catalog/open_game.h"
#include "tools/session/runner.h"

enum { BENCH_GAMES_MAX = 16 };

// A game with its decks. One that has none counts as a game of one deck without a name.
typedef struct {
    const char *name; // as --game takes it
    OpenGame open;
    const Rules *rules;
    const char *const *decks;
    int decks_n;
} BenchGame;

typedef struct {
    RunPlan
        run; // the cards, the settings and the seed; `games` of a pairing, 0: as usual
    const char *mode;          // the only one that is measured; NULL: all
    bool decks_alone;          // games without decks are left out
    bool pairings;             // each pairing is shown
    const char *const *wanted; // decks, as pairing_choose takes them
    int wanted_n;              // 0: all
    bool json, quick;
    Arena *arena; // owns the names of games and decks
    BenchGame games[BENCH_GAMES_MAX];
    int games_n;
    Report report;
} BenchPlan;

// Makes an empty plan of random bots.
BenchPlan *bench_plan_new(void);

// Opens the games of the database, or the one that the plan names, with their decks. Returns
// -1 with [err].
int bench_plan_open(BenchPlan *plan, Err *err);

// Closes the games and frees the plan.
void bench_plan_free(BenchPlan *plan);

// Returns whether the plan wants that mode of a game.
bool bench_plan_wants(const BenchPlan *plan, const BenchGame *game, int mode);

// Returns the run of a mode of a game, in so many games.
RunPlan bench_plan_run(const BenchPlan *plan, const BenchGame *game, int mode,
                       int games);

#endif

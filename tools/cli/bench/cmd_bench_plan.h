// cmd_bench_plan.h -- the command line of cardwright bench, for its parts.

#ifndef CMD_BENCH_PLAN_H
#define CMD_BENCH_PLAN_H

#include "tools/bench/report.h"
#include "tools/cli/commands.h"
#include "tools/session/open_game.h"
#include "tools/session/runner.h"

enum { BENCH_GAMES_MAX = 16 };

// A game that is measured, with its decks. One that has none counts as a game of one deck
// without a name.
typedef struct {
    const char *name; // as --game takes it
    OpenGame open;
    const Rules *rules;
    const char *const *decks;
    int decks_n;
} CmdBenchGame;

typedef struct {
    RunPlan run;         // the cards, the settings and the seed; `games` of a
                         // pairing, 0: as usual
    const char *mode;    // the only one that is measured; NULL: all
    const char *boards;  // the folder with a file of boards for each game
    const char *plots;   // the folder for drawings, NULL: nothing is drawn
    const char *against; // another program, NULL: none
    bool decks_alone;    // games without decks are left out
    bool json, quick;
    Arena *arena; // owns the names of games and decks
    CmdBenchGame games[BENCH_GAMES_MAX];
    int games_n;
    Report report;
} CmdBenchPlan;

// cmd_bench_games.c: opens the games of the database, or the one that the plan names, with
// their decks. Returns -1 with [err].
int cmd_bench_games(CmdBenchPlan *plan, Err *err);
void cmd_bench_games_close(CmdBenchPlan *plan);

// Tells whether the plan wants that mode of a game.
bool cmd_bench_wants(const CmdBenchPlan *plan, const CmdBenchGame *game, int mode);

// Returns the run of a mode of a game, in so many games.
RunPlan cmd_bench_run(const CmdBenchPlan *plan, const CmdBenchGame *game, int mode,
                      int games);

// The parts of the command, a file each. They print their tables and return the exit code.
int cmd_bench_all(CmdBenchPlan *plan);
int cmd_bench_growth(CmdBenchPlan *plan);
int cmd_bench_against(CmdBenchPlan *plan);

#endif

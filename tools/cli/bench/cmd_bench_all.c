// cmd_bench_all.c -- the tables of cardwright bench: what is to be reached, and the games of
// all pairings in all modes.

#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/base/text.h"
#include "tools/bench/machine.h"
#include "tools/bench/other.h"
#include "tools/bench/pairings.h"
#include "tools/bench/samples.h"
#include "tools/catalog/games.h"
#include "tools/cli/bench/cmd_bench_parts.h"

// The figures to be reached, by the row of the table. NAN: nothing is.
typedef struct {
    const char *what, *in;
    double must, aim;
} Goal;

typedef enum {
    GOAL_MEDIAN,
    GOAL_SLOWEST,
    GOAL_DECISIONS,
    GOAL_OUTSIDE,
    GOAL_CHILDREN,
    GOAL_PLAYOUTS,
    GOAL_LOAD,
    GOAL_BYTES,
    GOAL_MEMORY,
    GOAL_COUNT
} GoalRow;

static const Goal goals[GOAL_COUNT] = {
    [GOAL_MEDIAN] = {"games of two, median of all pairings", "/s", 2500, 4000},
    [GOAL_SLOWEST] = {"games of two, slowest pairing", "/s", 1600, 2500},
    [GOAL_DECISIONS] = {"decisions, two usual decks", "/s", 300000, 450000},
    [GOAL_OUTSIDE] = {"asked from outside, against agents", "times", 0.75, 0.85},
    [GOAL_CHILDREN] = {"children in mid-game", "/s", 250000, 350000},
    [GOAL_PLAYOUTS] = {"random playouts from mid-game", "/s", 4000, 6000},
    [GOAL_LOAD] = {"loading a saved game by the protocol", "µs", 1000, NAN},
    [GOAL_BYTES] = {"copying its bytes", "µs", NAN, NAN},
    [GOAL_MEMORY] = {"memory of 10,000,000 games beyond 100", "KiB", 1024, 256},
};

typedef struct {
    BenchPlan *plan;
    Progress progress;
    int64_t done;
    double found[GOAL_COUNT];
    double first;  // decisions a second of the table's first row
    int differing; // games that ended otherwise when asked from outside
} All;

// ---- pairings of every mode

// Returns how many games each pairing of a mode plays.
static int games_of(const BenchPlan *plan, int mode)
{
    const int games = mode ? plan->run.games / 10 : plan->run.games;

    return games ? games : 1;
}

static int64_t steps_of(const BenchPlan *plan)
{
    int64_t n = 0;

    for (int i = 0; i < plan->games_n; i++)
        for (int k = 0; k < sitting_modes_n(plan->games[i].rules); k++)
            if (bench_plan_wants(plan, &plan->games[i], k))
                n += pairings_n(plan->games[i].decks_n);
    return n;
}

static void mode_row(All *all, const BenchGame *game, int mode, const Pairing *list,
                     int n)
{
    Report *report = &all->plan->report;
    const PairingSums sums = pairings_sum(list, n);
    const char *const *pair = sums.slowest_pair->names;
    char text[400];

    report_text(report, game->rules->game);
    report_text(report, sitting_mode(game->rules, mode).name);
    report_number(report, n);
    report_number(report, sums.median);
    report_number(report, sums.slowest);
    if (*pair[0])
        (void)text_format(text, sizeof text, "%s against %s", pair[0], pair[1]);
    else
        (void)text_format(text, sizeof text, "no decks");
    report_text(report, text);
    report_number(report, sums.decisions);
    if (all->first <= 0) all->first = sums.decisions;
    report_number(report, sums.decisions / all->first);
    (void)snprintf(text, sizeof text, "%016llx", (unsigned long long)sums.hash);
    report_text(report, text);
    if (game->rules != games_find(NULL) || mode) return;
    all->found[GOAL_MEDIAN] = sums.median;
    all->found[GOAL_SLOWEST] = sums.slowest;
}

// Plays all pairings of a mode. A mode that no deck may be played in is left out.
static int play_mode(All *all, const BenchGame *game, int mode, Err *err)
{
    const char **decks =
        arena_take(all->plan->arena, (size_t)game->decks_n * sizeof *decks);
    PairingPlan plan = {
        .run = bench_plan_run(all->plan, game, mode, games_of(all->plan, mode)),
        .decks = decks,
        .progress = &all->progress,
        .done = &all->done};

    plan.n = pairings_decks(&plan.run, game->decks, game->decks_n, decks, err);
    if (plan.n <= 0) return plan.n;
    const int n = pairings_n(plan.n);
    Pairing *list = calloc((size_t)n, sizeof *list);
    ASSERT(list);
    const int failed = pairings_play(&plan, list, err);
    if (!failed) mode_row(all, game, mode, list, n);
    free(list);
    return failed;
}

static int play_modes(All *all, Err *err)
{
    static const ReportColumn columns[] = {{"game", "game", false},
                                           {"mode", "mode", false},
                                           {"pairings", "pairings", true},
                                           {"median", "games/s, median", true},
                                           {"slowest", "slowest", true},
                                           {"pair", "which", false},
                                           {"decisions", "decisions/s", true},
                                           {"ratio", "times the first", true},
                                           {"hash", "hash of all games", false}};
    const BenchPlan *plan = all->plan;

    report_table(&all->plan->report, "modes", columns, COUNT_OF(columns));
    progress_start(&all->progress, "pairings", steps_of(plan));
    for (int i = 0; i < plan->games_n; i++)
        for (int k = 0; k < sitting_modes_n(plan->games[i].rules); k++)
            if (bench_plan_wants(plan, &plan->games[i], k) &&
                play_mode(all, &plan->games[i], k, err))
                return -1;
    progress_end(&all->progress);
    report_table_end(&all->plan->report);
    return 0;
}

// ---- memory of many games

// Returns the most memory in KiB that a process had so far; NAN: it is not known.
static double most_kib(pid_t pid)
{
    char line[256];
    double kib = NAN;

    (void)snprintf(line, sizeof line, "/proc/%d/status", (int)pid);
    FILE *file = fopen(line, "r");
    while (file && fgets(line, sizeof line, file))
        if (!strncmp(line, "VmHWM:", 6)) kib = strtod(line + 6, NULL);
    if (file) (void)fclose(file);
    return kib;
}

// Returns the memory that this program takes a moment after it began so many games.
static double memory_of(const char *games, const BenchGame *game, const char *db)
{
    const char *const arguments[] = {"cardwright",
                                     "simulate",
                                     "--games",
                                     games,
                                     "--jobs",
                                     "1",
                                     "--seed",
                                     "1",
                                     "--game",
                                     game->name,
                                     db ? "--db" : NULL,
                                     db,
                                     NULL};
    pid_t pid;

    if (other_start("/proc/self/exe", arguments, -1, &pid)) return NAN;
    usleep(1500000);
    const double kib = most_kib(pid);
    (void)kill(pid, SIGINT);
    (void)waitpid(pid, NULL, 0);
    return kib;
}

// Returns how much more memory many games of a kind take than few.
static double memory_of_many(const BenchPlan *plan, const BenchGame *game)
{
    const double few = memory_of("20000", game, plan->run.db);

    return memory_of("10000000", game, plan->run.db) - few;
}

// ---- what programs do with a game

// Plays each deck against the next one, so that every deck is in two pairs.
static int sample_pairs(All *all, const BenchGame *game, SampleSums *sums, Err *err)
{
    const bool quick = all->plan->quick;
    const SamplePlan plan = {.run = bench_plan_run(all->plan, game, 0, quick ? 2 : 20),
                             .positions = quick ? 1 : 4,
                             .children = quick ? 100 : 1000,
                             .playouts = quick ? 5 : 25,
                             .loads = quick ? 5 : 25};

    for (int i = 0; i < game->decks_n; i++) {
        const char *const pair[] = {game->decks[i],
                                    game->decks[(i + 1) % game->decks_n]};
        Session *session = pairings_session(&plan.run, pair, err);

        if (!session) return -1;
        samples_add(session, &plan, sums);
        session_close(session);
        progress_show(&all->progress, ++all->done);
    }
    return 0;
}

static void sample_row(All *all, const BenchGame *game, const SampleSums *sums)
{
    Report *report = &all->plan->report;
    const double outside = samples_rate(&sums->outside);
    const double agents = samples_rate(&sums->agents);

    report_text(report, game->rules->game);
    report_number(report, agents);
    report_number(report, outside);
    report_number(report, agents > 0 ? outside / agents : NAN);
    report_number(report, samples_rate(&sums->children));
    report_number(report, samples_rate(&sums->playouts));
    report_number(report, samples_ns(&sums->loads) / 1000);
    report_number(report, samples_ns(&sums->reads) / 1000);
    report_number(report,
                  sums->loads.n ? (double)sums->saved_bytes / (double)sums->loads.n
                                : NAN);
    const double memory = memory_of_many(all->plan, game);
    report_number(report, memory);
    all->differing += sums->differing;
    if (game->rules != games_find(NULL)) return;
    all->found[GOAL_MEMORY] = memory;
    all->found[GOAL_OUTSIDE] = agents > 0 ? outside / agents : NAN;
    all->found[GOAL_CHILDREN] = samples_rate(&sums->children);
    all->found[GOAL_PLAYOUTS] = samples_rate(&sums->playouts);
    all->found[GOAL_LOAD] = samples_ns(&sums->reads) / 1000;
    all->found[GOAL_BYTES] = machine_copy_ns() / MACHINE_BYTES *
                             (double)sums->saved_bytes /
                             (sums->loads.n ? (double)sums->loads.n : 1) / 1000;
}

static int sample_games(All *all, Err *err)
{
    static const ReportColumn columns[] = {
        {"game", "game", false},
        {"agents", "decisions/s by agents", true},
        {"outside", "from outside", true},
        {"ratio", "times", true},
        {"children", "children/s", true},
        {"playouts", "playouts/s", true},
        {"load_us", "loading bytes, µs", true},
        {"read_us", "loading text, µs", true},
        {"saved_bytes", "bytes of a saved game", true},
        {"memory_kib", "memory of many games, KiB", true}};
    const BenchPlan *plan = all->plan;
    int64_t n = 0;

    for (int i = 0; i < plan->games_n; i++) n += plan->games[i].decks_n;
    report_table(&all->plan->report, "programs", columns, COUNT_OF(columns));
    all->done = 0;
    progress_start(&all->progress, "pairs of decks", n);
    for (int i = 0; i < plan->games_n; i++) {
        SampleSums sums = {0};

        if (sample_pairs(all, &plan->games[i], &sums, err)) return -1;
        sample_row(all, &plan->games[i], &sums);
    }
    progress_end(&all->progress);
    report_table_end(&all->plan->report);
    return 0;
}

// ---- the usual game

static int play_usual(All *all, const BenchGame *game, Err *err)
{
    const int games = all->plan->run.games * 10;
    const RunPlan run = bench_plan_run(all->plan, game, 0, games);
    const char *decks[SEATS_MAX] = {0};
    GameResult result;
    uint64_t questions = 0;

    if (game->rules != games_find(NULL)) return 0;
    if (open_game_usual_decks((OpenGame *)&game->open,
                              sitting_mode(game->rules, 0).players,
                              all->plan->arena,
                              decks,
                              err) < 0)
        return -1;
    Session *session = pairings_session(&run, decks, err);
    if (!session) return -1;
    runner_game(session, &run, runner_seed(run.seed, games), &result);
    const uint64_t started = progress_worked_ns();
    for (int i = 0; i < games; i++) {
        runner_game(session, &run, runner_seed(run.seed, i), &result);
        questions += result.questions;
    }
    all->found[GOAL_DECISIONS] =
        1e9 * (double)questions / (double)(progress_worked_ns() - started);
    session_close(session);
    return 0;
}

// ---- all

static void goal_rows(All *all)
{
    static const ReportColumn columns[] = {{"measured", "measured", false},
                                           {"value", "value", true},
                                           {"in", "in", false},
                                           {"must", "must", true},
                                           {"aim", "aim", true}};
    Report *report = &all->plan->report;

    report_table(report, "goals", columns, COUNT_OF(columns));
    for (int i = 0; i < GOAL_COUNT; i++) {
        report_text(report, goals[i].what);
        report_number(report, all->found[i]);
        report_text(report, goals[i].in);
        report_number(report, goals[i].must);
        report_number(report, goals[i].aim);
    }
    report_table_end(report);
}

int cmd_bench_all(BenchPlan *plan)
{
    if (!plan->run.games) plan->run.games = plan->quick ? 10 : 100;

    All all = {.plan = plan};
    Err err = {0};

    for (int i = 0; i < GOAL_COUNT; i++) all.found[i] = NAN;
    if (play_modes(&all, &err) || sample_games(&all, &err)) return command_fail(&err);
    for (int i = 0; i < plan->games_n; i++)
        if (play_usual(&all, &plan->games[i], &err)) return command_fail(&err);
    goal_rows(&all);
    if (!all.differing) return CODE_OK;
    (void)err_set(&err,
                  CODE_OURS,
                  "%d games ended otherwise when they were asked from outside",
                  all.differing);
    return command_fail(&err);
}

// cmd_bench_against.c -- cardwright bench --against: all pairings by turns with another
// build, in short slices.
//
// Both builds play the same games in processes of their own, now one first and now the
// other, so whatever else the machine does meets both. The time of a slice is what its
// process worked, without what the same process needs for a single game.

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "engine/play/deck.h"
#include "tools/bench/other.h"
#include "tools/bench/pairings.h"
#include "tools/cli/bench/cmd_bench_parts.h"

enum { SLICES = 4, QUICK_SLICES = 2, GAMES = 400, QUICK_GAMES = 300 };
enum { STARTED = 8, BUILDS = 2 }; // pairings that tell how long a start takes
enum { THIS, THAT };

// The times of a pairing with both builds.
typedef struct {
    const char *names[2];
    double ns[BUILDS][SLICES];
    int differing; // slices whose games are not the same
} Turns;

typedef struct {
    BenchPlan *plan;
    const BenchGame *game;
    int mode;
    Other builds[BUILDS];
    double starts[BUILDS]; // what a process takes for a single game, in nanoseconds
    int slices, games;     // of each slice
    Progress progress;
    int64_t done;
    int differing;
} Against;

static OtherGames games_of(const Against *against, const Turns *turns, int slice)
{
    const PlayMode mode = sitting_mode(against->game->rules, against->mode);
    OtherGames of = {.game = against->game->name,
                     .mode = mode.name,
                     .decks_n =
                         deck_sections_n(against->game->rules) ? mode.players : 0,
                     .seed = against->plan->run.seed + (uint64_t)slice,
                     .games = 1 + against->games};

    for (int i = 0; i < of.decks_n; i++) of.decks[i] = turns->names[i % 2];
    return of;
}

// Plays a single game with both builds, for the time that a start takes: the least of
// several, because only a longer one can be disturbed.
static int measure_start(Against *against, const Turns *turns, Err *err)
{
    OtherGames one = games_of(against, turns, 0);
    OtherResult result;

    one.games = 1;
    for (int build = 0; build < BUILDS; build++) {
        double *start = &against->starts[build];

        if (other_play(&against->builds[build], &one, &result, err)) return -1;
        if (*start <= 0 || (double)result.ns < *start) *start = (double)result.ns;
    }
    return 0;
}

static int play_slice(const Against *against, Turns *turns, int slice, Err *err)
{
    const OtherGames games = games_of(against, turns, slice);
    OtherResult results[BUILDS];

    for (int i = 0; i < BUILDS; i++) {
        const int build = (i + slice) % BUILDS;

        if (other_play(&against->builds[build], &games, &results[build], err))
            return -1;
        const double ns = (double)results[build].ns - against->starts[build];
        turns->ns[build][slice] = ns > 1 ? ns : 1;
    }
    turns->differing += strcmp(results[THIS].hash, results[THAT].hash) != 0;
    return 0;
}

static int play_turns(Against *against, Turns *turns, Err *err)
{
    for (int i = 0; i < against->slices; i++)
        if (play_slice(against, turns, i, err)) return -1;
    progress_show(&against->progress, ++against->done);
    return 0;
}

// Plays all [n] list.
static int play_list(Against *against, Turns *list, int n, Err *err)
{
    memset(against->starts, 0, sizeof against->starts);
    for (int i = 0; i < STARTED; i++)
        if (measure_start(against, &list[i * n / STARTED], err)) return -1;
    for (int i = 0; i < n; i++)
        if (play_turns(against, &list[i], err)) return -1;
    return 0;
}

// ---- figures

// Returns how many times as fast this build is: in one slice of all [n], or in all
// slices for -1.
static double ratio_of(const Turns *list, int n, int slice)
{
    double ns[BUILDS] = {0};

    for (int i = 0; i < n; i++)
        for (int build = 0; build < BUILDS; build++)
            for (int k = 0; k < SLICES; k++)
                if (slice < 0 || k == slice) ns[build] += list[i].ns[build][k];
    return ns[THAT] / ns[THIS];
}

static int by_ratio(const void *a, const void *b)
{
    const double x = ratio_of(a, 1, -1), y = ratio_of(b, 1, -1);

    return (x > y) - (x < y);
}

static void add_range(const Against *against, const Turns *list, int n)
{
    double low = INFINITY, high = 0;
    char text[64];

    for (int k = 0; k < against->slices; k++) {
        const double ratio = ratio_of(list, n, k);

        low = fmin(low, ratio);
        high = fmax(high, ratio);
    }
    (void)text_format(text, sizeof text, "%.3f to %.3f", low, high);
    report_text(&against->plan->report, text);
}

static void add_row(Against *against, Turns *list, int n)
{
    Report *report = &against->plan->report;
    char text[400];
    int differing = 0;

    for (int i = 0; i < n; i++) differing += list[i].differing != 0;
    qsort(list, (size_t)n, sizeof *list, by_ratio);
    report_text(report, against->game->rules->game);
    report_text(report, sitting_mode(against->game->rules, against->mode).name);
    report_number(report, n);
    report_exact(report, ratio_of(list, n, -1));
    add_range(against, list, n);
    report_exact(report, ratio_of(&list[n / 2], 1, -1));
    (void)text_format(text,
                      sizeof text,
                      "%.3f to %.3f",
                      ratio_of(&list[n / 10], 1, -1),
                      ratio_of(&list[n - 1 - n / 10], 1, -1));
    report_text(report, text);
    (void)text_format(text,
                      sizeof text,
                      "%.3f: %s against %s",
                      ratio_of(&list[0], 1, -1),
                      list[0].names[0],
                      list[0].names[1]);
    report_text(report, text);
    report_number(report, differing);
    against->differing += differing;
}

// ---- all

static int play_mode(Against *against, Err *err)
{
    const BenchGame *game = against->game;
    const char **decks =
        arena_take(against->plan->arena, (size_t)game->decks_n * sizeof *decks);
    const RunPlan run = bench_plan_run(against->plan, game, against->mode, 1);
    const int n = pairings_decks(&run, game->decks, game->decks_n, decks, err);
    int at = 0;

    if (n <= 0) return n;
    Turns *list = calloc((size_t)pairings_n(n), sizeof *list);
    ASSERT(list);
    for (int i = 0; i < n; i++)
        for (int k = i; k < n; k++) list[at++] = (Turns){.names = {decks[i], decks[k]}};
    const int failed = play_list(against, list, at, err);
    if (!failed) add_row(against, list, at);
    free(list);
    return failed;
}

static bool is_played(const BenchPlan *plan, const BenchGame *game, int mode)
{
    return plan->mode ? bench_plan_wants(plan, game, mode) : !mode;
}

static int64_t steps_of(const BenchPlan *plan)
{
    int64_t n = 0;

    for (int i = 0; i < plan->games_n; i++)
        for (int k = 0; k < sitting_modes_n(plan->games[i].rules); k++)
            if (is_played(plan, &plan->games[i], k))
                n += pairings_n(plan->games[i].decks_n);
    return n;
}

static int play_all(Against *against, Err *err)
{
    const BenchPlan *plan = against->plan;

    for (int i = 0; i < plan->games_n; i++) {
        against->game = &plan->games[i];
        for (int k = 0; k < sitting_modes_n(against->game->rules); k++) {
            against->mode = k;
            if (is_played(plan, against->game, k) && play_mode(against, err)) return -1;
        }
    }
    return 0;
}

int cmd_bench_against(BenchPlan *plan, const char *program)
{
    static const ReportColumn columns[] = {
        {"game", "game", false},
        {"mode", "mode", false},
        {"pairings", "pairings", true},
        {"ratio", "times as fast", true},
        {"slices", "in each round", false},
        {"median", "median pairing", true},
        {"spread", "four fifths of all pairings", false},
        {"least", "the least", false},
        {"differing", "pairings with other games", true}};
    Against against = {
        .plan = plan,
        .builds = {
            [THIS] = {"/proc/self/exe", plan->run.db}, [THAT] = {program, NULL}}};
    Err err = {0};

    against.slices = plan->quick ? QUICK_SLICES : SLICES;
    against.games = plan->quick ? QUICK_GAMES : GAMES;
    if (plan->run.games) against.games = 1 + (plan->run.games - 1) / against.slices;
    report_table(&plan->report, "against", columns, COUNT_OF(columns));
    progress_start(&against.progress, "pairings", steps_of(plan));
    const int failed = play_all(&against, &err);
    progress_end(&against.progress);
    if (failed) return command_fail(&err);
    report_table_end(&plan->report);
    return against.differing ? CODE_FINDINGS : CODE_OK;
}

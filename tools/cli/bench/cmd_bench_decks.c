// cmd_bench_decks.c -- measures how big the game of some decks is and how fast it runs.
//
// One run measures everything on one core, so its figures can be compared with each
// other.

#include "tools/cli/bench/cmd_bench_parts.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "engine/play/play.h"
#include "tools/bench/figures.h"
#include "tools/bench/machine.h"
#include "tools/cli/commands.h"
#include "tools/door/progress.h"
#include "tools/session/runner.h"

enum { MIDDLE = 9, COPIES = 200000, CLOCKS = 200000, BATCH = 16 }; // the turn measured

typedef struct {
    Figures figures;
    RunPlan plan;
    const Rules *rules;
    double seconds;
    double effects_per_game;
    char key[40], title[40]; // of the size of the state, named after the usual mode
} Bench;

// Copies the state, or by memcpy so many [bytes].
static double ns_of_copies(State *to, const State *from, size_t bytes)
{
    const uint64_t started = progress_clock_ns();

    for (int i = 0; i < COPIES; i++) {
        machine_use(from);
        if (bytes)
            memcpy(to, from, bytes);
        else
            state_copy(to, from);
        machine_use(to);
    }
    return (double)(progress_clock_ns() - started) / COPIES;
}

// Takes the fastest of several rounds, because only a slower one can be disturbed.
static double best_of_copies(State *to, const State *from, size_t bytes)
{
    double best = 1e9;

    for (int round = 0; round < 5; round++) {
        const double ns = ns_of_copies(to, from, bytes);

        if (ns < best) best = ns;
    }
    return best;
}

static void measure_copies(Bench *bench, const State *state)
{
    State *to = calloc(2, sizeof *to);

    if (!to) return;
    const size_t used = state_size(state);
    const double copy = best_of_copies(to, state, 0);
    const double plain = best_of_copies(to, &to[1], used);
    const double larger = machine_copy_ns();

    free(to);
    figures_add(&bench->figures,
                (Figure){"copy_ns", "copying a state", copy, "ns", "under 200"});
    figures_add(&bench->figures,
                (Figure){"memcpy_ns", "memcpy of the same bytes", plain, "ns", ""});
    figures_add(&bench->figures,
                (Figure){"memcpy_16k_ns", "memcpy of 16 KiB", larger, "ns", ""});
    figures_add(&bench->figures,
                (Figure){"copy_ratio",
                         "copying against memcpy",
                         copy / plain,
                         "times",
                         "at most 2"});
}

// Prints how much of its room a game of two uses in its middle.
static void measure_sizes(Bench *bench, const State *state)
{
    const char *mode = sitting_mode(bench->rules, 0).name;

    (void)snprintf(bench->key, sizeof bench->key, "state_bytes_%s", mode);
    (void)snprintf(bench->title, sizeof bench->title, "state of a %s, in use", mode);
    figures_add(&bench->figures,
                (Figure){bench->key,
                         bench->title,
                         (double)state_size(state),
                         "bytes",
                         "at most 16384"});
    figures_add(&bench->figures,
                (Figure){"state_room", "room of a state", sizeof(State), "bytes", ""});
    figures_add(&bench->figures,
                (Figure){"game_room",
                         "room of a game: state, mark, answers, question",
                         sizeof(Game),
                         "bytes",
                         ""});
    figures_add(&bench->figures,
                (Figure){"table_room",
                         "room of a table: scratch of the running step",
                         sizeof(Table),
                         "bytes",
                         ""});
}

// A script host that measures the one inside it. A run within a run counts as a part of
// it.
typedef struct {
    Scripts outer;
    const Scripts *inner;
    uint64_t ns, runs;
    int depth;
} Meter;

// NOLINTNEXTLINE(readability-function-size): Scripts.run has six parameters.
static void metered_run(void *self, Table *table, Env *env, const Clause *clause,
                        const Value *args, int n)
{
    Meter *meter = self;
    const uint64_t started = progress_clock_ns();

    meter->depth++;
    meter->inner->run(meter->inner->self, table, env, clause, args, n);
    if (--meter->depth) return;
    meter->ns += progress_clock_ns() - started;
    meter->runs++;
}

static void metered_unwind(void *self)
{
    Meter *meter = self;

    meter->depth = 0;
    meter->inner->unwind(meter->inner->self);
}

static double clock_cost(void)
{
    const uint64_t started = progress_clock_ns();

    for (int i = 0; i < CLOCKS; i++) (void)progress_clock_ns();
    return (double)(progress_clock_ns() - started) / CLOCKS;
}

// Measures effects as they run in real games, with all that they cause.
static void measure_effects(Bench *bench, Session *session)
{
    Table *table = &session->table;
    Meter meter = {.inner = catalog_scripts(session->catalog)};

    meter.outer =
        (Scripts){.self = &meter, .run = metered_run, .unwind = metered_unwind};
    for (int i = 0; i < BATCH * 4; i++) {
        session->setup.seed = runner_seed(bench->plan.seed, i);
        for (int p = 0; p < SEATS_MAX; p++) session->bots[p].kind = SEAT_RANDOM;
        session_start(session);
        table->scripts = &meter.outer;
        table->log = NULL;
        for (int p = 0; p < SEATS_MAX; p++)
            table->agents[p] = (Agent){.self = &session->bots[p], .answer = bot_answer};
        meter.depth = 0;
        game_next(&session->game, table);
    }
    table->scripts = meter.inner;
    double bare = machine_call_ns("return function() end", false);
    double effect =
        meter.runs ? (double)meter.ns / (double)meter.runs - clock_cost() : 0;
    figures_add(&bench->figures,
                (Figure){"lua_call_ns", "a bare protected Lua call", bare, "ns", ""});
    figures_add(&bench->figures,
                (Figure){"effect_ns",
                         "a scripted effect, in games, with what it does",
                         effect,
                         "ns",
                         ""});
    figures_add(
        &bench->figures,
        (Figure){"effects_measured", "effects measured", (double)meter.runs, "", ""});
    bench->effects_per_game = (double)meter.runs / (BATCH * 4);
}

// Measures what the limit on instructions adds to a usual effect: a loop over three
// things, some thirty instructions. A game without the limit would take [game_ns].
static void measure_limit(Bench *bench, double game_ns)
{
    const char *source =
        "return function(u) for i = 1, 3 do if u then u = i end end end";
    double counted = 1e9, plain = 1e9;

    for (int round = 0; round < 3; round++) {
        double a = machine_call_ns(source, true), b = machine_call_ns(source, false);

        if (a < counted) counted = a;
        if (b < plain) plain = b;
    }
    figures_add(&bench->figures,
                (Figure){"limit_percent",
                         "counting instructions, of the time of a game",
                         100 * (counted - plain) * bench->effects_per_game / game_ns,
                         "%",
                         "at most 2"});
}

// Plays in batches until the time is over. Every batch counts whole.
static void measure_games(Bench *bench, Session *session)
{
    const uint64_t started = progress_worked_ns();
    uint64_t questions = 0, steps = 0, turns = 0;
    double seconds = 0;
    int games = 0;

    while (seconds < bench->seconds) {
        for (int i = 0; i < BATCH; i++, games++) {
            GameResult result;

            runner_game(
                session, &bench->plan, runner_seed(bench->plan.seed, games), &result);
            questions += result.questions;
            steps += result.steps;
            turns += result.turns;
        }
        seconds = (double)(progress_worked_ns() - started) / 1e9;
    }
    figures_add(&bench->figures,
                (Figure){"games_per_second",
                         "random games on one core",
                         games / seconds,
                         "/s",
                         "1000"});
    figures_add(&bench->figures,
                (Figure){"decisions_per_second",
                         "decisions that had a choice",
                         (double)questions / seconds,
                         "/s",
                         "300000"});
    figures_add(&bench->figures,
                (Figure){"steps_per_second",
                         "steps of the engine",
                         (double)steps / seconds,
                         "/s",
                         ""});
    figures_add(&bench->figures,
                (Figure){"decisions_per_game",
                         "decisions a game",
                         (double)questions / games,
                         "",
                         ""});
    figures_add(
        &bench->figures,
        (Figure){"turns_per_game", "turns a game", (double)turns / games, "", ""});
    measure_limit(bench, seconds * 1e9 / games);
}

static Session *measure_start(Bench *bench, Err *err)
{
    const uint64_t started = progress_clock_ns();
    Session *session = session_open(bench->plan.db, bench->plan.game, err);

    if (!session) return NULL;
    if (session_decks(session, bench->plan.decks, err)) {
        session_close(session);
        return NULL;
    }
    session->setup.seed = bench->plan.seed;
    session_start(session);
    figures_add(&bench->figures,
                (Figure){"start_ms",
                         "start-up: database, two decks, their scripts",
                         (double)(progress_clock_ns() - started) / 1e6,
                         "ms",
                         ""});
    return session;
}

// Lets bots play until a usual game is half over.
static void play_to_the_middle(Session *session)
{
    Answer answer;

    for (int p = 0; p < SEATS_MAX; p++) session->bots[p].kind = SEAT_RANDOM;
    session_seat_bots(session, 1);
    while (session->game.now.turn < MIDDLE &&
           game_next(&session->game, &session->table) == GAME_WAITS)
        if (!session_bot(session, &answer) || game_answer(&session->game, &answer))
            return;
}

static void measure_memory(Bench *bench)
{
    struct rusage usage;

    getrusage(RUSAGE_SELF, &usage);
    figures_add(&bench->figures,
                (Figure){"process_kib",
                         "memory of the program with one game",
                         (double)usage.ru_maxrss,
                         "KiB",
                         ""});
}

// Measures everything. Returns the exit code.
static int measure_decks(Bench *bench, bool json)
{
    Err err = {0};
    Session *session = measure_start(bench, &err);

    if (!session) return command_fail(&err);
    measure_memory(bench);
    play_to_the_middle(session);
    measure_sizes(bench, &session->game.now);
    measure_copies(bench, &session->game.now);
    measure_effects(bench, session);
    measure_games(bench, session);
    session_close(session);
    figures_print(&bench->figures, json);
    return CODE_OK;
}

int cmd_bench_decks(const RunPlan *plan, const Rules *rules, double seconds, bool json)
{
    Bench *bench = calloc(1, sizeof *bench);

    ASSERT(bench);
    bench->plan = *plan;
    bench->rules = rules;
    bench->seconds = seconds;
    const int code = measure_decks(bench, json);
    free(bench);
    return code;
}

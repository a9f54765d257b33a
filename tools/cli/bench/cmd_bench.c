// cmd_bench.c -- cardwright bench: measures how big a game is and how fast it runs.
//
// One run measures everything on one core, so its figures can be compared with each
// other.

#include <getopt.h>
#include <lauxlib.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "db/decks/lookup_deck.h"
#include "engine/kernel/base/text.h"
#include "engine/play/play.h"
#include "engine/play/play_decks.h"
#include "tools/bench/figures.h"
#include "tools/bench/pairings.h"
#include "tools/cli/bench/cmd_bench_agreement.h"
#include "tools/cli/bench/cmd_bench_import.h"
#include "tools/cli/bench/cmd_bench_protocol.h"
#include "tools/cli/commands.h"
#include "tools/session/games.h"
#include "tools/session/open_game.h"
#include "tools/session/progress.h"
#include "tools/session/runner.h"

static void print_help(void)
{
    puts(
        "Example: cardwright bench --seconds 5\n"
        "\n"
        "Usage: cardwright bench [DECK...] [OPTION]...\n"
        "       cardwright bench import [FILE]... [OPTION]...\n"
        "       cardwright bench agreement [OPTION]...\n"
        "       cardwright bench protocol [DECK]... [OPTION]...\n"
        "\n"
        "Measures size, copying, start-up, scripts and games of random bots on one\n"
        "core. Without a DECK it takes two usual decks, and of a game in Lua then all pairs\n"
        "of its decks, with the usual game beside them; three or four decks play the\n"
        "usual mode for so many. `bench import` measures the import of card\n"
        "lists: see cardwright bench import --help. `bench agreement` plays games in all\n"
        "ways of driving them and compares: see cardwright bench agreement --help.\n"
        "`bench protocol` measures how fast a program tries answers: see cardwright\n"
        "bench protocol --help.\n"
        "\n"
        "  --seconds N   play games for N seconds (default 3)\n"
        "  --seed S      determines all chance (default 1)\n"
        "  --set N=V     a setting of the game; an unknown name N shows them all\n"
        "  --db FILE     the card database (default cards.db beside the program)\n"
        "  --game NAME   the game: one of the database, or a folder with game.lua (default\n"
        "                that of the decks)\n"
        "  --json        print one JSON object\n"
        "  --help        print this text");
}

enum { USUAL_BYTES = 16384, MIDDLE = 9 }; // compared with; the turn measured
enum { COPIES = 200000, CALLS = 2000000, BATCH = 16 };

typedef struct {
    Figures figures;
    RunPlan plan;
    OpenGame open; // for its rules and usual decks
    const Rules *rules;
    Arena *arena;
    CommandNumber seconds;
    SettingWords set;
    bool json;
    double effects_per_game;
    char key[40], title[40]; // of the size of the state, named after the usual mode
    char slowest[200], usual[80];
    bool all_decks; // nobody named one
} Bench;

// Keeps the compiler from removing a copy that nobody reads.
static void use(const void *memory)
{
    __asm__ volatile("" : : "r"(memory) : "memory");
}

// Copies the state, or by memcpy so many [bytes].
static double ns_of_copies(State *to, const State *from, size_t bytes)
{
    const uint64_t started = progress_clock_ns();

    for (int i = 0; i < COPIES; i++) {
        use(from);
        if (bytes)
            memcpy(to, from, bytes);
        else
            state_copy(to, from);
        use(to);
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
    const double larger = best_of_copies(to, &to[1], USUAL_BYTES);

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

// What a game of two has in use in its middle, and room for.
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

static void never(lua_State *lua, lua_Debug *at)
{
    (void)lua;
    (void)at;
}

// Measures a protected call of [source], with a limit on instructions if [counted].
static double measure_call(const char *source, bool counted)
{
    lua_State *lua = luaL_newstate();
    double ns = 0;

    if (!lua || luaL_loadstring(lua, source) || lua_pcall(lua, 0, 1, 0)) return 0;
    if (counted) lua_sethook(lua, never, LUA_MASKCOUNT, INT_MAX);
    const uint64_t started = progress_clock_ns();
    for (int i = 0; i < CALLS; i++) {
        lua_pushvalue(lua, -1);
        if (lua_pcall(lua, 0, 0, 0)) break;
    }
    ns = (double)(progress_clock_ns() - started) / CALLS;
    lua_close(lua);
    return ns;
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

    for (int i = 0; i < CALLS / 10; i++) (void)progress_clock_ns();
    return (double)(progress_clock_ns() - started) / (CALLS / 10.0);
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
    double bare = measure_call("return function() end", false);
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
        double a = measure_call(source, true), b = measure_call(source, false);

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

    while (seconds < (double)bench->seconds.n) {
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

// Reads the decks. Their number gives the mode.
static int read_decks(int argc, char **argv, Bench *bench)
{
    const size_t n = (size_t)(argc - optind);
    Err err;
    const int mode = session_mode_find(bench->rules, NULL, n, "decks", &err);

    if (mode < 0) return command_usage("bench", "%s", err.text);
    bench->plan.mode = mode;
    for (size_t i = 0; i < n; i++) bench->plan.decks[i] = argv[optind + (int)i];
    return -1;
}

// Opens the game that the options or the decks name. Returns -1 with [err].
static int open_game(int argc, char **argv, Bench *bench, Err *err)
{
    bench->arena = arena_new();
    bench->plan.game = open_game_of_decks(bench->plan.db,
                                          bench->plan.game,
                                          (const char *const *)argv + optind,
                                          argc - optind,
                                          bench->arena);
    if (open_game_read(&bench->open, bench->plan.db, bench->plan.game, err)) return -1;
    bench->rules = loaded_game_rules(bench->open.game);
    return 0;
}

static int read_arguments(int argc, char **argv, Bench *bench)
{
    CommandNumber seed = {1, 0, COMMAND_SEED_MAX};
    Setup setup = {0};
    Err err = {0};
    const CommandOption list[] = {{"seconds", COMMAND_NUMBER, &bench->seconds},
                                  {"seed", COMMAND_NUMBER, &seed},
                                  {"set", COMMAND_SETTINGS, &bench->set},
                                  {"db", COMMAND_TEXT, &bench->plan.db},
                                  {"game", COMMAND_TEXT, &bench->plan.game},
                                  {"json", COMMAND_FLAG, &bench->json},
                                  {0}};
    const int code = command_options(argc, argv, list, print_help);

    if (code >= 0) return code;
    bench->plan.seed = (uint64_t)seed.n;
    if (open_game(argc, argv, bench, &err)) return command_fail(&err);
    if (session_set_all(bench->rules, &bench->set, &setup, &err))
        return command_usage("bench", "%s", err.text);
    memcpy(bench->plan.settings, setup.settings, sizeof setup.settings);
    if (optind < argc) return read_decks(argc, argv, bench);
    bench->all_decks = true;
    if (open_game_usual_decks(&bench->open,
                              sitting_mode(bench->rules, 0).players,
                              bench->arena,
                              bench->plan.decks,
                              &err) < 0)
        return command_fail(&err);
    return -1;
}

// Measures every pair of the decks that the game has, and beside it the usual game.
static int measure_pairs(Bench *bench, Err *err)
{
    const Rules *usual = games_find(NULL);
    const char **names;
    Pairings found;

    if (bench->rules == usual || !bench->all_decks) return 0;
    const int n = lookup_deck_names(bench->open.store, bench->arena, &names, err);
    const double seconds = (double)bench->seconds.n;
    if (n < 0) return -1;
    if (n > 1 && sitting_mode(bench->rules, 0).players == 2) {
        if (pairings_measure(
                &bench->plan, &(PairingPlan){names, n, seconds}, &found, err))
            return -1;
        figures_add(&bench->figures,
                    (Figure){"pairs_games_per_second",
                             "random games, mean of all pairs of decks",
                             found.mean,
                             "/s",
                             "4000"});
        (void)text_format(
            bench->slowest, sizeof bench->slowest, "the slowest: %s", found.slowest);
        figures_add(&bench->figures,
                    (Figure){"slowest_pair_games_per_second",
                             bench->slowest,
                             found.least,
                             "/s",
                             ""});
    }
    (void)text_format(
        bench->usual, sizeof bench->usual, "random games of %s", usual->game);
    figures_add(&bench->figures,
                (Figure){"usual_games_per_second",
                         bench->usual,
                         pairings_of_game(bench->plan.db, usual->game, seconds),
                         "/s",
                         "1000"});
    return 0;
}

// Measures everything. Returns the exit code.
static int measure(Bench *bench)
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
    if (measure_pairs(bench, &err)) return command_fail(&err);
    figures_print(&bench->figures, bench->json);
    return CODE_OK;
}

int cmd_bench(int argc, char **argv)
{
    Bench bench = {.seconds = {3, 1, 1000000}};

    for (int i = 0; i < SEATS_MAX; i++) bench.plan.bots[i] = SEAT_RANDOM;
    if (argc > 1 && !strcmp(argv[1], "import")) {
        argv[1] = "bench import";
        return cmd_bench_import(argc - 1, argv + 1);
    }
    if (argc > 1 && !strcmp(argv[1], "agreement")) {
        argv[1] = "bench agreement";
        return cmd_bench_agreement(argc - 1, argv + 1);
    }
    if (argc > 1 && !strcmp(argv[1], "protocol")) {
        argv[1] = "bench protocol";
        return cmd_bench_protocol(argc - 1, argv + 1);
    }
    int code = read_arguments(argc, argv, &bench);
    if (code < 0) code = measure(&bench);
    open_game_close(&bench.open);
    arena_free(bench.arena);
    return code;
}

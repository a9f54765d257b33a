// simulate.c -- bots play many games; what came of it.

#include <getopt.h>
#include <inttypes.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "commands.h"
#include "progress.h"
#include "runner.h"

static const char help[] =
    "Example: cardwright simulate proving-grounds-annie proving-grounds-garen "
    "--games 1000 --seed 1\n"
    "\n"
    "Usage: cardwright simulate DECK DECK [OPTION]...\n"
    "Lets bots play games and sums them up. The same seed gives the same games and\n"
    "the same hash, whatever the number of jobs. Ctrl-C shows what was played.\n"
    "\n"
    "  --games N     how many games; default 100\n"
    "  --seed S      all chance comes from it; drawn and printed if not given\n"
    "  --jobs J      threads; default one for each processor\n"
    "  --bots KIND   random (default) or greedy, for both or as A,B\n"
    "  --mode MODE   duel (default) or match (single games with its rules)\n"
    "  --verify      check every invariant after each step\n"
    "  --db FILE     the card database; default build/cards.db\n"
    "  --json        one object\n"
    "  --help        this text\n";

enum {
    OPT_GAMES = 256,
    OPT_SEED,
    OPT_JOBS,
    OPT_BOTS,
    OPT_MODE,
    OPT_VERIFY,
    OPT_DB,
    OPT_JSON
};

static const struct option long_options[] = {
    {"games", required_argument, NULL, OPT_GAMES},
    {"seed", required_argument, NULL, OPT_SEED},
    {"jobs", required_argument, NULL, OPT_JOBS},
    {"bots", required_argument, NULL, OPT_BOTS},
    {"mode", required_argument, NULL, OPT_MODE},
    {"verify", no_argument, NULL, OPT_VERIFY},
    {"db", required_argument, NULL, OPT_DB},
    {"json", no_argument, NULL, OPT_JSON},
    {"help", no_argument, NULL, 'h'},
    {0},
};

// What many games come to.
typedef struct {
    int finished, draws, faults, wins[SESSION_SEATS];
    uint64_t questions, steps, events, turns;
    int64_t points[SESSION_SEATS];
    uint64_t hash; // over the hashes of all finished games, in order
    double seconds;
    FirstFault fault;
    uint64_t fault_seed;
} Summary;

static volatile sig_atomic_t stopped;

static void on_interrupt(int signal_number)
{
    (void)signal_number;
    stopped = 1;
}

static int read_number(const char *name, long long low, long long high, long long *n)
{
    if (command_number(optarg, low, high, n)) return 0;
    return command_usage("simulate",
                         "%s wants a whole number from %lld on, not '%s'",
                         name,
                         low,
                         optarg);
}

static int read_bots(RunPlan *plan)
{
    char text[40];
    Err err = {0};

    if (strchr(optarg, ','))
        snprintf(text, sizeof text, "%s", optarg);
    else
        snprintf(text, sizeof text, "%.18s,%.18s", optarg, optarg);
    if (session_seats(text, plan->bots, &err))
        return command_usage("simulate", "%s", err.text);
    if (plan->bots[0] == SEAT_HUMAN || plan->bots[1] == SEAT_HUMAN)
        return command_usage("simulate", "--bots is random or greedy, not human");
    return 0;
}

static int read_option(int option, RunPlan *plan, bool *json)
{
    long long n = 0;
    int code = 0;

    switch (option) {
    case OPT_GAMES:
        code = read_number("--games", 1, 10000000, &n);
        plan->games = (int)n;
        return code;
    case OPT_SEED:
        code = read_number("--seed", 0, 1LL << 53, &n);
        plan->seed = (uint64_t)n;
        return code;
    case OPT_JOBS:
        code = read_number("--jobs", 1, 64, &n);
        plan->jobs = (int)n;
        return code;
    case OPT_BOTS: return read_bots(plan);
    case OPT_MODE:
        if (mode_find(optarg) < 0)
            return command_usage(
                "simulate", "--mode is duel or match, not '%s'", optarg);
        plan->mode = (Mode)mode_find(optarg);
        return 0;
    case OPT_VERIFY: plan->verify = true; return 0;
    case OPT_DB: plan->db = optarg; return 0;
    case OPT_JSON: *json = true; return 0;
    default: return command_usage("simulate", "the arguments are not understood");
    }
}

static int read_plan(int argc, char **argv, RunPlan *plan, bool *json)
{
    int option, code;
    bool seeded = false;

    optind = 1;
    while ((option = getopt_long(argc, argv, "h", long_options, NULL)) != -1) {
        if (option == 'h') {
            fputs(help, stdout);
            return -1;
        }
        if ((code = read_option(option, plan, json)) != 0) return code;
        seeded |= option == OPT_SEED;
    }
    if (argc - optind != SESSION_SEATS)
        return command_usage("simulate", "two decks are wanted");
    for (int i = 0; i < SESSION_SEATS; i++) plan->decks[i] = argv[optind + i];
    if (seeded) return 0;
    plan->seed = session_random_seed();
    fprintf(stderr, "seed %" PRIu64 "\n", plan->seed);
    return 0;
}

static void add_result(Summary *sum, const GameResult *result)
{
    if (result->status == GAME_FAULT) sum->faults++;
    if (result->status != GAME_OVER) return;
    sum->finished++;
    if (result->winner < SESSION_SEATS)
        sum->wins[result->winner]++;
    else
        sum->draws++;
    sum->questions += result->questions;
    sum->steps += result->steps;
    sum->events += result->events;
    sum->turns += result->turns;
    for (int i = 0; i < SESSION_SEATS; i++) sum->points[i] += result->points[i];
    sum->hash = sum->hash * 0x9E3779B97F4A7C15u + result->hash;
}

static double each(double total, double n)
{
    return n > 0 ? total / n : 0;
}

static void set(json_t *json, const char *key, json_t *value)
{
    json_object_set_new(json, key, value);
}

static json_t *json_of_counts(const RunPlan *plan, const Summary *sum)
{
    const double n = sum->finished;

    return json_pack("{s:i, s:i, s:[i,i], s:i, s:i, s:f, s:[f,f], s:I, s:I}",
                     "games",
                     plan->games,
                     "finished",
                     sum->finished,
                     "wins",
                     sum->wins[0],
                     sum->wins[1],
                     "draws",
                     sum->draws,
                     "faults",
                     sum->faults,
                     "turns",
                     each((double)sum->turns, n),
                     "points",
                     each((double)sum->points[0], n),
                     each((double)sum->points[1], n),
                     "decisions",
                     (json_int_t)sum->questions,
                     "steps",
                     (json_int_t)sum->steps);
}

static void print_json(const RunPlan *plan, const Summary *sum)
{
    json_t *json = json_of_counts(plan, sum);

    set(json, "games_per_second", json_real(each(sum->finished, sum->seconds)));
    set(json,
        "decisions_per_second",
        json_real(each((double)sum->questions, sum->seconds)));
    set(json, "seconds", json_real(sum->seconds));
    set(json, "mode", json_string(mode_row(plan->mode)->name));
    set(json,
        "bots",
        json_pack("[s,s]", bot_name(plan->bots[0]), bot_name(plan->bots[1])));
    set(json, "jobs", json_integer(plan->jobs));
    set(json, "seed", json_integer((json_int_t)plan->seed));
    set(json, "hash", json_sprintf("%016" PRIx64, sum->hash));
    if (sum->faults) set(json, "fault", json_string(sum->fault.text));
    json_dumpf(json, stdout, JSON_COMPACT | JSON_REAL_PRECISION(8));
    putchar('\n');
    json_decref(json);
}

static void print_table(const RunPlan *plan, const Summary *sum)
{
    const double n = sum->finished;

    printf("games      %d of %d finished, %d draws, %d faults\n",
           sum->finished,
           plan->games,
           sum->draws,
           sum->faults);
    for (int i = 0; i < SESSION_SEATS; i++)
        printf("wins       %-6d %5.1f %%  %5.2f points  %s (%s)\n",
               sum->wins[i],
               each(100.0 * sum->wins[i], n),
               each((double)sum->points[i], n),
               plan->decks[i],
               bot_name(plan->bots[i]));
    printf("turns      %.1f a game\n", each((double)sum->turns, n));
    printf("decisions  %.1f a game with a choice, %.1f steps, %.1f events\n",
           each((double)sum->questions, n),
           each((double)sum->steps, n),
           each((double)sum->events, n));
    printf("speed      %.0f games/s, %.0f decisions/s, %d jobs, %.2f s\n",
           each(n, sum->seconds),
           each((double)sum->questions, sum->seconds),
           plan->jobs,
           sum->seconds);
    printf("hash       %016" PRIx64 " (seed %" PRIu64 ")\n", sum->hash, plan->seed);
}

static void print_fault(const RunPlan *plan, const Summary *sum)
{
    fprintf(stderr,
            "cardwright: a script failed: %s; reproduce it with: cardwright play %s %s "
            "--seats %s,%s --seed %" PRIu64 " --mode %s%s%s\n",
            sum->fault.text,
            plan->decks[0],
            plan->decks[1],
            bot_name(plan->bots[0]),
            bot_name(plan->bots[1]),
            sum->fault_seed,
            mode_row(plan->mode)->name,
            plan->db ? " --db " : "",
            plan->db ? plan->db : "");
}

int cmd_simulate(int argc, char **argv)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    RunPlan plan = {.games = 100,
                    .jobs = processors > 0 && processors <= 64 ? (int)processors : 1,
                    .bots = {SEAT_RANDOM, SEAT_RANDOM}};
    Summary sum = {0};
    Err err = {0};
    bool json = false;
    int code = read_plan(argc, argv, &plan, &json);

    if (code) return code < 0 ? CODE_OK : code;
    GameResult *results = calloc((size_t)plan.games, sizeof *results);
    if (!results) {
        err_set(&err, CODE_OURS, "not enough memory for %d games", plan.games);
        return command_fail(&err);
    }
    sigaction(SIGINT, &(struct sigaction){.sa_handler = on_interrupt}, NULL);
    const uint64_t started = clock_ns();
    if (runner_run(&plan, results, &sum.fault, &stopped, &err)) {
        free(results);
        return command_fail(&err);
    }
    sum.seconds = (double)(clock_ns() - started) / 1e9;
    for (int i = 0; i < plan.games; i++) add_result(&sum, &results[i]);
    if (json)
        print_json(&plan, &sum);
    else
        print_table(&plan, &sum);
    if (sum.faults) {
        sum.fault_seed = results[sum.fault.game].seed;
        print_fault(&plan, &sum);
    }
    code = sum.faults ? CODE_OURS : stopped ? CODE_STOPPED : CODE_OK;
    free(results);
    return code;
}

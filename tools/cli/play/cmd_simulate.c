// cmd_simulate.c -- cardwright simulate: lets bots play many games and sums them up.
//
// Each game has a seed of its own, made from that of the run and its number. Therefore
// the sums and the hash do not depend on the number of threads.

#include <getopt.h>
#include <inttypes.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/catalog/games.h"
#include "tools/catalog/open_game.h"
#include "tools/cli/play/cmd_simulate.h"
#include "tools/door/json_safe.h"
#include "tools/door/progress.h"
#include "tools/door/terminal.h"

static const HelpPart help_parts[] = {{"modes", games_print_modes}, {0}};

static volatile sig_atomic_t stopped;

static void on_interrupt(int signal_number)
{
    (void)signal_number;
    stopped = 1;
}

static int seats_of(const SimulatePlan *plan)
{
    return sitting_mode(plan->rules, plan->run.mode).players;
}

static const char *mode_name(const SimulatePlan *plan)
{
    return sitting_mode(plan->rules, plan->run.mode).name;
}

static bool is_series(const SimulatePlan *plan)
{
    return sitting_mode(plan->rules, plan->run.mode).series;
}

// Options that can be read only when the number of decks is known.
typedef struct {
    SittingWish sitting;
    const char *bots;
} Wish;

// Takes the decks that are named, or else the usual ones of the game. Returns how many.
static size_t take_decks(int argc, char **argv, SimulatePlan *plan, const char *mode)
{
    const int given = argc - optind;
    const int row = mode ? sitting_mode_find(plan->rules, mode) : 0;
    Err ignored;
    int n;

    for (int i = 0; i < given && i < SEATS_MAX; i++)
        plan->run.decks[i] = argv[optind + i];
    if (given || row < 0) return (size_t)given;
    n = open_game_usual_decks(&plan->open,
                              sitting_mode(plan->rules, row).players,
                              plan->arena,
                              plan->run.decks,
                              &ignored);
    return n > 0 ? (size_t)n : 0;
}

static int read_decks(int argc, char **argv, SimulatePlan *plan, Wish *wish)
{
    const int code = cmd_simulate_read_pairs(
        plan, (const char *const *)argv + optind, argc - optind, wish->sitting.mode);
    Setup setup = {0};
    Err err;

    if (code >= 0) return code;
    const size_t n = plan->pairs ? 2 : take_decks(argc, argv, plan, wish->sitting.mode);
    if (wish->bots && strchr(wish->bots, ','))
        wish->sitting.seats = session_seats_said(wish->bots);
    if (session_setup(plan->rules, &wish->sitting, n, &setup, &err))
        return command_usage("simulate", "%s", err.text);
    plan->run.mode = setup.mode;
    memcpy(plan->run.settings, setup.settings, sizeof plan->run.settings);
    if (!wish->bots) return -1;
    return cmd_simulate_bots(
        plan, wish->bots, strchr(wish->bots, ',') ? seats_of(plan) : 1);
}

// Opens the game that the options or the decks name, because the other options depend
// on it. Returns -1 to go on.
static int open_game(int argc, char **argv, SimulatePlan *plan)
{
    Err err = {0};

    plan->arena = arena_new();
    plan->run.game = open_game_of_decks(plan->run.db,
                                        plan->run.game,
                                        (const char *const *)argv + optind,
                                        argc - optind,
                                        plan->arena);
    if (open_game_read(&plan->open, plan->run.db, plan->run.game, &err))
        return command_fail(&err);
    plan->run.open = &plan->open;
    plan->rules = loaded_game_rules(plan->open.game);
    return -1;
}

static int read_plan(int argc, char **argv, SimulatePlan *plan)
{
    Wish wish = {0};
    CommandNumber games = {plan->run.games, 1, 10000000},
                  jobs = {plan->run.jobs, 1, 64};
    CommandNumber seed = {-1, 0, SEED_MAX}, seconds = {10, 1, 3600};
    const CommandOption list[] = {{"games", &games},
                                  {"seed", &seed},
                                  {"jobs", &jobs},
                                  {"bots", &wish.bots},
                                  {"seconds", &seconds},
                                  {"record", &plan->record},
                                  {"mode", &wish.sitting.mode},
                                  {"best-of", &wish.sitting.best_of},
                                  {"set", &wish.sitting.set},
                                  {"verify", &plan->run.verify},
                                  {"db", &plan->run.db},
                                  {"game", &plan->run.game},
                                  {"json", &plan->json},
                                  {"pairs", &plan->pairs},
                                  {0}};
    int code = command_options(argc, argv, list, cmd_simulate_txt, help_parts);

    if (code < 0) code = open_game(argc, argv, plan);
    if (code < 0) code = read_decks(argc, argv, plan, &wish);
    if (code >= 0) return code;
    plan->run.games = (int)games.n;
    plan->run.jobs = (int)jobs.n;
    plan->run.seed = session_seed(seed.n);
    plan->seconds = (int)seconds.n;
    return cmd_simulate_outside(plan);
}

// Returns the first seat of the side: of the player, or of the player's team.
static int first_seat(const SimulatePlan *plan, int seat)
{
    const Rules *rules = plan->rules;
    const int team = sitting_team(rules, plan->run.mode, seat);
    int first = 0;

    while (sitting_team(rules, plan->run.mode, first) != team) first++;
    return first;
}

// Counts a win for each side of a winner, once though several of a team have won.
static void add_wins(const SimulatePlan *plan, SimulateSums *sum, unsigned winners)
{
    unsigned sides = 0;

    for (int i = 0; i < seats_of(plan); i++)
        if (winners >> i & 1) sides |= 1u << first_seat(plan, i);
    for (int i = 0; i < seats_of(plan); i++) sum->wins[i] += (sides >> i & 1) != 0;
}

static void add_result(void *self, const GameResult *result)
{
    SimulateSums *sum = self;

    cmd_simulate_add_failures(sum, result);
    if (result->status == GAME_FAULT) sum->faults++;
    if (result->status == GAME_STOPPED) sum->stops++;
    for (int i = 0; i < ENDING_WAYS; i++) sum->ended[i] += result->ended[i];
    if (result->status != GAME_OVER) return;
    sum->finished++;
    if (!result->winners) sum->draws++;
    add_wins(sum->plan, sum, result->winners);
    sum->games += result->games;
    sum->games_drawn += result->drawn;
    for (int i = 0; i < SEATS_MAX; i++) sum->games_won[i] += result->wins[i];
    sum->questions += result->questions;
    sum->steps += result->steps;
    sum->events += result->events;
    sum->turns += result->turns;
    for (int i = 0; i < SEATS_MAX; i++) sum->points[i] += result->points[i];
    sum->hash = sum->hash * 0x9E3779B97F4A7C15u + result->hash;
}

static double each(double total, double n)
{
    return n > 0 ? total / n : 0;
}

static void set_key(json_t *json, const char *key, json_t *value)
{
    json_object_set_new(json, key, value);
}

static json_t *json_of_counts(const SimulatePlan *plan, const SimulateSums *sum)
{
    const double n = sum->games;
    json_t *wins = json_array(), *points = json_array();

    for (int i = 0; i < seats_of(plan); i++) {
        const int side = first_seat(plan, i);

        json_array_append_new(wins, json_integer(sum->wins[side]));
        json_array_append_new(points, json_real(each((double)sum->points[i], n)));
    }
    return json_pack("{s:i, s:i, s:o, s:i, s:i, s:i, s:f, s:o, s:I, s:I}",
                     "games",
                     plan->run.games,
                     "finished",
                     sum->finished,
                     "wins",
                     wins,
                     "draws",
                     sum->draws,
                     "faults",
                     sum->faults,
                     "stopped",
                     sum->stops,
                     "turns",
                     each((double)sum->turns, n),
                     "points",
                     points,
                     "decisions",
                     (json_int_t)sum->questions,
                     "steps",
                     (json_int_t)sum->steps);
}

// The games within the matches.
static json_t *json_of_match(const SimulatePlan *plan, const SimulateSums *sum)
{
    json_t *wins = json_array();

    for (int i = 0; i < seats_of(plan); i++)
        json_array_append_new(wins, json_integer(sum->games_won[i]));
    return json_pack("{s:i, s:o, s:i}",
                     "games",
                     sum->games,
                     "wins",
                     wins,
                     "draws",
                     sum->games_drawn);
}

static json_t *json_of_endings(const SimulatePlan *plan, const SimulateSums *sum)
{
    json_t *json = json_object();

    for (int i = 0; i < ENDING_WAYS; i++)
        if (sum->ended[i])
            set_key(
                json, ending_row(plan->rules, i)->name, json_integer(sum->ended[i]));
    return json;
}

static void print_json(const SimulatePlan *plan, const SimulateSums *sum)
{
    json_t *json = json_of_counts(plan, sum), *bots = json_array();

    for (int i = 0; i < seats_of(plan); i++)
        json_array_append_new(bots, json_safe_text(cmd_simulate_bot(plan, i)));

    set_key(json, "endings", json_of_endings(plan, sum));
    if (is_series(plan)) set_key(json, "match", json_of_match(plan, sum));
    set_key(json, "games_per_second", json_real(each(sum->games, sum->seconds)));
    set_key(json,
            "decisions_per_second",
            json_real(each((double)sum->questions, sum->seconds)));
    set_key(json, "seconds", json_real(sum->seconds));
    set_key(json, "mode", json_safe_text(mode_name(plan)));
    set_key(json, "bots", bots);
    set_key(json, "jobs", json_integer(plan->run.jobs));
    set_key(json, "seed", json_integer((json_int_t)plan->run.seed));
    set_key(json, "hash", json_sprintf("%016" PRIx64, sum->hash));
    if (sum->faults + sum->stops)
        set_key(json, "fault", json_safe_text(sum->fault.text));
    (void)cmd_simulate_json_failures(plan, sum, json);
    json_dumpf(json, stdout, JSON_COMPACT | JSON_REAL_PRECISION(8));
    putchar('\n');
    json_decref(json);
}

static void print_player(const SimulatePlan *plan, int seat, const char *before)
{
    const char *bot = cmd_simulate_bot(plan, seat);

    if (plan->run.decks[seat])
        terminal_put(stdout, "%s%s (%s)", before, plan->run.decks[seat], bot);
    else
        terminal_put(stdout, "%splayer %d (%s)", before, seat, bot);
}

// Returns whether anybody got points: not every game counts any.
static bool has_points(const SimulateSums *sum)
{
    for (int i = 0; i < SEATS_MAX; i++)
        if (sum->points[i]) return true;
    return false;
}

// Prints the line of a player, or of a team with the decks of its players.
static void print_side(const SimulatePlan *plan, const SimulateSums *sum, int first)
{
    const double n = sum->finished;
    const char *before = "";

    printf("wins       %-6d %5.1f %%  ",
           sum->wins[first],
           each(100.0 * sum->wins[first], n));
    if (has_points(sum))
        printf("%5.2f points  ", each((double)sum->points[first], sum->games));
    for (int i = first; i < seats_of(plan); i++) {
        if (first_seat(plan, i) != first) continue;
        print_player(plan, i, before);
        before = ", ";
    }
    putchar('\n');
}

static void print_match(const SimulatePlan *plan, const SimulateSums *sum)
{
    printf("games      %d: ", sum->games);
    for (int i = 0; i < seats_of(plan); i++)
        terminal_put(stdout, "%s%d", i ? " and " : "", sum->games_won[i]);
    printf(sum->games_drawn == 1 ? " won, %d draw\n" : " won, %d draws\n",
           sum->games_drawn);
}

static void print_endings(const SimulatePlan *plan, const SimulateSums *sum)
{
    const char *before = "ended by  ";

    for (int i = 0; i < ENDING_WAYS; i++) {
        if (!sum->ended[i]) continue;
        printf("%s %s %d", before, ending_row(plan->rules, i)->name, sum->ended[i]);
        before = ",";
    }
    if (*before == ',') putchar('\n');
}

static void print_table(const SimulatePlan *plan, const SimulateSums *sum)
{
    const bool match = is_series(plan);
    const double n = sum->games;

    terminal_tell(stdout,
                  "%s    %d of %d finished, %d draws, %d stopped, %d faults",
                  match ? "matches" : "games  ",
                  sum->finished,
                  plan->run.games,
                  sum->draws,
                  sum->stops,
                  sum->faults);
    for (int i = 0; i < seats_of(plan); i++)
        if (first_seat(plan, i) == i) print_side(plan, sum, i);
    if (match) print_match(plan, sum);
    print_endings(plan, sum);
    printf("turns      %.1f a game\n", each((double)sum->turns, n));
    printf("decisions  %.1f a game with a choice, %.1f steps, %.1f events\n",
           each((double)sum->questions, n),
           each((double)sum->steps, n),
           each((double)sum->events, n));
    printf("speed      %.0f games/s, %.0f decisions/s, %d jobs, %.2f s\n",
           each(n, sum->seconds),
           each((double)sum->questions, sum->seconds),
           plan->run.jobs,
           sum->seconds);
    printf("hash       %016" PRIx64 " (seed %" PRIu64 ")\n", sum->hash, plan->run.seed);
}

// Plays all games and shows the sums. Returns the exit code.
static int run_games(const SimulatePlan *plan)
{
    SimulateSums sum = {.plan = plan};
    const RunTaker taker = {&sum, add_result};
    Err err = {0};

    const uint64_t started = progress_clock_ns();
    if (runner_run(&plan->run, &taker, &sum.fault, &stopped, &err))
        return command_fail(&err);
    sum.seconds = (double)(progress_clock_ns() - started) / 1e9;
    if (plan->json)
        print_json(plan, &sum);
    else
        print_table(plan, &sum);
    cmd_simulate_tell_fault(plan, &plan->run, &sum.fault, "");
    const int failed = cmd_simulate_tell_failures(plan, &sum);
    if (sum.faults) return CODE_OURS;
    if (sum.stops || failed) return CODE_FINDINGS;
    return stopped ? CODE_STOPPED : CODE_OK;
}

int cmd_simulate(int argc, char **argv)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    SimulatePlan plan = {
        .stop = &stopped,
        .run = {.games = 100,
                .jobs = processors > 0 && processors <= 64 ? (int)processors : 1}};

    for (int i = 0; i < SEATS_MAX; i++) plan.run.bots[i] = SEAT_RANDOM;
    int code = read_plan(argc, argv, &plan);

    sigaction(SIGINT, &(struct sigaction){.sa_handler = on_interrupt}, NULL);
    if (code < 0) code = plan.pairs ? cmd_simulate_pairs(&plan) : run_games(&plan);
    protocol_run_free(plan.from_outside);
    open_game_close(&plan.open);
    arena_free(plan.arena);
    return code;
}

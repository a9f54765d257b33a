// cmd_simulate.c -- cardwright simulate: lets bots play many games and sums them up.
//
// Each game has a seed of its own, made from that of the run and its number. Therefore
// the sums and the hash do not depend on the number of threads.

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "engine/base/base.h"
#include "tools/cli/play/cmd_simulate.h"
#include "tools/door/json_safe.h"
#include "tools/door/terminal.h"

static volatile sig_atomic_t stopped;

static void on_interrupt(int signal_number)
{
    (void)signal_number;
    stopped = 1;
}

// Returns the first seat of the side: of the player, or of the player's team.
static int first_seat(const SimulatePlan *plan, int seat)
{
    int first = 0;

    while (plan->teams[first] != plan->teams[seat]) first++;
    return first;
}

// Counts a win for each side of a winner, once though several of a team have won.
static void add_wins(const SimulatePlan *plan, SimulateSums *sum, unsigned winners)
{
    unsigned sides = 0;

    for (int i = 0; i < plan->players; i++)
        if (winners >> i & 1) sides |= 1u << first_seat(plan, i);
    for (int i = 0; i < plan->players; i++) sum->wins[i] += (sides >> i & 1) != 0;
}

static void add_finished(SimulateSums *sum, const CwResult *result)
{
    sum->finished++;
    if (!result->winners) sum->draws++;
    add_wins(sum->plan, sum, result->winners);
    sum->games += result->games;
    sum->games_drawn += result->drawn;
    for (int i = 0; i < sum->plan->players; i++) {
        sum->games_won[i] += result->wins[i];
        sum->points[i] += result->points[i];
    }
    sum->questions += result->decisions;
    sum->steps += result->steps;
    sum->events += result->events;
    sum->turns += (uint64_t)result->turns;
    sum->hash = sum->hash * 0x9E3779B97F4A7C15u + result->hash;
}

// Shows how many games are over, ten times a second.
static void show_progress(SimulateSums *sum, int done)
{
    if (!sum->progress.shown) return;
    const uint64_t now = progress_clock_ns();
    if (now - sum->shown_ns < 100000000u) return;
    sum->shown_ns = now;
    progress_show(&sum->progress, done);
}

// Adds a game. A CwTake.
static int add_result(void *self, const CwResult *result)
{
    SimulateSums *sum = self;

    cmd_simulate_count_failures(&sum->failures, result);
    cmd_simulate_keep_fault(&sum->fault, result);
    if (result->stage == CW_FAULTY) sum->faults++;
    if (result->stage == CW_STOPPED) sum->stops++;
    for (size_t i = 0; i < json_array_size(sum->plan->endings); i++)
        sum->ended[i] += result->ended[i];
    if (result->stage == CW_OVER) add_finished(sum, result);
    show_progress(sum, result->number + 1);
    return 0;
}

static void add_failure(void *self, const CwFailure *failure)
{
    SimulateSums *sum = self;

    cmd_simulate_add_failure(&sum->failures, failure);
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

    for (int i = 0; i < plan->players; i++) {
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

    for (int i = 0; i < plan->players; i++)
        json_array_append_new(wins, json_integer(sum->games_won[i]));
    return json_pack("{s:i, s:o, s:i}",
                     "games",
                     sum->games,
                     "wins",
                     wins,
                     "draws",
                     sum->games_drawn);
}

static const char *ending_name(const SimulatePlan *plan, size_t way)
{
    return json_string_value(json_array_get(plan->endings, way));
}

static json_t *json_of_endings(const SimulatePlan *plan, const SimulateSums *sum)
{
    json_t *json = json_object();

    for (size_t i = 0; i < json_array_size(plan->endings); i++)
        if (sum->ended[i])
            set_key(json, ending_name(plan, i), json_integer(sum->ended[i]));
    return json;
}

static void print_json(const SimulatePlan *plan, const SimulateSums *sum)
{
    json_t *json = json_of_counts(plan, sum), *bots = json_array();

    for (int i = 0; i < plan->players; i++)
        json_array_append_new(bots, json_safe_text(plan->bots[i]));

    set_key(json, "endings", json_of_endings(plan, sum));
    if (plan->series) set_key(json, "match", json_of_match(plan, sum));
    set_key(json, "games_per_second", json_real(each(sum->games, sum->seconds)));
    set_key(json,
            "decisions_per_second",
            json_real(each((double)sum->questions, sum->seconds)));
    set_key(json, "seconds", json_real(sum->seconds));
    set_key(json, "mode", json_safe_text(plan->mode));
    set_key(json, "bots", bots);
    set_key(json, "jobs", json_integer(plan->run.jobs));
    set_key(json, "seed", json_integer((json_int_t)plan->setup.seed));
    set_key(json, "hash", json_sprintf("%016" PRIx64, sum->hash));
    if (sum->faults + sum->stops)
        set_key(json, "fault", json_safe_text(sum->fault.text));
    cmd_simulate_json_failures(plan, &sum->failures, json);
    json_dumpf(json, stdout, JSON_COMPACT | JSON_REAL_PRECISION(8));
    putchar('\n');
    json_decref(json);
}

static void print_player(const SimulatePlan *plan, int seat, const char *before)
{
    const char *bot = plan->bots[seat];

    if (plan->decks[seat])
        terminal_put(stdout, "%s%s (%s)", before, plan->decks[seat], bot);
    else
        terminal_put(stdout, "%splayer %d (%s)", before, seat, bot);
}

// Returns whether anybody got points: not every game counts any.
static bool has_points(const SimulateSums *sum)
{
    for (int i = 0; i < CW_SEATS_MAX; i++)
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
    for (int i = first; i < plan->players; i++) {
        if (first_seat(plan, i) != first) continue;
        print_player(plan, i, before);
        before = ", ";
    }
    putchar('\n');
}

static void print_match(const SimulatePlan *plan, const SimulateSums *sum)
{
    printf("games      %d: ", sum->games);
    for (int i = 0; i < plan->players; i++)
        terminal_put(stdout, "%s%d", i ? " and " : "", sum->games_won[i]);
    printf(sum->games_drawn == 1 ? " won, %d draw\n" : " won, %d draws\n",
           sum->games_drawn);
}

static void print_endings(const SimulatePlan *plan, const SimulateSums *sum)
{
    const char *before = "ended by  ";

    for (size_t i = 0; i < json_array_size(plan->endings); i++) {
        if (!sum->ended[i]) continue;
        printf("%s %s %d", before, ending_name(plan, i), sum->ended[i]);
        before = ",";
    }
    if (*before == ',') putchar('\n');
}

static void print_table(const SimulatePlan *plan, const SimulateSums *sum)
{
    const bool match = plan->series;
    const double n = sum->games;

    terminal_tell(stdout,
                  "%s    %d of %d finished, %d draws, %d stopped, %d faults",
                  match ? "matches" : "games  ",
                  sum->finished,
                  plan->run.games,
                  sum->draws,
                  sum->stops,
                  sum->faults);
    for (int i = 0; i < plan->players; i++)
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
    printf(
        "hash       %016" PRIx64 " (seed %" PRIu64 ")\n", sum->hash, plan->setup.seed);
}

// Plays all games. Returns -1 to go on.
static int play_games(SimulatePlan *plan, SimulateSums *sum)
{
    const uint64_t started = progress_clock_ns();

    progress_start(&sum->progress, plan->series ? "matches" : "games", plan->run.games);
    sum->shown_ns = started;
    plan->run.self = sum;
    plan->run.take = add_result;
    plan->run.fail = add_failure;
    const CwStatus status = cw_simulate(plan->engine, &plan->setup, &plan->run);
    progress_end(&sum->progress);
    if (status) return embedded_fail(plan->engine, status);
    embedded_tell_notes(plan->engine);
    sum->seconds = (double)(progress_clock_ns() - started) / 1e9;
    return -1;
}

// Shows the sums. Returns the exit code.
static int show_sums(const SimulatePlan *plan, const SimulateSums *sum)
{
    if (plan->json)
        print_json(plan, sum);
    else
        print_table(plan, sum);
    cmd_simulate_tell_fault(plan, plan->decks, &sum->fault, "");
    const int failed = cmd_simulate_tell_failures(plan, &sum->failures);
    if (sum->faults) return CODE_OURS;
    if (sum->stops || failed) return CODE_FINDINGS;
    return stopped ? CODE_STOPPED : CODE_OK;
}

static int run_games(SimulatePlan *plan)
{
    SimulateSums sum = {.plan = plan, .failures.label = ""};

    sum.ended = calloc(json_array_size(plan->endings), sizeof *sum.ended);
    ENOUGH(sum.ended);
    int code = play_games(plan, &sum);
    if (code < 0) code = show_sums(plan, &sum);
    free(sum.ended);
    free(sum.failures.list);
    return code;
}

int cmd_simulate(int argc, char **argv)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    SimulatePlan plan = {
        .setup.size = sizeof plan.setup,
        .run = {.size = sizeof plan.run,
                .games = 100,
                .jobs = processors > 0 && processors <= 64 ? (int)processors : 1,
                .stop = &stopped,
                .takes_input = true},
        .stop = &stopped};
    int code = cmd_simulate_read(argc, argv, &plan);

    sigaction(SIGINT, &(struct sigaction){.sa_handler = on_interrupt}, NULL);
    if (code < 0) code = plan.pairs ? cmd_simulate_pairs(&plan) : run_games(&plan);
    json_decref(plan.modes);
    json_decref(plan.endings);
    json_decref(plan.told);
    cw_close(&plan.engine);
    arena_free(plan.arena);
    return code;
}

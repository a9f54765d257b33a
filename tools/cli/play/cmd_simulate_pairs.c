// cmd_simulate_pairs.c -- all pairs of decks: each pair plays in both seatings from the same
// seeds, so neither deck has better luck or always begins.
//
// A draw is half a win for each. An interval holds the true share in 95 of 100 such runs; it
// takes each game for itself.

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "tools/bench/pairing.h"
#include "tools/bench/share.h"
#include "tools/cli/play/cmd_simulate.h"
#include "tools/door/json_safe.h"
#include "tools/door/terminal.h"

enum { PAIRED_MAX = 256 };

// The pairs of a run, and what their decks come to.
typedef struct {
    SimulatePlan *plan;
    Pairing *list;
    int n, played; // so many are played to their end
    SeatFailures failures;
    FirstFault fault; // of the part that plays
    Pairing *now;     // the one that plays
    bool swapped;
    uint64_t hash;
} Pairs;

// Returns the most players of a mode.
static int most_players(const SimulatePlan *plan)
{
    int most = 0;
    size_t i;
    json_t *mode;

    json_array_foreach(plan->modes, i, mode)
    {
        const int players = (int)json_integer_value(json_object_get(mode, "players"));

        if (players > most) most = players;
    }
    return most;
}

// Finds the mode in which two play, that which is named or the usual one. Returns NULL where
// it is for others, or where nobody has decks. The arena owns the name.
static const char *mode_of_two(const SimulatePlan *plan)
{
    static const char *const two[] = {"one", "other"};
    const CwSetup setup = {.size = sizeof setup,
                           .mode = plan->setup.mode,
                           .decks = two,
                           .decks_n = COUNT_OF(two)};
    const char *text;

    if (!plan->has_decks || cw_setup_json(plan->engine, &setup, &text)) return NULL;
    json_t *told = embedded_json(text);
    const char *name =
        arena_text(plan->arena, json_string_value(json_object_get(told, "mode")));
    json_decref(told);
    return name;
}

static bool may_play(const SimulatePlan *plan, const char *mode, const char *deck)
{
    const char *text;

    if (cw_deck_json(plan->engine, mode, deck, &text)) return false;
    json_t *json = embedded_json(text);
    const bool may = json_is_true(json_object_get(json, "may_play"));
    json_decref(json);
    return may;
}

// Takes the decks that are named, or else all of the game that may play in the mode.
static int take_decks(SimulatePlan *plan, const char *const *decks, int wanted,
                      const char *mode)
{
    const char *text;
    Err err = {0};
    const CwStatus status = cw_decks(plan->engine, &text);

    if (status) return embedded_fail(plan->engine, status);
    json_t *names = embedded_json(text);
    const int n = (int)json_array_size(names);
    const size_t room = (size_t)(n + 1) * (size_t)(wanted + 1);
    const char **all = arena_take(plan->arena, (size_t)(n + 1) * sizeof *all);
    const char **chosen = arena_take(plan->arena, room * sizeof *chosen);
    for (int i = 0; i < n; i++)
        all[i] = arena_text(plan->arena,
                            json_string_value(json_array_get(names, (size_t)i)));
    json_decref(names);
    if (wanted)
        plan->paired_n =
            pairing_choose(&(DeckChoice){all, n, decks, wanted}, chosen, &err);
    for (int i = 0; !wanted && i < n; i++)
        if (may_play(plan, mode, all[i])) chosen[plan->paired_n++] = all[i];
    plan->paired = chosen;
    return plan->paired_n < 0 ? command_fail(&err) : -1;
}

int cmd_simulate_read_pairs(SimulatePlan *plan, const char *const *decks, int n)
{
    const bool more = n > 2 && (plan->setup.mode || n > most_players(plan));

    if (!plan->pairs && !more) return -1;
    const char *two = mode_of_two(plan);
    if (!plan->pairs && !two) return -1;
    if (!two)
        return command_usage("simulate",
                             "--pairs wants decks, and a mode of two players");
    plan->pairs = true;
    const int code = take_decks(plan, decks, n, two);
    if (code >= 0) return code;
    if (plan->paired_n < 2 || plan->paired_n > PAIRED_MAX)
        return command_usage(
            "simulate", "pairs want 2 to %d decks, not %d", PAIRED_MAX, plan->paired_n);
    plan->setup.decks = plan->paired;
    plan->setup.decks_n = 2;
    return -1;
}

// Adds a game. A CwTake.
static int take_result(void *self, const CwResult *result)
{
    Pairs *pairs = self;

    cmd_simulate_count_failures(&pairs->failures, result);
    cmd_simulate_keep_fault(&pairs->fault, result);
    pairing_add(pairs->now,
                &(PairedGame){.hash = result->hash,
                              .questions = result->decisions,
                              .winners = result->winners,
                              .games = result->games,
                              .fault = result->stage == CW_FAULTY,
                              .stop = result->stage == CW_STOPPED},
                pairs->swapped);
    return 0;
}

static void take_failure(void *self, const CwFailure *failure)
{
    Pairs *pairs = self;

    cmd_simulate_add_failure(&pairs->failures, failure);
}

// Plays one pair in one seating. Returns -1 to go on, else the exit code.
static int play_seating(Pairs *pairs, Pairing *pairing, bool swapped)
{
    SimulatePlan *plan = pairs->plan;
    CwRun run = plan->run;
    char label[32];

    run.games = (plan->run.games + 1) / 2;
    for (int i = 0; i < 2; i++) plan->decks[i] = pairing->names[i ^ (int)swapped];
    (void)snprintf(label,
                   sizeof label,
                   "%d%s-",
                   (int)(pairing - pairs->list) + 1,
                   swapped ? "b" : "a");
    run.part = pairs->failures.label = label;
    run.self = pairs;
    run.take = take_result;
    run.fail = take_failure;
    pairs->now = pairing;
    pairs->swapped = swapped;
    pairs->fault.is_there = false;
    const CwStatus status = cw_simulate(plan->engine, &plan->setup, &run);
    pairs->failures.label = "";
    if (status) return embedded_fail(plan->engine, status);
    embedded_tell_notes(plan->engine);
    cmd_simulate_tell_fault(plan, plan->decks, &pairs->fault, label);
    return -1;
}

static int play_pairs(Pairs *pairs)
{
    const SimulatePlan *plan = pairs->plan;
    Pairing *at = pairs->list;
    Progress progress;
    int code = -1;

    progress_start(&progress, "pairs", pairs->n);
    for (int i = 0; i < plan->paired_n; i++) {
        for (int k = i + 1; k < plan->paired_n && code < 0 && !*plan->stop; k++, at++) {
            *at = (Pairing){.names = {plan->paired[i], plan->paired[k]}};
            code = play_seating(pairs, at, false);
            if (code < 0) code = play_seating(pairs, at, true);
            pairs->hash = pairs->hash * 0x9E3779B97F4A7C15u + at->hash;
            pairs->played++;
            progress_show(&progress, pairs->played);
        }
    }
    progress_end(&progress);
    return code;
}

// Returns the pair of two decks by their numbers; NULL: it has not played.
static const Pairing *pair_of(const Pairs *pairs, int a, int b)
{
    const int low = a < b ? a : b, high = a < b ? b : a, n = pairs->plan->paired_n;
    const int at = low * n - low * (low + 1) / 2 + high - low - 1;

    return a != b && at < pairs->played ? &pairs->list[at] : NULL;
}

// Adds what deck [a] got against [b]: wins, and half of the draws. Returns of how many games.
static double add_won(const Pairs *pairs, int a, int b, double *won)
{
    const Pairing *pairing = pair_of(pairs, a, b);

    if (!pairing) return 0;
    *won += (double)pairing->wins[a > b] + (double)pairing->draws / 2;
    return (double)(pairing->wins[0] + pairing->wins[1] + pairing->draws);
}

static Share share_against(const Pairs *pairs, int a, int b)
{
    double won = 0;
    const double games = add_won(pairs, a, b, &won);

    return share_of(won, games);
}

// Returns the share of a deck in all its games, and of how many.
static Share share_of_all(const Pairs *pairs, int a, double *games)
{
    double won = 0;

    *games = 0;
    for (int b = 0; b < pairs->plan->paired_n; b++)
        *games += add_won(pairs, a, b, &won);
    return share_of(won, *games);
}

static void print_row(const Pairs *pairs, int a, int width)
{
    double games;
    const Share all = share_of_all(pairs, a, &games);

    printf("%3d  ", a + 1);
    terminal_put(stdout, "%-*s", width, pairs->plan->paired[a]);
    printf("  %5.1f  %5.1f-%-5.1f ", 100 * all.share, 100 * all.low, 100 * all.high);
    for (int b = 0; b < pairs->plan->paired_n; b++) {
        const Share one = share_against(pairs, a, b);

        if (pair_of(pairs, a, b))
            printf("  %3.0f\xc2\xb1%-2.0f", 100 * one.share, 50 * (one.high - one.low));
        else
            printf("       -");
    }
    putchar('\n');
}

static void print_table(const Pairs *pairs)
{
    const SimulatePlan *plan = pairs->plan;
    int width = 4;

    for (int i = 0; i < plan->paired_n; i++)
        if ((int)strlen(plan->paired[i]) > width) width = (int)strlen(plan->paired[i]);
    printf("%d of %d pairs, %d games each, half in each seating; %% won, with 95 %% "
           "intervals\n",
           pairs->played,
           pairs->n,
           (plan->run.games + 1) / 2 * 2);
    printf("     %-*s    all  interval    ", width, "deck");
    for (int b = 0; b < plan->paired_n; b++) printf("%6d  ", b + 1);
    putchar('\n');
    for (int a = 0; a < plan->paired_n; a++) print_row(pairs, a, width);
    printf("hash %016" PRIx64 " (seed %" PRIu64 ")\n", pairs->hash, plan->setup.seed);
}

static void set_share(json_t *json, Share share)
{
    json_object_set_new(json, "share", json_real(share.share));
    json_object_set_new(json, "interval", json_pack("[f, f]", share.low, share.high));
}

static json_t *json_of_pair(const Pairs *pairs, const Pairing *pairing)
{
    json_t *json = json_object();
    const double games = (double)(pairing->wins[0] + pairing->wins[1] + pairing->draws);

    json_object_set_new(json,
                        "decks",
                        json_pack("[o, o]",
                                  json_safe_text(pairing->names[0]),
                                  json_safe_text(pairing->names[1])));
    json_object_set_new(json, "part", json_integer(pairing - pairs->list + 1));
    json_object_set_new(json, "finished", json_integer((json_int_t)games));
    json_object_set_new(json,
                        "wins",
                        json_pack("[I, I]",
                                  (json_int_t)pairing->wins[0],
                                  (json_int_t)pairing->wins[1]));
    json_object_set_new(json, "draws", json_integer((json_int_t)pairing->draws));
    set_share(json,
              share_of((double)pairing->wins[0] + (double)pairing->draws / 2, games));
    json_object_set_new(json, "faults", json_integer((json_int_t)pairing->faults));
    json_object_set_new(json, "stopped", json_integer((json_int_t)pairing->stops));
    json_object_set_new(json, "hash", json_sprintf("%016" PRIx64, pairing->hash));
    return json;
}

static void print_json(const Pairs *pairs)
{
    const SimulatePlan *plan = pairs->plan;
    json_t *json = json_object(), *decks = json_array(), *list = json_array();

    for (int i = 0; i < plan->paired_n; i++) {
        double games;
        const Share share = share_of_all(pairs, i, &games);
        json_t *deck = json_object();

        json_object_set_new(deck, "deck", json_safe_text(plan->paired[i]));
        json_object_set_new(deck, "finished", json_integer((json_int_t)games));
        set_share(deck, share);
        json_array_append_new(decks, deck);
    }
    for (int i = 0; i < pairs->played; i++)
        json_array_append_new(list, json_of_pair(pairs, &pairs->list[i]));
    json_object_set_new(json, "decks", decks);
    json_object_set_new(json, "pairs", list);
    json_object_set_new(json, "mode", json_safe_text(plan->mode));
    json_object_set_new(json,
                        "bots",
                        json_pack("[o, o]",
                                  json_safe_text(plan->bots[0]),
                                  json_safe_text(plan->bots[1])));
    json_object_set_new(json, "seed", json_integer((json_int_t)plan->setup.seed));
    json_object_set_new(json, "hash", json_sprintf("%016" PRIx64, pairs->hash));
    cmd_simulate_json_failures(plan, &pairs->failures, json);
    json_dumpf(json, stdout, JSON_COMPACT | JSON_REAL_PRECISION(8));
    putchar('\n');
    json_decref(json);
}

static int code_of(const Pairs *pairs, int failed)
{
    uint64_t faults = 0, stops = 0;

    for (int i = 0; i < pairs->played; i++) {
        faults += pairs->list[i].faults;
        stops += pairs->list[i].stops;
    }
    if (faults) return CODE_OURS;
    if (stops || failed) return CODE_FINDINGS;
    return *pairs->plan->stop ? CODE_STOPPED : CODE_OK;
}

int cmd_simulate_pairs(SimulatePlan *plan)
{
    Pairs pairs = {.plan = plan,
                   .failures.label = "",
                   .n = plan->paired_n * (plan->paired_n - 1) / 2};

    pairs.list = calloc((size_t)pairs.n, sizeof *pairs.list);
    ENOUGH(pairs.list);
    int code = play_pairs(&pairs);
    if (code < 0) {
        if (plan->json)
            print_json(&pairs);
        else
            print_table(&pairs);
        code = code_of(&pairs, cmd_simulate_tell_failures(plan, &pairs.failures));
    }
    free(pairs.failures.list);
    free(pairs.list);
    return code;
}

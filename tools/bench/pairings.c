// pairings.c -- plays random games of each pair of decks, one pair after the other.
//
// A pairing counts by its games a second, so each has the same weight in the median,
// however long its games are.

#include "tools/bench/pairings.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/err.h"
#include "engine/play/deck.h"

int pairings_n(int n)
{
    return n * (n + 1) / 2;
}

static bool may_play(Session *session, const char *name, Deck *deck, Err *err)
{
    DeckProblem problems[DECK_PROBLEMS_MAX];
    DeckCheck check = {.library = catalog_library(session->catalog),
                       .mode = session->setup.mode,
                       .lenient = true,
                       .problems = problems,
                       .max = DECK_PROBLEMS_MAX};

    if (catalog_load_deck(session->catalog, name, deck, err)) return false;
    deck_check(&check, deck);
    for (int i = 0; i < check.n && i < DECK_PROBLEMS_MAX; i++)
        if (problems[i].kind != PROBLEM_BANNED && problems[i].kind != PROBLEM_NOTE)
            return false;
    return true;
}

int pairings_decks(const RunPlan *run, const char *const *decks, int n,
                   const char **legal, Err *err)
{
    Session *session = session_open(run->db, run->game, err);
    Deck *deck = malloc(sizeof *deck);
    int legal_n = 0;

    ASSERT(deck);
    if (session) session->setup.mode = run->mode;
    for (int i = 0; session && i < n; i++)
        if (!deck_sections_n(session_rules(session)) ||
            may_play(session, decks[i], deck, err))
            legal[legal_n++] = decks[i];
    session_close(session);
    free(deck);
    return session ? legal_n : -1;
}

Session *pairings_session(const RunPlan *run, const char *const pair[2], Err *err)
{
    Session *session = session_open(run->db, run->game, err);
    const char *names[SEATS_MAX];

    if (!session) return NULL;
    for (int i = 0; i < SEATS_MAX; i++) names[i] = pair[i % 2];
    session->setup.mode = run->mode;
    if (!session_decks(session, names, err)) return session;
    session_close(session);
    return NULL;
}

// Adds the game that was played last.
static void add_result(Pairing *pairing, const GameResult *result)
{
    pairing_add(pairing,
                &(PairedGame){.hash = result->hash,
                              .questions = result->questions,
                              .winners = result->winners,
                              .games = result->games,
                              .fault = result->status == GAME_FAULT,
                              .stop = result->status == GAME_STOPPED},
                false);
}

static int play_pairing(const RunPlan *run, Pairing *pairing, Err *err)
{
    Session *session = pairings_session(run, pairing->names, err);
    GameResult result;

    if (!session) return -1;
    runner_game(session, run, runner_seed(run->seed, run->games), &result);
    const uint64_t started = progress_worked_ns();
    for (int i = 0; i < run->games; i++) {
        runner_game(session, run, runner_seed(run->seed, i), &result);
        add_result(pairing, &result);
    }
    pairing->ns = progress_worked_ns() - started;
    session_close(session);
    return 0;
}

int pairings_play(const PairingPlan *plan, Pairing *list, Err *err)
{
    for (int i = 0; i < plan->n; i++) {
        for (int k = i; k < plan->n; k++) {
            *list = (Pairing){.names = {plan->decks[i], plan->decks[k]}};
            if (play_pairing(&plan->run, list++, err)) return -1;
            progress_show(plan->progress, ++*plan->done);
        }
    }
    return 0;
}

double pairings_rate(const Pairing *pairing)
{
    return pairing->ns ? 1e9 * (double)pairing->games / (double)pairing->ns : 0;
}

static int by_number(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

PairingSums pairings_sum(const Pairing *list, int n)
{
    double *rates = calloc((size_t)n + 1, sizeof *rates);
    PairingSums sums = {.slowest_pair = list};
    uint64_t ns = 0, questions = 0;

    ASSERT(rates);
    for (int i = 0; i < n; i++) {
        rates[i] = pairings_rate(&list[i]);
        if (rates[i] < pairings_rate(sums.slowest_pair)) sums.slowest_pair = &list[i];
        ns += list[i].ns;
        questions += list[i].questions;
        sums.hash = sums.hash * 0x9E3779B97F4A7C15u + list[i].hash;
    }
    qsort(rates, (size_t)n, sizeof *rates, by_number);
    sums.median = (rates[n / 2] + rates[n ? (n - 1) / 2 : 0]) / 2;
    sums.slowest = rates[0];
    sums.decisions = ns ? 1e9 * (double)questions / (double)ns : 0;
    free(rates);
    return sums;
}

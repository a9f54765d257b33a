// pairings.c -- plays random games of two decks for a while, and goes on to the next two.
//
// A pair counts by its games a second, so each has the same weight in the mean, however
// long its games are.

#include "tools/bench/pairings.h"

#include <string.h>

#include "engine/kernel/base/text.h"
#include "tools/session/progress.h"

// Returns the games a second of work that [session] plays with its decks for so long.
static double rate(Session *session, const RunPlan *plan, double seconds)
{
    const uint64_t started = progress_worked_ns();
    double passed = 0;
    int games = 0;

    while (passed < seconds || !games) {
        GameResult result;
        runner_game(session, plan, runner_seed(plan->seed, games), &result);
        games++;
        passed = (double)(progress_worked_ns() - started) / 1e9;
    }
    return games / passed;
}

static void add(Pairings *found, double games, const char *const names[2])
{
    found->mean += games;
    if (!found->n++ || games < found->least) {
        found->least = games;
        (void)text_format(
            found->slowest, sizeof found->slowest, "%s against %s", names[0], names[1]);
    }
}

static int measure(Session *session, const RunPlan *plan, const PairingPlan *pairs,
                   Pairings *found, Err *err)
{
    const double each = pairs->seconds / (pairs->n * (pairs->n + 1) / 2.0);

    for (int i = 0; i < pairs->n; i++) {
        for (int j = i; j < pairs->n; j++) {
            const char *names[SEATS_MAX] = {pairs->decks[i], pairs->decks[j]};

            if (session_decks(session, names, err)) return -1;
            add(found, rate(session, plan, each), names);
        }
    }
    if (found->n) found->mean /= found->n;
    return 0;
}

int pairings_measure(const RunPlan *plan, const PairingPlan *pairs, Pairings *found,
                     Err *err)
{
    Session *session = session_open(plan->db, plan->game, err);
    int failed;

    *found = (Pairings){0};
    if (!session) return -1;
    session->setup.mode = plan->mode;
    failed = measure(session, plan, pairs, found, err);
    session_close(session);
    return failed;
}

double pairings_of_game(const char *db, const char *game, double seconds)
{
    Err ignored = {0};
    Session *session = session_open(db, game, &ignored);
    const char *decks[SEATS_MAX] = {0};
    RunPlan plan = {.seed = 1};
    double games = 0;

    if (!session) return 0;
    Arena *arena = arena_new();
    for (int i = 0; i < SEATS_MAX; i++) plan.bots[i] = SEAT_RANDOM;
    if (catalog_usual_decks(
            session->catalog, session_players(session), arena, decks, &ignored) >= 0 &&
        !session_decks(session, decks, &ignored))
        games = rate(session, &plan, seconds);
    arena_free(arena);
    session_close(session);
    return games;
}

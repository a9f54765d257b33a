// pair_test.c -- every two cards of one set that mention the same thing meet on one board.
//
// Random games run from there with everything that --verify checks. Further checks work
// out anew from the event log what must hold (pair_*.h). Without LONG=1 the test plays a
// sample, spread over all sets. A failure says how one pair is played again:
//
//     PAIR="SFD-059 SFD-088 3" BUILD=build build/tests/play/pair_test
//
// The number is the seed, and the whole game is told; without it the pair has the seeds
// from 0 on.

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "tests/play/pair_actions.h"
#include "tests/play/pair_costs.h"
#include "tests/play/pair_game.h"
#include "tests/play/pair_past.h"
#include "tests/play/pair_sight.h"
#include "tests/play/pair_triggers.h"
#include "tests/play/play_fixture.h"
#include "tools/door/progress.h"

enum {
    SAMPLE = 1000,  // pairs without LONG=1
    DECISIONS = 60, // of one game
    SEEDS = 8,      // of a pair that is played alone
    WRONG_MAX = 12, // failures that are told
};

static Session *session;
static PairList list;
static char playing[200]; // how the pair is played again

// Checks beside the invariants of --verify.
static const PairCheck *const checks[] = {
    &pair_past, &pair_costs, &pair_actions, &pair_triggers, &pair_sight};

// ---- failures that stop the program still say which pair it was

static void say_pair(int signal_number)
{
    (void)!write(STDERR_FILENO, playing, strlen(playing));
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

static int open_cards(void **state)
{
    (void)state;
    session = play_open();
    pair_costs_prepare(catalog_library(session->catalog));
    pair_sight_prepare(session->catalog);
    pair_list_make(catalog_library(session->catalog), &list);
    signal(SIGABRT, say_pair);
    return 0;
}

static int close_cards(void **state)
{
    (void)state;
    pair_list_free(&list);
    session_close(session);
    return 0;
}

static void note_playing(Pair pair, uint64_t seed)
{
    const Card *cards = catalog_library(session->catalog)->cards;

    snprintf(
        playing,
        sizeof playing,
        "%.12s: %.40s and %.40s, seed %llu; again with: PAIR=\"%.16s %.16s %llu\"\n",
        cards[pair.a].set,
        cards[pair.a].name,
        cards[pair.b].name,
        (unsigned long long)seed,
        cards[pair.a].code,
        cards[pair.b].code,
        (unsigned long long)seed);
}

// Returns whether all held.
static bool play(Pair pair, uint64_t seed, bool aloud)
{
    const PairPlan plan = {.pair = pair,
                           .seed = seed,
                           .decisions = DECISIONS,
                           .aloud = aloud,
                           .checks = checks,
                           .checks_n = COUNT_OF(checks)};
    const char *broken;

    note_playing(pair, seed);
    broken = pair_game_play(session, &plan);
    if (broken) print_error("%s%s\n", playing, broken);
    return !broken;
}

// ---- one pair

static CardId asked_card(const char *code)
{
    const CardId card = library_card_by_code(catalog_library(session->catalog), code);

    if (!card) fail_msg("PAIR: there is no card %s", code);
    return card;
}

static void play_asked_pair(const char *text)
{
    char a[32], b[32];
    unsigned long long seed;
    const int n = sscanf(text, "%31s %31s %llu", a, b, &seed);
    int wrong = 0;
    Pair pair;

    if (n < 2) fail_msg("PAIR is the codes of two cards, and a seed");
    pair = (Pair){asked_card(a), asked_card(b)};
    if (n == 3)
        wrong += !play(pair, seed, true);
    else
        for (uint64_t i = 0; i < SEEDS; i++) wrong += !play(pair, i, false);
    if (wrong) fail_msg("%d games are wrong", wrong);
}

// ---- all of them, or a sample

// Returns the pair number [i] of [n] that are spread over the whole list.
static int spread(int i, int n)
{
    return (int)((int64_t)i * list.n / n);
}

static void every_two_cards_that_meet_play_on(void **state)
{
    const char *alone = getenv("PAIR");
    const int n = play_long() ? list.n : play_scale(SAMPLE);
    int wrong = 0, played = 0;
    Progress progress;

    (void)state;
    if (alone) {
        play_asked_pair(alone);
        return;
    }
    progress_start(&progress, "pairs", n);
    for (int i = 0; i < n && wrong < WRONG_MAX; i++, played++) {
        progress_show(&progress, i);
        wrong += !play(list.pairs[spread(i, n)], (uint64_t)i, false);
    }
    progress_end(&progress);
    print_message(
        "%d of %d pairs played, %d decisions\n", played, list.n, pair_game_decisions());
    if (wrong) fail_msg("%d pairs are wrong", wrong);
    assert_true(pair_costs_report(played));
    assert_true(pair_actions_report(played));
    assert_true(pair_triggers_report(played));
    assert_true(pair_sight_report(played));
    assert_true(played == n && list.n > 1000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_two_cards_that_meet_play_on),
    };

    return cmocka_run_group_tests(tests, open_cards, close_cards);
}

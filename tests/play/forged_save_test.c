// forged_save_test.c -- a saved game that somebody changed, with the right checksum, is
// refused, or it plays on to its end like any other.
//
// FORGED=N plays the N-th forgery alone.

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "engine/kernel/table/random.h"
#include "tests/play/play_fixture.h"

enum {
    HEAD = 32,      // bytes before those that the checksum covers
    CHECK = 24,     // where it stands
    FORGERIES = 20, // of each position, before a step and in it
    EVERY = 7,      // questions between two positions
    ASKED_MAX = 60000,
};

typedef struct {
    unsigned char *bytes;
    size_t n;
} Saved;

static Session *session;
static State chance; // only its stream is used
static int forged, accepted;
static char at_hand[80];

static int pick(int n)
{
    return random_below(&chance, n);
}

static void on_abort(int signal_number)
{
    (void)signal_number;
    if (write(STDERR_FILENO, at_hand, strlen(at_hand)) < 0) _exit(2);
    _exit(1);
}

static int open_cards(void **state)
{
    (void)state;
    session = play_open();
    (void)signal(SIGABRT, on_abort);
    return 0;
}

static int close_cards(void **state)
{
    (void)state;
    session_close(session);
    return 0;
}

static Saved save(const Game *game)
{
    const size_t n = game_save_size(game);
    Saved saved = {malloc(n), n};

    assert_non_null(saved.bytes);
    assert_int_equal(game_save(game, &session->table, saved.bytes, n), n);
    return saved;
}

// Saves the game as it stood before the step that asks. No question proves that one.
static Saved save_before_the_step(void)
{
    static Game game;

    game = session->game;
    game.now = game.mark;
    game.status = GAME_RUNS;
    return save(&game);
}

static const char *load(const Saved *saved)
{
    return game_load(&session->game, &session->table, saved->bytes, saved->n);
}

// Returns a value that a forger would try in place of [old].
static unsigned odd_value(unsigned old)
{
    switch (pick(7)) {
    case 0: return old + 1;
    case 1: return old - 1;
    case 2: return old ^ (1u << pick(16));
    case 3: return 0;
    case 4: return (unsigned)pick(300);
    case 5: return (unsigned)pick(8);
    default: return (unsigned)pick(65536);
    }
}

// Changes one to three fields of the game, of one or two bytes each, and the checksum
// with them.
static void forge(Saved *saved)
{
    const int changes = 1 + pick(3);

    for (int i = 0; i < changes; i++) {
        const size_t at = HEAD + (size_t)pick((int)(saved->n - HEAD - 1));
        uint16_t two;

        memcpy(&two, saved->bytes + at, sizeof two);
        two = (uint16_t)odd_value(pick(2) ? two : two & 0xff);
        memcpy(saved->bytes + at, &two, pick(2) ? sizeof two : 1);
    }
    const uint64_t check = XXH3_64bits(saved->bytes + HEAD, saved->n - HEAD);
    memcpy(saved->bytes + CHECK, &check, sizeof check);
}

static void play_on(void)
{
    for (int i = 0; i < ASKED_MAX; i++) {
        Answer answer;

        if (game_next(&session->game, &session->table) != GAME_WAITS) return;
        assert_true(session_bot(session, &answer));
        assert_null(game_answer(&session->game, &answer));
    }
    fail_msg("%sthe game does not end", at_hand);
}

static void try_forgeries(const Saved *saved)
{
    const char *only = getenv("FORGED");

    for (int i = 0; i < FORGERIES; i++, forged++) {
        Saved other = {malloc(saved->n), saved->n};

        memcpy(other.bytes, saved->bytes, saved->n);
        forge(&other);
        const uint64_t keep[2] = {chance.random[0], chance.random[1]};
        if (!only || atoi(only) == forged) {
            snprintf(at_hand, sizeof at_hand, "FORGED=%d forged_save_test\n", forged);
            if (!load(&other)) {
                accepted++;
                play_on();
            }
            memcpy(chance.random, keep, sizeof keep);
            memset(at_hand, 0, sizeof at_hand);
        }
        free(other.bytes);
    }
    const char *refusal = load(saved);

    if (refusal) fail_msg("the game as it was saved is refused: %s", refusal);
}

static void forge_games(int first, int n, bool many)
{
    Plan plan;

    for (int i = first; i < first + n; i++) {
        plan_any(&plan, i, many);
        play_start(session, &plan, NULL);
        session->table.rules = catalog_library(session->catalog)->rules;
        for (int k = 0; k < SEATS_MAX; k++)
            bot_start(&session->bots[k], SEAT_RANDOM, (PlayerId)k, plan.seed);
        for (int k = 0; k < ASKED_MAX; k++) {
            Answer answer;

            if (game_next(&session->game, &session->table) != GAME_WAITS) break;
            if (k % EVERY == i % EVERY) {
                Bot bots[SEATS_MAX];
                Saved saved = save(&session->game), before = save_before_the_step();

                memcpy(bots, session->bots, sizeof bots);
                try_forgeries(&before);
                try_forgeries(&saved);
                memcpy(session->bots, bots, sizeof bots);
                free(saved.bytes);
                free(before.bytes);
            }
            assert_true(session_bot(session, &answer));
            assert_null(game_answer(&session->game, &answer));
        }
    }
}

static void a_forged_game_of_two_is_refused_or_ends(void **state)
{
    (void)state;
    random_seed(&chance, 1);
    forged = 0;
    forge_games(0, play_scale(8), false);
    assert_true(accepted > 0);
}

static void a_forged_game_of_many_is_refused_or_ends(void **state)
{
    (void)state;
    random_seed(&chance, 2);
    forge_games(0, play_scale(4), true);
    print_message("%d of %d forged games were played\n", accepted, forged);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_forged_game_of_two_is_refused_or_ends),
        cmocka_unit_test(a_forged_game_of_many_is_refused_or_ends),
    };

    return cmocka_run_group_tests(tests, open_cards, close_cards);
}

// dependency_test.c -- a dependency that is taken out of the tables is noticed.
//
// What a passive reads is worked out when its card is linked (library_reads.c). Here one kind
// of READS_ bits is taken out of all cards: then games must come to a position in which a
// derived value is not up to date, and the check after each step must say so.

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "tests/play/play_fixture.h"

enum { GAMES = 80 }; // in which it must be found; most are in the first ten

static Session *session;

// Takes the bits out of all that was linked.
static void take_out(uint64_t reads)
{
    const Library *library = catalog_library(session->catalog);

    for (int i = 1; i < library->clauses_n; i++) library->clauses[i].reads &= ~reads;
    for (int i = 1; i < library->cards_n; i++) {
        library->cards[i].interest.reads &= ~reads;
        library->cards[i].interest.reads_to_give &= ~reads;
    }
}

// Returns whether the game comes to a derived value that is not up to date. Anything else
// that is wrong with it fails the test.
static bool goes_stale(const Plan *plan)
{
    play_start(session, plan, NULL);
    play_seat_bots(session);
    if (game_next(&session->game, &session->table) == GAME_OVER) return false;
    if (strcmp(session->table.fault.text, "a derived value is not up to date") != 0)
        fail_msg(
            "%s\n%s", session->table.fault.text, play_again(plan, "random_play_test"));
    return true;
}

static bool some_game_goes_stale(uint64_t reads)
{
    Plan plan;
    bool found = false;

    session = play_open();
    take_out(reads);
    for (int i = 0; i < GAMES && !found; i++) {
        plan_any(&plan, i, false);
        found = goes_stale(&plan);
    }
    session_close(session);
    return found;
}

static void where_things_stand(void **state)
{
    (void)state;
    assert_true(some_game_goes_stale(READS_STANDS));
}

static void which_things_there_are(void **state)
{
    (void)state;
    assert_true(some_game_goes_stale(READS_THINGS));
}

static void who_controls_what(void **state)
{
    (void)state;
    assert_true(some_game_goes_stale(READS_CONTROL));
}

static void what_players_have(void **state)
{
    (void)state;
    assert_true(some_game_goes_stale(READS_PLAYERS));
}

static void flags_and_statuses(void **state)
{
    (void)state;
    assert_true(some_game_goes_stale(READS_STATUSES));
}

static void the_turn(void **state)
{
    (void)state;
    assert_true(some_game_goes_stale(READS_TURN));
}

static void nothing(void **state)
{
    (void)state;
    assert_false(some_game_goes_stale(0));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(where_things_stand),
        cmocka_unit_test(which_things_there_are),
        cmocka_unit_test(who_controls_what),
        cmocka_unit_test(what_players_have),
        cmocka_unit_test(flags_and_statuses),
        cmocka_unit_test(the_turn),
        cmocka_unit_test(nothing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

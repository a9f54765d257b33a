// equivalence_test.c -- a game is the same in every way of driving it.
//
// `cardwright bench agreement` compares the same ways by the same agreement.h. Here each
// finished step is noted as well, and the states after the steps agree too.

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tests/play/play_fixture.h"
#include "tools/bench/agreement.h"

// The one game that is driven, and the way.
static Agreement agreement;
static const Plan *planned;
static DriveWay driven;

static void note_step(void *self, Table *table)
{
    DriveHashes *steps = self;

    assert_true(steps->n <= STEPS_MAX);
    drive_note(steps, game_state_hash(table->state));
}

static void begin(void *self)
{
    const Watcher watcher = {.self = &agreement.trails[driven].steps,
                             .look = note_step};

    (void)self;
    play_start(agreement.drive.session, planned, &watcher);
}

static int open_cards(void **state)
{
    (void)state;
    agreement.drive =
        (Drive){.session = play_open(), .other = play_open(), .watch = play_watch};
    agreement.begin = begin;
    return 0;
}

static int close_cards(void **state)
{
    (void)state;
    session_close(agreement.drive.session);
    session_close(agreement.drive.other);
    agreement_free(&agreement);
    return 0;
}

static void drive(DriveWay way)
{
    driven = way;
    const Disagreement found = agreement_play(&agreement, way);
    const char *again = play_again(planned, "equivalence_test");

    if (agreement.trails[way].status != GAME_OVER)
        fail_msg("%s: turn %d: %s\n%s",
                 drive_way_name(way),
                 agreement.drive.session->game.now.turn,
                 agreement.drive.session->table.fault.text,
                 again);
    assert_true(agreement.trails[way].steps.n > 0);
    if (found.differing)
        fail_msg("%s against %s: decision %d differs, or a state before it\n%s",
                 drive_way_name(way),
                 drive_way_name(found.as),
                 found.decision,
                 again);
}

static void drive_every_way(const Plan *plan)
{
    planned = plan;
    agreement.drive.leaves = false;
    agreement_start(&agreement);
    for (int way = 0; way < DRIVE_WAYS; way++) drive((DriveWay)way);
}

static void a_game_is_the_same_however_it_is_driven(void **state)
{
    Plan plan = {0};

    (void)state;
    if (play_asked(&plan)) {
        drive_every_way(&plan);
        return;
    }
    for (int i = 0; i < play_scale(90); i++) {
        const int a = i % PUBLISHED, b = (i / PUBLISHED + i) % PUBLISHED;

        plan.seed = (uint64_t)i;
        plan.bots[0] = plan.bots[1] = SEAT_RANDOM;
        if (i % 2) {
            snprintf(plan.decks[0], DECK_NAME, "made-%d", 2 * i);
            snprintf(plan.decks[1], DECK_NAME, "made-%d", 2 * i + 1);
        } else {
            snprintf(plan.decks[0], DECK_NAME, "%s", published[a]);
            snprintf(plan.decks[1], DECK_NAME, "%s", published[b]);
        }
        drive_every_way(&plan);
    }
    for (int i = 0; i < play_scale(20); i++) {
        plan_any(&plan, i, true);
        drive_every_way(&plan);
    }
}

static void so_is_one_that_players_leave_at_any_moment(void **state)
{
    Plan plan;

    (void)state;
    if (play_asked(&plan)) return;
    for (int i = 0; i < play_scale(45); i++) {
        plan_any(&plan, i, true);
        planned = &plan;
        agreement.drive.leaves = true;
        agreement_start(&agreement);
        drive(DRIVE_QUESTIONS);
        drive(DRIVE_COPIES);
        drive(DRIVE_SAVES);
    }
}

static void a_difference_is_found_and_counted(void **state)
{
    uint64_t here[] = {1, 2, 3}, there[] = {1, 5, 3, 4};
    const DriveTrail a = {.asked = {here, 3, 3}, .ends = {here, 1, 1}};
    const DriveTrail b = {.asked = {there, 4, 4}, .ends = {here, 1, 1}};
    const DriveTrail end = {.asked = {here, 3, 3}, .ends = {there + 1, 1, 1}};
    const DriveTrail stepped = {
        .asked = {here, 3, 3}, .steps = {here, 2, 2}, .ends = {here, 1, 1}};
    const DriveTrail strayed = {
        .asked = {here, 3, 3}, .steps = {there, 2, 2}, .ends = {here, 1, 1}};
    int first;

    (void)state;
    assert_int_equal(drive_differences(&a, &stepped, &first), 0);
    assert_int_equal(drive_differences(&stepped, &strayed, &first), 1);
    assert_int_equal(first, 3);
    assert_int_equal(drive_differences(&a, &a, &first), 0);
    assert_int_equal(first, -1);
    assert_int_equal(drive_differences(&a, &b, &first), 2);
    assert_int_equal(first, 1);
    assert_int_equal(drive_differences(&a, &end, &first), 1);
    assert_int_equal(first, 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_is_the_same_however_it_is_driven),
        cmocka_unit_test(a_difference_is_found_and_counted),
        cmocka_unit_test(so_is_one_that_players_leave_at_any_moment),
    };

    return cmocka_run_group_tests(tests, open_cards, close_cards);
}

// equivalence_test.c -- a game is the same in every way of driving it.
//
// The ways are those of drive.h. Here each finished step is watched as well: it is
// checked, and the states after the steps agree too.

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tests/play/play_fixture.h"
#include "tools/bench/drive.h"

// What one way went through, with the state after each step.
typedef struct {
    DriveTrail trail;
    DriveHashes steps;
} Way;

static Session *session, *other;
static Way ways[DRIVE_WAYS];

static int open_cards(void **state)
{
    (void)state;
    session = play_open();
    other = play_open();
    for (int i = 0; i < DRIVE_WAYS; i++) {
        ways[i].steps.room = STEPS_MAX + 1;
        ways[i].steps.list = malloc((STEPS_MAX + 1) * sizeof(uint64_t));
    }
    return 0;
}

static int close_cards(void **state)
{
    (void)state;
    session_close(session);
    session_close(other);
    for (int i = 0; i < DRIVE_WAYS; i++) {
        drive_trail_free(&ways[i].trail);
        free(ways[i].steps.list);
    }
    return 0;
}

static void note_step(void *self, Table *table)
{
    DriveHashes *steps = self;

    assert_true(steps->n < steps->room);
    steps->list[steps->n++] = game_state_hash(table->state);
}

static void drive(const Plan *plan, DriveWay way, bool leaves)
{
    const Watcher watcher = {.self = &ways[way].steps, .look = note_step};
    const Drive driver = {
        .session = session, .other = other, .watch = play_watch, .leaves = leaves};

    drive_trail_clear(&ways[way].trail);
    ways[way].steps.n = 0;
    play_start(session, plan, &watcher);
    drive_game(&driver, way, &ways[way].trail);
    if (ways[way].trail.status != GAME_OVER)
        fail_msg("%s: turn %d: %s\n%s",
                 drive_way_name(way),
                 session->game.now.turn,
                 session->table.fault.text,
                 play_again(plan, "equivalence_test"));
}

static void same(const Plan *plan, DriveWay way, DriveWay as)
{
    const Way *a = &ways[way], *b = &ways[as];
    const char *again = play_again(plan, "equivalence_test");
    int first;

    if (drive_differences(&a->trail, &b->trail, &first))
        fail_msg("%s against %s: decision %d differs\n%s",
                 drive_way_name(way),
                 drive_way_name(as),
                 first,
                 again);
    if (a->steps.n != b->steps.n ||
        memcmp(a->steps.list, b->steps.list, (size_t)a->steps.n * sizeof(uint64_t)))
        fail_msg("%s against %s: a state after a step differs\n%s",
                 drive_way_name(way),
                 drive_way_name(as),
                 again);
}

static void drive_every_way(const Plan *plan)
{
    for (int way = 0; way < DRIVE_WAYS; way++) {
        drive(plan, (DriveWay)way, false);
        same(plan, (DriveWay)way, DRIVE_AGENTS);
        if (way > DRIVE_QUESTIONS) same(plan, (DriveWay)way, DRIVE_QUESTIONS);
    }
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
        drive(&plan, DRIVE_QUESTIONS, true);
        drive(&plan, DRIVE_COPIES, true);
        same(&plan, DRIVE_COPIES, DRIVE_QUESTIONS);
        drive(&plan, DRIVE_SAVES, true);
        same(&plan, DRIVE_SAVES, DRIVE_QUESTIONS);
    }
}

static void a_difference_is_found_and_counted(void **state)
{
    uint64_t here[] = {1, 2, 3}, there[] = {1, 5, 3, 4};
    const DriveTrail a = {.asked = {here, 3, 3}, .ends = {here, 1, 1}};
    const DriveTrail b = {.asked = {there, 4, 4}, .ends = {here, 1, 1}};
    const DriveTrail end = {.asked = {here, 3, 3}, .ends = {there + 1, 1, 1}};
    int first;

    (void)state;
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

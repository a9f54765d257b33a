// trail_moments_test.c -- the moments of a trail: what nobody keeps is forgotten, what
// somebody keeps stays, and answers can be given again as they were.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "tools/trail/trail.h"

static Session *session;
static Scene scene;
static Trail trail;

static void open_trail(int rights)
{
    Err err = {0};

    session = session_open(NULL, "tests/games/high_card.lua", &err);
    if (!session) fail_msg("%s", err.text);
    session->setup.seed = 1;
    session_start(session);
    trail_init(&trail, &trail_rights[rights], session, &scene);
    assert_int_equal(game_next(&session->game, &session->table), GAME_WAITS);
    (void)trail_keep(&trail);
}

static void close_trail(void)
{
    trail_free(&trail);
    session_close(session);
}

// Gives an answer and keeps the next question. Returns its moment.
static int answer_with(uint16_t option)
{
    const Answer answer = {.n = 1, .picks = {option}};

    trail_said(&trail, &answer);
    assert_null(game_answer(&session->game, &answer));
    assert_int_equal(game_next(&session->game, &session->table), GAME_WAITS);
    return trail_keep(&trail);
}

static void what_is_taken_back_needs_no_room(void **state)
{
    (void)state;
    open_trail(TRAIL_PROGRAM);
    const int first = trail.at;
    const uint64_t hash = game_hash(&session->game);
    for (int i = 0; i < 100; i++) {
        (void)answer_with((uint16_t)(i % 5));
        (void)answer_with(0);
        assert_null(trail_refusal(&trail, first));
        trail_restore(&trail, first);
        assert_int_equal(game_hash(&session->game), hash);
    }
    assert_int_equal(trail.n, 3);
    close_trail();
}

static void a_moment_that_is_held_stays(void **state)
{
    (void)state;
    open_trail(TRAIL_PROGRAM);
    const int first = trail.at, held = answer_with(2);
    const uint64_t hash = game_hash(&session->game);
    trail_hold(&trail, held);
    trail_restore(&trail, first);
    for (int i = 0; i < 4; i++) (void)answer_with(0);
    trail_restore(&trail, held);
    assert_int_equal(game_hash(&session->game), hash);
    assert_int_equal(trail.moments[held].before, first);
    trail_drop(&trail, held); // the trail stands there
    assert_int_equal(trail.moments[held].uses, 1);
    close_trail();
}

static void another_answer_begins_a_branch_for_one_alone(void **state)
{
    (void)state;
    open_trail(TRAIL_ALONE);
    const int first = trail.at, left = answer_with(1);
    trail_restore(&trail, first);
    const int right = answer_with(2);
    assert_int_not_equal(left, right);
    assert_int_equal(trail.branches, 2);
    trail_restore(&trail, first);
    assert_int_equal(answer_with(1), left);
    assert_int_equal(trail.branches, 2);
    assert_int_equal(trail_fork(&trail, left, right), first);
    assert_int_equal(trail_end_of(&trail, 2), right);
    assert_int_equal(trail_by(&trail, -9), first);
    assert_int_equal(trail_by(&trail, 1), -1);
    close_trail();
}

static void a_seat_goes_nowhere(void **state)
{
    (void)state;
    open_trail(TRAIL_SEAT);
    const int first = trail.at;
    (void)answer_with(0);
    assert_string_equal(trail_refusal(&trail, first), "Nobody goes back here");
    close_trail();
}

static void answers_are_read_as_they_were_said(void **state)
{
    const Answer two = {.n = 2, .picks = {7, 3}}, none = {0};
    GivenAnswers given = {0};
    GivenAnswer one;
    int at = 0;

    (void)state;
    given_answers_add(&given, GIVEN_ANSWER, 1, &two);
    given_answers_add(&given, 1, 300, NULL);
    given_answers_add(&given, GIVEN_ANSWER, 301, &none);
    assert_int_equal(given_answers_count(&given), 3);
    GivenAnswers taken = given_answers_take(&given);
    assert_int_equal(given_answers_count(&given), 0);
    assert_true(given_answers_next(&taken, &at, &one));
    assert_int_equal(one.who, GIVEN_ANSWER);
    assert_int_equal(one.answer.n, 2);
    assert_int_equal(one.answer.picks[1], 3);
    assert_true(given_answers_next(&taken, &at, &one));
    assert_int_equal(one.who, 1);
    assert_int_equal(one.turn, 300);
    assert_true(given_answers_next(&taken, &at, &one));
    assert_int_equal(one.answer.n, 0);
    assert_false(given_answers_next(&taken, &at, &one));
    assert_false(given_answers_same(&given, &taken));
    given_answers_free(&given);
    given_answers_free(&taken);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_taken_back_needs_no_room),
        cmocka_unit_test(a_moment_that_is_held_stays),
        cmocka_unit_test(another_answer_begins_a_branch_for_one_alone),
        cmocka_unit_test(a_seat_goes_nowhere),
        cmocka_unit_test(answers_are_read_as_they_were_said),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

// kernel_mark_test.c -- a game asked from outside goes on from its mark as one that agents
// play.
//
// A mark keeps the objects of the mark before it where a step left them as they were. In
// these games a step that changes an object comes before steps that change nothing.

#include "tests/engine/kernel_ask_fixture.h"

enum { BEAST_ID = 1, PAID = 4 };

static Object *beast(Table *table)
{
    return &table->state->objects[BEAST_ID];
}

static int size_now(const Table *table)
{
    return size_of(table, NULL, BEAST_ID);
}

// Asks, and adds the answer and [n] to the points.
static void ask_and_count(Table *table, int n)
{
    const int answer = ask_number(table, 0, 3);
    Player *player = &table->state->players[0];

    player->points = (int16_t)(player->points + answer + n);
}

static void begin_with_a_beast(Fixture *f, unsigned agents, bool verify)
{
    game_clear(f->game, f->table, 2, 1);
    f->table->state = f->state = &f->game->now;
    f->table->active_n = -1;
    f->table->verify = verify;
    seat_agents(f, agents);
    assert_int_equal(create(f, f->wolf, 0, FIELD), BEAST_ID);
    (void)size_now(f->table);
}

// Plays it from outside, where somebody looks at all numbers before each answer.
static uint64_t by_questions_looked_at(Fixture *f)
{
    int nth = 0;

    while (game_next(f->game, f->table) == GAME_WAITS) {
        table_derive(f->table);
        answer_number(f->game, choice(game_question(f->game), nth++));
    }
    return game_hash(f->game);
}

// Plays the game by agents and from outside, looked at or not, with and without checks, and expects
// that all are equal and end with these points.
static void expect_equal_games(Fixture *f, void (*step)(Table *table), int points)
{
    uint64_t hash;

    begin(f, step);
    begin_with_a_beast(f, 3, true);
    assert_int_equal(game_next(f->game, f->table), GAME_OVER);
    assert_int_equal(f->state->players[0].points, points);
    hash = game_hash(f->game);
    for (int verify = 0; verify < 2; verify++) {
        begin_with_a_beast(f, 0, verify);
        assert_true(by_questions(f) == hash);
        begin_with_a_beast(f, 0, verify);
        assert_true(by_questions_looked_at(f) == hash);
    }
}

// The numbers are worked out in the step of the change, so only the change tells of it.
static void step_that_tires_the_beast(Table *table)
{
    switch (++table->state->turn) {
    case 2:
        object_set_flag(table, BEAST_ID, OBJECT_EXHAUSTED, true);
        (void)size_now(table);
        break;
    case 4:
        ask_and_count(table, beast(table)->flags & OBJECT_EXHAUSTED ? 10 : 0);
        break;
    case 6: table->state->over = true; break;
    default: break;
    }
}

static void a_change_before_a_step_without_one_is_in_the_mark(void **state)
{
    expect_equal_games(*state, step_that_tires_the_beast, 1 + 10);
}

// The change and the numbers come in two steps.
static void step_that_derives_late(Table *table)
{
    switch (++table->state->turn) {
    case 2: object_become(table, BEAST_ID, beast(table)->card + 1); break;
    case 3: (void)size_now(table); break;
    case 5: ask_and_count(table, size_now(table)); break;
    case 6: table->state->over = true; break;
    default: break;
    }
}

static void so_are_numbers_that_a_step_without_a_change_worked_out(void **state)
{
    const Fixture *f = *state;

    assert_int_equal(f->bear, f->wolf + 1);
    expect_equal_games(*state, step_that_derives_late, 1 + 5);
}

// Tries prices while it lists what is offered, as a rulebook does.
static void ask_and_try(Table *table)
{
    Question *question = ask_begin(table, 0, 0, (Ref){0, 0});

    if (!ask_is_known(table)) {
        for (int i = 0; i < 3; i++) {
            table_paid(table, BEAST_ID)[0] = (uint8_t)(PAID + i);
            ask_option(question, (Option){.kind = NUMBER, .n = (int16_t)i});
        }
    }
    (void)ask_now(table);
}

static void step_that_tries_a_price(Table *table)
{
    switch (++table->state->turn) {
    case 2: ask_and_try(table); break;
    case 4: ask_and_count(table, beast(table)->additional_paid[0]); break;
    case 6: table->state->over = true; break;
    default: break;
    }
}

// The last price tried is left, and the second answer is the first option.
static void so_is_a_price_that_was_tried_for_a_first_pick(void **state)
{
    expect_equal_games(*state, step_that_tries_a_price, PAID + 2);
}

// Tries a price where nobody is asked.
static void step_that_tries_unasked(Table *table)
{
    switch (++table->state->turn) {
    case 2: table_paid(table, BEAST_ID)[1] = PAID; break;
    case 4: ask_and_count(table, beast(table)->additional_paid[1]); break;
    case 6: table->state->over = true; break;
    default: break;
    }
}

static void so_is_a_price_that_was_tried_for_no_question(void **state)
{
    expect_equal_games(*state, step_that_tries_unasked, 1 + PAID);
}

// The change is taken back: what was kept is put back, with what was tried before.
static void step_that_takes_a_change_back(Table *table)
{
    switch (++table->state->turn) {
    case 2:
        table_paid(table, BEAST_ID)[0] = PAID;
        (void)table_keep(table);
        object_set_flag(table, BEAST_ID, OBJECT_EXHAUSTED, true);
        table_paid(table, BEAST_ID)[0] = 1;
        (void)size_now(table);
        table_restore(table);
        break;
    case 4:
        ask_and_count(table,
                      beast(table)->additional_paid[0] +
                          (beast(table)->flags & OBJECT_EXHAUSTED ? 10 : 0));
        break;
    case 6: table->state->over = true; break;
    default: break;
    }
}

static void a_change_that_was_taken_back_is_not_in_the_mark(void **state)
{
    expect_equal_games(*state, step_that_takes_a_change_back, 1 + PAID);
}

// The change comes after the answer, in the step that runs again.
static void step_that_changes_after_the_answer(Table *table)
{
    switch (++table->state->turn) {
    case 2:
        ask_and_try(table);
        object_count(table, BEAST_ID, 0, 7);
        (void)size_now(table);
        break;
    case 4: ask_and_count(table, state_counter(table->state, BEAST_ID, 0)); break;
    case 6: table->state->over = true; break;
    default: break;
    }
}

static void a_change_after_a_first_pick_is_in_the_next_mark(void **state)
{
    expect_equal_games(*state, step_that_changes_after_the_answer, 7);
}

// Writes to every part of the game but its objects.
static void step_that_leaves_objects(Table *table)
{
    State *state = table->state;

    switch (++state->turn) {
    case 2:
        state->players[0].points = 20;
        state->players[1].counters[0] = 3;
        state->rules_state[0] = 4;
        tell(table, 100);
        (void)random_below(state, 100);
        break;
    case 4:
        ask_and_count(table,
                      state->players[1].counters[0] + (int)state->rules_state[0]);
        break;
    case 6: state->over = true; break;
    default: break;
    }
}

static void so_is_all_that_a_step_changed_beside_the_objects(void **state)
{
    expect_equal_games(*state, step_that_leaves_objects, 20 + 1 + 3 + 4);
}

// Asks twice after a change, and nobody in the game wants to know a number.
static void step_that_only_asks(Table *table)
{
    switch (++table->state->turn) {
    case 2: object_become(table, BEAST_ID, beast(table)->card + 1); break;
    case 4:
    case 6: ask_and_count(table, 0); break;
    case 8: table->state->over = true; break;
    default: break;
    }
}

static void what_is_worked_out_for_who_looks_changes_nothing(void **state)
{
    expect_equal_games(*state, step_that_only_asks, 1);
}

// It is played on where another game stood.
static void a_game_that_is_copied_at_its_mark_goes_on_as_the_first_one(void **state)
{
    Fixture *f = *state;
    Game *copy = calloc(1, sizeof *copy);
    uint64_t hash;

    assert_non_null(copy);
    begin(f, step_that_tires_the_beast);
    begin_with_a_beast(f, 0, true);
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);
    game_copy(copy, f->game);
    copy->now.objects[BEAST_ID].flags = 0;
    game_copy_mark(copy, f->game);
    hash = by_questions(f);
    f->state = f->table->state = &copy->now;
    answer_number(copy, 1);
    assert_int_equal(game_next(copy, f->table), GAME_OVER);
    assert_true(game_hash(copy) == hash);
    free(copy);
}

// A change of which nobody is told.
static void step_that_hides_a_change(Table *table)
{
    switch (++table->state->turn) {
    case 2: beast(table)->flags |= OBJECT_EXHAUSTED; break;
    case 4: table->state->over = true; break;
    default: break;
    }
}

static void play_on(Fixture *f)
{
    (void)game_next(f->game, f->table);
}

static void a_change_that_was_not_noted_stops_a_game_with_checks(void **state)
{
    Fixture *f = *state;

    begin(f, step_that_hides_a_change);
    begin_with_a_beast(f, 0, true);
    assert_true(stops(f, play_on));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_change_before_a_step_without_one_is_in_the_mark),
        TEST(so_are_numbers_that_a_step_without_a_change_worked_out),
        TEST(so_is_a_price_that_was_tried_for_a_first_pick),
        TEST(so_is_a_price_that_was_tried_for_no_question),
        TEST(a_change_that_was_taken_back_is_not_in_the_mark),
        TEST(a_change_after_a_first_pick_is_in_the_next_mark),
        TEST(so_is_all_that_a_step_changed_beside_the_objects),
        TEST(what_is_worked_out_for_who_looks_changes_nothing),
        TEST(a_game_that_is_copied_at_its_mark_goes_on_as_the_first_one),
        TEST(a_change_that_was_not_noted_stops_a_game_with_checks),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

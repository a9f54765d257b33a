// kernel_log_test.c -- the log publishes news once, in order, to players who may know
// them.

#include "engine/kernel/table/object.h"
#include "tests/engine/kernel_ask_fixture.h"

static void news_of_a_step_that_runs_again_is_published_once(void **state)
{
    Fixture *f = *state;
    Log *agents = calloc(1, sizeof *agents);

    begin(f, step_of_two_questions);
    (void)by_questions(f);
    assert_int_equal(f->log->n, 3 * STEPS);
    begin(f, step_of_two_questions);
    seat_agents(f, 3);
    f->table->log = agents;
    game_clear(f->game, f->table, 2, 1);
    assert_int_equal(game_next(f->game, f->table), GAME_OVER);

    assert_int_equal(agents->n, f->log->n);
    for (int i = 0; i < agents->n; i++) {
        assert_int_equal(agents->entries[i].serial, i);
        assert_memory_equal(
            &agents->entries[i], &f->log->entries[i], sizeof agents->entries[i]);
    }
    free(agents);
}

static void news_are_out_when_the_question_is_put(void **state)
{
    Fixture *f = *state;

    begin(f, step_of_two_questions);
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);
    assert_int_equal(f->log->n, 1);
    f->log->n = 0; // read
    answer_number(f->game, 2);
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);

    assert_int_equal(f->log->n, 1);
    assert_int_equal(f->log->entries[0].n, 1002);
}

// Something is tried, with a question in the middle, and taken back.
static void step_of_an_attempt(Table *table)
{
    tell(table, 1);
    (void)table_keep(table);
    tell(table, 2);
    (void)ask_number(table, 0, 4);
    tell(table, 3);
    table_restore(table);
    tell(table, 4);
    (void)ask_number(table, 1, 4);
    tell(table, 5);
    table->state->over = true;
}

static void expect_told(Fixture *f, const int *told, int n)
{
    assert_int_equal(f->log->n, n);
    for (int i = 0; i < n; i++) assert_int_equal(f->log->entries[i].n, told[i]);
    f->log->n = 0; // read
}

static void news_of_an_attempt_that_is_taken_back_hide_no_others(void **state)
{
    Fixture *f = *state;

    begin(f, step_of_an_attempt);
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);
    expect_told(f, (int[]){1, 2}, 2);
    answer_number(f->game, 2);
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);
    expect_told(f, (int[]){4}, 1);
    answer_number(f->game, 2);
    assert_int_equal(game_next(f->game, f->table), GAME_OVER);
    expect_told(f, (int[]){5}, 1);
}

static void news_beyond_the_room_are_counted(void **state)
{
    Fixture *f = *state;

    f->table->log = f->log;
    for (int i = 0; i < LOG_MAX + 5; i++) tell(f->table, i);

    assert_int_equal(f->log->n, LOG_MAX);
    assert_int_equal(f->log->lost, 5);
}

static void news_of_a_hidden_card_name_who_may_know_it(void **state)
{
    Fixture *f = *state;
    const ObjectId ids[] = {create(f, f->wolf, 1, FIELD),
                            create(f, f->wolf, 1, HAND),
                            create(f, f->wolf, 1, DECK)};
    const int seen_by[] = {EVERYBODY, 1 << 1, 0};

    f->table->log = f->log;
    for (int i = 0; i < COUNT_OF(ids); i++) {
        const Event event = event_of(ARRIVES, ids[i], 1);

        event_log(f->table, &event);
        assert_int_equal(f->log->entries[i].seen_by, seen_by[i]);
    }
    object_set_flag(f->table, ids[2], OBJECT_REVEALED, true);
    event_log(f->table, &(const Event){.object = ids[2], .player = NOBODY});
    assert_int_equal(f->log->entries[3].seen_by, EVERYBODY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(news_of_a_step_that_runs_again_is_published_once),
        TEST(news_are_out_when_the_question_is_put),
        TEST(news_of_an_attempt_that_is_taken_back_hide_no_others),
        TEST(news_beyond_the_room_are_counted),
        TEST(news_of_a_hidden_card_name_who_may_know_it),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

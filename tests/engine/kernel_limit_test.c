// kernel_limit_test.c -- games far beyond any usual one still play, and one thing beyond
// a limit stops the game.

#include "tests/engine/kernel_ask_fixture.h"

static int wanted; // by the current step

// One question of so many options.
static void step_of_many_options(Table *table)
{
    table->state->players[0].points = (int16_t)ask_number(table, 0, wanted);
    table->state->over = true;
}

static void a_question_has_room_for_a_thousand_options(void **state)
{
    Fixture *f = *state;

    wanted = 1000;
    begin(f, step_of_many_options);
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);
    assert_int_equal(game_question(f->game)->options_n, 1000);
    answer_number(f->game, 999);
    assert_int_equal(game_next(f->game, f->table), GAME_OVER);
    assert_int_equal(f->game->now.players[0].points, 999);
}

static void one_option_too_many_stops_the_game(void **state)
{
    Fixture *f = *state;

    wanted = OPTIONS_MAX;
    begin(f, step_of_many_options);
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);
    game_clear(f->game, f->table, 2, 1);
    wanted = OPTIONS_MAX + 1;
    assert_int_equal(game_next(f->game, f->table), GAME_STOPPED);
    assert_int_equal(f->game->now.ending.limit, LIMIT_OPTIONS + 1);
    assert_int_equal(f->game->now.winners, 0);
}

static void step_of_many_questions(Table *table)
{
    for (int i = 0; i < wanted; i++) (void)ask_number(table, 0, 2);
    table->state->over = true;
    table->state->winners = 1 << 1;
}

static void a_step_asks_ten_thousand_questions(void **state)
{
    Fixture *f = *state;

    wanted = 10000;
    begin(f, step_of_many_questions);
    seat_agents(f, 3);
    assert_int_equal(game_next(f->game, f->table), GAME_OVER);
    assert_int_equal(f->game->now.winners, 1 << 1);
    assert_int_equal(agent_calls, wanted);
}

// The last answer lies at the end of the room, whoever gives it.
static void one_answer_too_many_stops_the_game(void **state)
{
    Fixture *f = *state;

    wanted = ANSWERS_MAX / 2 + 1;
    begin(f, step_of_many_questions);
    seat_agents(f, 3);
    assert_int_equal(game_next(f->game, f->table), GAME_STOPPED);
    assert_int_equal(f->game->now.ending.limit, LIMIT_ANSWERS + 1);
    assert_int_equal(f->game->now.winners, 0);
    assert_int_equal(agent_calls, wanted - 1);
}

static void step_that_looks_ahead(Table *table)
{
    const Supposed supposed = {.n = 0};

    table->supposed = &supposed;
    table->lifted = 1;
    table_fault(table, 0, "nothing");
}

static void nothing_is_looked_ahead_at_after_a_fault(void **state)
{
    Fixture *f = *state;

    begin(f, step_that_looks_ahead);
    assert_int_equal(game_next(f->game, f->table), GAME_FAULT);
    assert_null(f->table->supposed);
    assert_int_equal(f->table->lifted, 0);
}

static void step_that_takes_all(Table *table)
{
    Question *question = ask_begin(table, 0, 0, (Ref){0, 0});

    for (int i = 0; i < wanted; i++)
        ask_option(question, (Option){.kind = NUMBER, .n = (int16_t)i});
    question->ordered = true;
    question->min = question->max = (uint16_t)wanted;
    table->state->players[0].points = (int16_t)ask_now(table)->picks[wanted - 1];
    table->state->over = true;
}

static void an_answer_picks_a_thousand_options(void **state)
{
    Fixture *f = *state;
    Answer *answer = calloc(1, sizeof *answer);

    wanted = 1000;
    begin(f, step_that_takes_all);
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);
    for (int i = 0; i < wanted; i++) answer->picks[answer->n++] = (uint16_t)(999 - i);
    assert_null(game_answer(f->game, answer));
    assert_int_equal(game_next(f->game, f->table), GAME_OVER);
    assert_int_equal(f->game->now.players[0].points, 0);
    free(answer);
}

// As the bytes of a forged game may have it.
static void answers_that_fit_no_question_are_a_fault(void **state)
{
    Fixture *f = *state;

    wanted = 3;
    begin(f, step_of_many_options);
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);
    answer_number(f->game, 1);
    f->game->answers.words[1] = 3;
    assert_int_equal(game_next(f->game, f->table), GAME_FAULT);
    game_clear(f->game, f->table, 2, 1);
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);
    answer_number(f->game, 1);
    ask_record(&f->game->answers, &f->game->question, &(Answer){.n = 1});
    assert_int_equal(game_next(f->game, f->table), GAME_FAULT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_question_has_room_for_a_thousand_options),
        TEST(one_option_too_many_stops_the_game),
        TEST(a_step_asks_ten_thousand_questions),
        TEST(one_answer_too_many_stops_the_game),
        TEST(nothing_is_looked_ahead_at_after_a_fault),
        TEST(an_answer_picks_a_thousand_options),
        TEST(answers_that_fit_no_question_are_a_fault),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

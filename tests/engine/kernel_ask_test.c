// kernel_ask_test.c -- a question is a function call, in every way of driving a game.

#include "tests/engine/kernel_ask_fixture.h"

static void a_question_abandons_the_step_and_what_it_did_is_done_once(void **state)
{
    Fixture *f = *state;

    begin(f, step_of_two_questions);
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);
    assert_int_equal(f->game->mark.turn, 0);
    assert_int_equal(f->game->now.turn, 1); // as it stands at the question
    answer_number(f->game, 3);
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);
    assert_int_equal(game_question(f->game)->player, 1);
    answer_number(f->game, 2);
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);

    assert_int_equal(f->game->mark.turn, 1);
    assert_int_equal(f->game->mark.players[0].points, 1 + 3);
    assert_int_equal(f->game->mark.players[1].points, 2);
}

static void a_question_without_an_answer_is_put_again(void **state)
{
    Fixture *f = *state;
    Question first;
    uint64_t hash;

    begin(f, step_of_two_questions);
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);
    first = *game_question(f->game);
    hash = game_hash(f->game);
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);

    assert_int_equal(game_question(f->game)->options_n, first.options_n);
    assert_true(game_hash(f->game) == hash);
}

static void an_agent_is_asked_once_though_the_step_runs_again(void **state)
{
    Fixture *f = *state;

    begin(f, step_of_two_questions);
    seat_agents(f, 1);
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);
    assert_int_equal(game_question(f->game)->player, 1);
    assert_int_equal(agent_calls, 1);
    answer_number(f->game, 0);
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);

    assert_int_equal(agent_calls, 2); // the second is of the next step
    assert_int_equal(f->game->mark.players[0].points, 1 + 1);
}

static void a_game_that_is_over_stays_so(void **state)
{
    Fixture *f = *state;

    begin(f, step_of_two_questions);
    seat_agents(f, 3);
    assert_int_equal(game_next(f->game, f->table), GAME_OVER);
    assert_int_equal(game_next(f->game, f->table), GAME_OVER);

    assert_int_equal(f->game->now.turn, STEPS);
    assert_int_equal(agent_calls, 2 * STEPS);
    assert_int_equal(f->table->steps, STEPS);
    assert_int_equal(f->table->asked, 2 * STEPS);
}

// Plays to the end by question and answer; a copy takes over at each question, and
// what was copied from answers otherwise and is thrown away.
static uint64_t by_copies(Fixture *f)
{
    int nth = 0;

    while (game_next(f->game, f->table) == GAME_WAITS) {
        const int right = choice(game_question(f->game), nth++);

        game_copy(f->other, f->game);
        answer_number(f->game, (right + 1) % game_question(f->game)->options_n);
        (void)game_next(f->game, f->table);
        game_copy(f->game, f->other);
        answer_number(f->game, right);
    }
    return game_hash(f->game);
}

static void every_way_of_driving_ends_in_the_same_game(void **state)
{
    Fixture *f = *state;

    for (uint64_t seed = 1; seed <= 20; seed++) {
        uint64_t hash;

        begin(f, step_of_two_questions);
        game_clear(f->game, f->table, 2, seed);
        hash = by_questions(f);
        game_clear(f->game, f->table, 2, seed);
        assert_true(by_copies(f) == hash);
        seat_agents(f, 3);
        game_clear(f->game, f->table, 2, seed);
        assert_int_equal(game_next(f->game, f->table), GAME_OVER);
        assert_true(game_hash(f->game) == hash);
    }
}

static void another_answer_gives_another_hash_at_once(void **state)
{
    Fixture *f = *state;

    begin(f, step_of_two_questions);
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);
    game_copy(f->other, f->game);
    assert_true(game_hash(f->game) == game_hash(f->other));
    answer_number(f->game, 1);
    answer_number(f->other, 2);

    assert_true(game_hash(f->game) != game_hash(f->other));
}

static Game *taken; // by the agent below, at its question
static Game *taken_at(int nth, int option)
{
    if (agent_calls == nth) answer_number(taken, option);
    return taken;
}

// Copies the game as a search would, and answers in the copy.
static void agent_takes_a_copy(void *self, const Table *table, const Question *question,
                               Answer *answer)
{
    if (agent_calls == 3) {
        game_copy(taken, table->game);
        taken->status = GAME_WAITS;
        ask_copy_question(&taken->question, question);
        (void)taken_at(3, choice(question, 3));
    }
    agent_chooses(self, table, question, answer);
}

static void a_copy_taken_at_an_agents_question_goes_on_by_itself(void **state)
{
    Fixture *f = *state;
    uint64_t hash;

    begin(f, step_of_two_questions);
    taken = f->other;
    agent_calls = 0;
    f->table->keeps_mark = true;
    f->table->agents[0].answer = f->table->agents[1].answer = agent_takes_a_copy;
    assert_int_equal(game_next(f->game, f->table), GAME_OVER);
    hash = game_hash(f->game);

    seat_agents(f, 3);
    agent_calls = 4;
    assert_int_equal(game_next(f->other, f->table), GAME_OVER);
    assert_true(game_hash(f->other) == hash);
}

static void step_that_fails(Table *table)
{
    table->state->turn++;
    table_fault(table, 0, "card 7 stumbled");
}

static void a_fault_ends_the_game_with_its_text_and_no_winner(void **state)
{
    Fixture *f = *state;

    begin(f, step_that_fails);
    assert_int_equal(game_next(f->game, f->table), GAME_FAULT);
    assert_int_equal(game_next(f->game, f->table), GAME_FAULT);

    assert_string_equal(f->table->fault.text, "card 7 stumbled");
    assert_int_equal(f->game->now.winners, 0);
}

// The first try is illegal, the second is not.
static void step_with_an_illegal_try(Table *table)
{
    table->state->turn++;
    tell(table, agent_calls);
    if (agent_calls++ == 0) table_unwind(table, UNWIND_ILLEGAL);
    table->state->over = true;
}

static void an_illegal_try_leaves_no_trace_in_game_or_log(void **state)
{
    Fixture *f = *state;

    begin(f, step_with_an_illegal_try);
    assert_int_equal(game_next(f->game, f->table), GAME_OVER);

    assert_int_equal(f->game->now.turn, 1);
    assert_int_equal(f->log->n, 1);
    assert_int_equal(f->log->entries[0].n, 1);
}

static void options_about_the_same_have_thing_place_and_number_in_common(void **state)
{
    const Option option = {.kind = 3, .object = 4, .spot = 5, .n = 6};
    Option other = option;

    (void)state;
    other.kind = 4;
    other.ref = 7;
    assert_true(ask_is_about_same(&option, &other));
    other.n = 7;
    assert_false(ask_is_about_same(&option, &other));
    other = (Option){.kind = 3, .object = 4, .spot = 6, .n = 6};
    assert_false(ask_is_about_same(&option, &other));
    other = (Option){.kind = 3, .object = 5, .spot = 5, .n = 6};
    assert_false(ask_is_about_same(&option, &other));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_question_abandons_the_step_and_what_it_did_is_done_once),
        TEST(a_question_without_an_answer_is_put_again),
        TEST(an_agent_is_asked_once_though_the_step_runs_again),
        TEST(a_game_that_is_over_stays_so),
        TEST(every_way_of_driving_ends_in_the_same_game),
        TEST(another_answer_gives_another_hash_at_once),
        TEST(a_copy_taken_at_an_agents_question_goes_on_by_itself),
        TEST(a_fault_ends_the_game_with_its_text_and_no_winner),
        TEST(an_illegal_try_leaves_no_trace_in_game_or_log),
        TEST(options_about_the_same_have_thing_place_and_number_in_common),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

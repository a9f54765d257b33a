// kernel_question_test.c -- which questions are asked, and which answers are refused.

#include "engine/kernel/table/ref.h"
#include "tests/engine/kernel_ask_fixture.h"

static void one_possible_answer_is_given_without_asking(void **state)
{
    Fixture *f = *state;
    Question *question;

    begin(f, no_step);
    seat_agents(f, 3);
    assert_int_equal(ask_number(f->table, 0, 1), 0);

    question = ask_begin(f->table, 0, 0, (Ref){0, 0}); // all of them
    for (int i = 0; i < 3; i++) ask_option(question, (Option){.kind = NUMBER});
    question->min = question->max = 3;
    assert_int_equal(ask_now(f->table)->n, 3);
    assert_int_equal(f->table->answer.picks[2], 2);

    question = ask_begin(f->table, 0, 0, (Ref){0, 0}); // none
    question->min = 0;
    assert_int_equal(ask_now(f->table)->n, 0);

    question = ask_begin(f->table, 0, 0, (Ref){0, 0}); // all to the only one
    question->kind = ASK_SPLIT;
    question->total = 4;
    ask_option(question, (Option){.kind = NUMBER});
    assert_int_equal(ask_now(f->table)->picks[0], 4);

    question = ask_begin(f->table, 0, 0, (Ref){0, 0}); // one each
    question->kind = ASK_SPLIT;
    question->total = 2;
    for (int i = 0; i < 2; i++) ask_option(question, (Option){.kind = NUMBER});
    assert_int_equal(ask_now(f->table)->picks[1], 1);

    assert_int_equal(agent_calls, 0);
    assert_int_equal(f->game->answers.n, 0);
}

static void a_table_that_asks_all_puts_questions_with_one_option_too(void **state)
{
    Fixture *f = *state;
    Question *question;

    begin(f, no_step);
    seat_agents(f, 3);
    f->table->asks_all = true;
    assert_int_equal(ask_number(f->table, 0, 1), 0);
    assert_int_equal(agent_calls, 1);
    question = ask_begin(f->table, 0, 0, (Ref){0, 0}); // nothing to show
    question->min = 0;
    assert_int_equal(ask_now(f->table)->n, 0);
    assert_int_equal(agent_calls, 1);
}

static void an_order_is_a_choice_even_of_all(void **state)
{
    Fixture *f = *state;
    Question question = {.kind = ASK_PICK, .min = 2, .max = 2, .options_n = 2};
    const Answer answer = {.n = 2, .picks = {1, 0}};

    begin(f, no_step);
    f->table->agents[0].answer = NULL;
    question.ordered = true;
    f->table->question = question;
    memcpy(f->game->answers.words, (uint16_t[]){2, 1, 0}, 3 * sizeof(uint16_t));
    f->game->answers.n = 3;

    assert_memory_equal(ask_now(f->table)->picks, answer.picks, 2 * sizeof(uint16_t));
    assert_int_equal(f->game->answers.used, 3);
}

static void yes_is_the_first_option_and_carries_its_wording(void **state)
{
    Fixture *f = *state;

    begin(f, no_step);
    seat_agents(f, 3); // answers 1, then 0
    assert_false(ask_yes(f->table, 0, 0, (Ref){0, 0}, "Keep it?"));
    assert_string_equal(f->table->question.text, "Keep it?");
    assert_int_equal(f->table->question.options[0].kind, f->rules.option_yes);
    assert_true(ask_yes(f->table, 1, 0, (Ref){0, 0}, NULL));
    assert_string_equal(f->table->question.text, "");
}

static void a_question_about_an_object_shows_its_face(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 0, FIELD);
    const Question *question = ask_begin(f->table, 1, 0, ref(f, wolf));

    assert_int_equal(question->card, f->wolf);
    assert_true(ref_equal(question->about, ref(f, wolf)));
}

static void a_bad_answer_is_refused_with_its_reason(void **state)
{
    static const struct {
        const char *reason;
        Question question;
        Answer answer;
    } cases[] = {
        {NULL, {.min = 1, .max = 2, .options_n = 3}, {2, {2, 0}}},
        {NULL, {.min = 0, .max = 2, .options_n = 3}, {0, {0}}},
        {"too few were picked", {.min = 1, .max = 2, .options_n = 3}, {0, {0}}},
        {"too many were picked", {.min = 1, .max = 2, .options_n = 3}, {3, {0, 1, 2}}},
        {"there is no such option", {.min = 1, .max = 2, .options_n = 3}, {1, {3}}},
        {"an option was picked twice",
         {.min = 1, .max = 2, .options_n = 3},
         {2, {1, 1}}},
        {NULL, {.kind = ASK_SPLIT, .total = 5, .options_n = 2}, {2, {4, 1}}},
        {"one amount for each option is wanted",
         {.kind = ASK_SPLIT, .total = 5, .options_n = 2},
         {1, {5}}},
        {"each must get at least 1",
         {.kind = ASK_SPLIT, .total = 5, .options_n = 2},
         {2, {5, 0}}},
        {"the amounts do not sum to the total",
         {.kind = ASK_SPLIT, .total = 5, .options_n = 2},
         {2, {4, 2}}},
    };

    (void)state;
    for (int i = 0; i < COUNT_OF(cases); i++) {
        const char *refusal = ask_refusal(&cases[i].question, &cases[i].answer);

        if (cases[i].reason)
            assert_string_equal(refusal, cases[i].reason);
        else
            assert_null(refusal);
    }
}

static void a_refused_answer_changes_nothing(void **state)
{
    Fixture *f = *state;
    const Answer bad = {.n = 1, .picks = {9}}, good = {.n = 1, .picks = {0}};

    begin(f, step_of_two_questions);
    assert_string_equal(game_answer(f->game, &good), "no question waits");
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);
    game_copy(f->other, f->game);
    assert_string_equal(game_answer(f->game, &bad), "there is no such option");
    assert_memory_equal(f->game, f->other, sizeof *f->game);
}

static void agent_errs(void *self, const Table *table, const Question *question,
                       Answer *answer)
{
    (void)self;
    (void)table;
    answer->n = 1;
    answer->picks[0] = (uint16_t)question->options_n;
}

static void let_an_agent_err(Fixture *f)
{
    f->table->agents[0].answer = agent_errs;
    (void)ask_number(f->table, 0, 2);
}

static void an_agents_bad_answer_is_our_bug_and_stops(void **state)
{
    assert_true(stops(*state, let_an_agent_err));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(one_possible_answer_is_given_without_asking),
        TEST(a_table_that_asks_all_puts_questions_with_one_option_too),
        TEST(an_order_is_a_choice_even_of_all),
        TEST(yes_is_the_first_option_and_carries_its_wording),
        TEST(a_question_about_an_object_shows_its_face),
        TEST(a_bad_answer_is_refused_with_its_reason),
        TEST(a_refused_answer_changes_nothing),
        TEST(an_agents_bad_answer_is_our_bug_and_stops),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

// kernel_ask_test.c -- a question is a function call, however the game is driven.

#include "kernel_fixture.h"

enum { NUMBER = 3, STEPS = 6 };

static int agent_calls;

// What player [player] picks among the numbers 0 .. n - 1.
static int ask_number(Table *table, PlayerId player, int n)
{
    Question *question = ask_begin(table, player, 0, (Ref){0, 0});

    for (int i = 0; i < n; i++) {
        ask_option(question, (Option){.kind = NUMBER, .n = (int16_t)i});
    }
    return ask_now(table)->picks[0];
}

static void tell(Table *table, int n)
{
    Event event = event_of(SCORES, 0, 0);

    event.player = 0;
    event.n = (int16_t)n;
    event_raise(table, &event);
}

// Chance, a change and news before, between and after two questions.
static void step_of_two_questions(Table *table)
{
    State *state = table->state;
    int a, b;

    state->turn++;
    state->players[0].points = (int16_t)(state->players[0].points + 1);
    tell(table, 1 + random_below(state, 100));
    a = ask_number(table, 0, 4);
    tell(table, 1000 + a);
    state->players[0].points = (int16_t)(state->players[0].points + a);
    b = ask_number(table, 1, 3 + random_below(state, 3));
    tell(table, 2000 + b);
    state->players[1].points = (int16_t)(state->players[1].points + b);
    state->over = state->turn == STEPS;
}

static void answer_number(Game *game, int n)
{
    const Answer answer = {.n = 1, .picks = {(uint8_t)n}};

    assert_null(game_answer(game, &answer));
}

static int choice(const Question *question, int nth)
{
    return (nth * 5 + 1) % question->options_n;
}

static void agent_chooses(void *self, const Table *table, const Question *question,
                          Answer *answer)
{
    (void)self;
    (void)table;
    answer->n = 1;
    answer->picks[0] = (uint8_t)choice(question, agent_calls++);
}

static void seat_agents(Fixture *f, unsigned seats)
{
    agent_calls = 0;
    for (int i = 0; i < 2; i++) {
        f->table->agents[i].answer = (seats >> i) & 1u ? agent_chooses : NULL;
    }
}

static void begin(Fixture *f, void (*step)(Table *table))
{
    f->rules.step = step;
    f->table->log = f->log;
    f->table->verify = true;
    seat_agents(f, 0);
}

// The step machine.

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

static uint64_t by_questions(Fixture *f)
{
    int nth = 0;

    while (game_next(f->game, f->table) == GAME_WAITS) {
        answer_number(f->game, choice(game_question(f->game), nth++));
    }
    return game_hash(f->game);
}

static void every_way_of_driving_ends_in_the_same_game(void **state)
{
    Fixture *f = *state;

    for (uint64_t seed = 1; seed <= 20; seed++) {
        uint64_t hash;

        begin(f, step_of_two_questions);
        game_clear(f->game, 2, seed);
        hash = by_questions(f);
        game_clear(f->game, 2, seed);
        assert_true(by_copies(f) == hash);
        seat_agents(f, 3);
        game_clear(f->game, 2, seed);
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
        taken->question = *question;
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
    f->table->marks = true;
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
    assert_int_equal(f->game->now.winner, NOBODY);
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

// Questions.

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
    question->sort = ASK_SPLIT;
    question->total = 4;
    ask_option(question, (Option){.kind = NUMBER});
    assert_int_equal(ask_now(f->table)->picks[0], 4);

    question = ask_begin(f->table, 0, 0, (Ref){0, 0}); // one each
    question->sort = ASK_SPLIT;
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
    Question question = {.sort = ASK_PICK, .min = 2, .max = 2, .options_n = 2};
    const Answer answer = {.n = 2, .picks = {1, 0}};

    begin(f, no_step);
    f->table->agents[0].answer = NULL;
    question.ordered = true;
    f->table->question = question;
    memcpy(f->game->answers.bytes, (uint8_t[]){2, 1, 0}, 3);
    f->game->answers.n = 3;

    assert_memory_equal(ask_now(f->table)->picks, answer.picks, 2);
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
        {NULL, {.sort = ASK_SPLIT, .total = 5, .options_n = 2}, {2, {4, 1}}},
        {"one amount for each option is wanted",
         {.sort = ASK_SPLIT, .total = 5, .options_n = 2},
         {1, {5}}},
        {"each must get at least 1",
         {.sort = ASK_SPLIT, .total = 5, .options_n = 2},
         {2, {5, 0}}},
        {"the amounts do not sum to the total",
         {.sort = ASK_SPLIT, .total = 5, .options_n = 2},
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
    answer->picks[0] = (uint8_t)question->options_n;
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

// The log.

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
    game_clear(f->game, 2, 1);
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
    object_mark(f->table, ids[2], MARK_REVEALED, true);
    event_log(f->table, &(const Event){.object = ids[2], .player = NOBODY});
    assert_int_equal(f->log->entries[3].seen_by, EVERYBODY);
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
        TEST(one_possible_answer_is_given_without_asking),
        TEST(a_table_that_asks_all_puts_questions_with_one_option_too),
        TEST(an_order_is_a_choice_even_of_all),
        TEST(yes_is_the_first_option_and_carries_its_wording),
        TEST(a_question_about_an_object_shows_its_face),
        TEST(a_bad_answer_is_refused_with_its_reason),
        TEST(a_refused_answer_changes_nothing),
        TEST(an_agents_bad_answer_is_our_bug_and_stops),
        TEST(news_of_a_step_that_runs_again_is_published_once),
        TEST(news_are_out_when_the_question_is_put),
        TEST(news_beyond_the_room_are_counted),
        TEST(news_of_a_hidden_card_name_who_may_know_it),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

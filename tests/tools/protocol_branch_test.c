// protocol_branch_test.c -- a program goes back in a game and tries it in several ways.
//
// Whatever was tried elsewhere, a branch is as it was left: question, view, events, hash.

#include "tests/tools/protocol_fixture.h"

#define NEWGAME "{\"type\":\"newgame\",\"seed\":3," TWO "}"

static json_int_t number(const json_t *reply, const char *key)
{
    const json_t *value = json_object_get(reply, key);

    assert_true(json_is_integer(value));
    return json_integer_value(value);
}

// Answers with the last options, as many as are needed. Returns false at the end.
static bool answer(void)
{
    json_t *question = ask("{\"type\":\"question\"}");
    const size_t n = json_array_size(json_object_get(question, "options"));
    const bool goes_on = is(question, "question");
    const json_t *total = json_object_get(question, "total");
    json_t *request = json_pack("{s:s}", "type", "answer"), *picks = json_array();

    for (size_t i = 0; total && i < n; i++)
        json_array_append_new(
            picks, json_integer(i ? 1 : json_integer_value(total) - (json_int_t)n + 1));
    for (size_t i = 0; goes_on && !total && i < (size_t)number(question, "min"); i++)
        json_array_append_new(picks, json_integer((json_int_t)(n - 1 - i)));
    json_object_set_new(request, total ? "split" : "pick", picks);
    char *text = json_dumps(request, JSON_COMPACT);
    if (goes_on) expect(text, "ok");
    free(text);
    json_decref(request);
    json_decref(question);
    return goes_on;
}

static void answer_times(int n)
{
    for (int i = 0; i < n; i++) assert_true(answer());
}

// Returns all that a program can see of the current branch.
static json_t *everything(void)
{
    static const char *const requests[] = {"{\"type\":\"question\"}",
                                           "{\"type\":\"view\",\"seat\":0}",
                                           "{\"type\":\"view\",\"seat\":1}",
                                           "{\"type\":\"events\",\"seat\":0}",
                                           "{\"type\":\"save\"}"};
    json_t *list = json_array();

    for (int i = 0; i < COUNT_OF(requests); i++)
        json_array_append_new(list, ask(requests[i]));
    return list;
}

static void assert_same(json_t *before)
{
    json_t *now = everything();

    for (size_t i = 0; i < json_array_size(now); i++)
        if (!json_equal(json_array_get(before, i), json_array_get(now, i)))
            fail_msg("%.600s\n  before: %.600s",
                     json_dumps(json_array_get(now, i), JSON_COMPACT),
                     json_dumps(json_array_get(before, i), JSON_COMPACT));
    json_decref(before);
    json_decref(now);
}

static void undo_takes_back_answers(void **state)
{
    json_t *before, *reply;

    (void)state;
    open_as(NOBODY);
    expect(NEWGAME, "newgame");
    answer_times(30);
    before = everything();
    answer_times(1);
    expect("{\"type\":\"undo\"}", "undo");
    assert_same(before);
    before = everything();
    answer_times(17);
    expect("{\"type\":\"concede\",\"seat\":1}", "ok");
    reply = ask("{\"type\":\"undo\",\"n\":18}");
    assert_true(is(reply, "undo"));
    assert_int_equal(number(reply, "question"), 31);
    json_decref(reply);
    assert_same(before);
    expect_refused("{\"type\":\"undo\",\"n\":31}", "only 30 answers can be taken back");
    expect("{\"type\":\"undo\",\"n\":30}", "undo");
    expect_refused("{\"type\":\"undo\"}", "no answer to take back");
    protocol_close(&protocol);
}

static void a_game_that_is_over_can_be_taken_back(void **state)
{
    int answers = 0;

    (void)state;
    open_as(NOBODY);
    expect(NEWGAME, "newgame");
    while (answer()) answers++;
    json_t *end = ask("{\"type\":\"question\"}");
    expect("{\"type\":\"undo\",\"n\":20}", "undo");
    answer_times(20);
    json_t *again = ask("{\"type\":\"question\"}");
    assert_true(json_equal(end, again));
    assert_true(answers > 100);
    json_decref(end);
    json_decref(again);
    protocol_close(&protocol);
}

static void branches_do_not_touch_each_other(void **state)
{
    json_t *root, *deep, *reply;

    (void)state;
    open_as(NOBODY);
    expect(NEWGAME, "newgame");
    answer_times(25);
    root = everything();
    reply = ask("{\"type\":\"fork\"}");
    assert_int_equal(number(reply, "branch"), 1);
    assert_int_equal(number(reply, "from"), 0);
    assert_int_equal(number(reply, "question"), 26);
    json_decref(reply);
    answer_times(12);
    deep = everything();
    for (int i = 0; i < 40; i++) {
        expect("{\"type\":\"fork\",\"from\":0}", "fork");
        answer_times(i % 5);
        expect("{\"type\":\"branch\",\"branch\":1,\"drop\":true}", "branch");
    }
    assert_same(deep);
    expect("{\"type\":\"branch\",\"branch\":0}", "branch");
    assert_same(root);
    reply = ask("{\"type\":\"branch\"}");
    assert_int_equal(json_array_size(json_object_get(reply, "branches")), 2);
    json_decref(reply);
    protocol_close(&protocol);
}

// A bot's chances are part of a moment, so the same answer leads to the same.
static void bots_are_taken_back_too(void **state)
{
    (void)state;
    open_as(NOBODY);
    expect("{\"type\":\"newgame\",\"seed\":5,\"seats\":[\"client\",\"random\"]," TWO
           "}",
           "newgame");
    answer_times(6);
    expect("{\"type\":\"fork\"}", "fork");
    answer_times(9);
    json_t *first = everything();
    expect("{\"type\":\"undo\",\"n\":9}", "undo");
    answer_times(9);
    assert_same(first);
    protocol_close(&protocol);
}

static void what_cannot_be_done_is_refused(void **state)
{
    static const Row rows[] = {
        {"{\"type\":\"branch\",\"branch\":7}", "there is no branch 7"},
        {"{\"type\":\"fork\",\"from\":7}", "there is no branch 7"},
        {"{\"type\":\"branch\",\"drop\":true}", "\"drop\" wants the \"branch\""},
        {"{\"type\":\"branch\",\"branch\":0,\"drop\":true}", "cannot be dropped"},
        {"{\"type\":\"undo\",\"n\":0}", "\"n\""},
        {"{\"type\":\"undo\",\"n\":100000}", "\"n\""},
        {"{\"type\":\"undo\",\"steps\":1}", "has no 'steps'"},
    };
    json_t *before;

    (void)state;
    open_as(NOBODY);
    expect_refused("{\"type\":\"fork\"}", "there is no game");
    expect(NEWGAME, "newgame");
    answer_times(4);
    before = everything();
    expect_all_refused(rows, COUNT_OF(rows));
    assert_same(before);
    before = everything();
    for (int i = 1; i < BRANCHES_MAX; i++) expect("{\"type\":\"fork\"}", "fork");
    expect_refused("{\"type\":\"fork\"}", "branches already");
    assert_same(before);
    expect(NEWGAME, "newgame");
    expect_refused("{\"type\":\"branch\",\"branch\":1}", "there is no branch 1");
    protocol_close(&protocol);
}

// A player who could try an answer and take it back would know what chance brings.
static void a_seat_goes_nowhere(void **state)
{
    (void)state;
    open_as(0);
    expect("{\"type\":\"newgame\",\"seats\":[\"client\",\"random\"]," TWO "}",
           "newgame");
    expect_refused("{\"type\":\"undo\"}", "a connection with a seat sends no \"undo\"");
    expect("{\"type\":\"fork\"}", "fork"); // another game that looks the same
    expect_refused("{\"type\":\"undo\"}", "a connection with a seat sends no \"undo\"");
    expect("{\"type\":\"branch\",\"branch\":0,\"drop\":true}", "branch");
    assert_non_null(trail_refusal(&protocol.trail, protocol.trail.at));
    protocol_close(&protocol);
}

static void numbers_of_questions_go_on_after_load(void **state)
{
    (void)state;
    open_as(NOBODY);
    expect(NEWGAME, "newgame");
    answer_times(12);
    json_t *question = ask("{\"type\":\"question\"}");
    json_t *saved = ask("{\"type\":\"save\"}");
    assert_int_equal(number(saved, "question"), 13);
    json_object_set_new(saved, "type", json_string("load"));
    char *text = json_dumps(saved, JSON_COMPACT);
    answer_times(3);
    expect(text, "loaded");
    json_t *again = ask("{\"type\":\"question\"}");
    assert_true(json_equal(question, again));
    json_object_set_new(saved, "question", json_integer(14));
    free(text);
    text = json_dumps(saved, JSON_COMPACT);
    expect_refused(text, "damaged");
    free(text);
    json_decref(saved);
    json_decref(question);
    json_decref(again);
    protocol_close(&protocol);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(undo_takes_back_answers),
        cmocka_unit_test(a_game_that_is_over_can_be_taken_back),
        cmocka_unit_test(branches_do_not_touch_each_other),
        cmocka_unit_test(bots_are_taken_back_too),
        cmocka_unit_test(what_cannot_be_done_is_refused),
        cmocka_unit_test(a_seat_goes_nowhere),
        cmocka_unit_test(numbers_of_questions_go_on_after_load),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

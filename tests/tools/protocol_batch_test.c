// protocol_batch_test.c -- games side by side, and many requests in one message.

#include <sqlite3.h>

#include "tests/tools/protocol_fixture.h"

#define BATCH(requests) "{\"type\":\"batch\",\"requests\":[" requests "]}"

static json_t *replies_of(const char *batch)
{
    json_t *reply = ask(batch), *list = json_object_get(reply, "replies");

    if (!is(reply, "batch")) fail_msg("%.200s -> %.200s", batch, json_dumps(reply, 0));
    json_incref(list);
    json_decref(reply);
    return list;
}

// Plays session [number] to its end; every question is answered by its first options.
static json_t *play_out(int number)
{
    char request[100];
    json_t *reply;

    for (;;) {
        snprintf(
            request, sizeof request, "{\"type\":\"question\",\"session\":%d}", number);
        reply = ask(request);
        if (!is(reply, "question")) return reply;
        const Game *game =
            number ? &protocol.others[number]->session->game : &protocol.session->game;
        const Question *question = game_question(game);
        json_t *picks = json_array(), *answer;
        const bool split = question->kind == ASK_SPLIT;
        const int n = split ? question->options_n : question->max ? 1 : question->min;

        for (int i = 0; i < (question->min > n && !split ? question->min : n); i++)
            json_array_append_new(
                picks,
                json_integer(!split ? i
                             : i    ? 1
                                    : question->total - question->options_n + 1));
        answer = json_pack("{s:s, s:i, s:o}",
                           "type",
                           "answer",
                           "session",
                           number,
                           split ? "split" : "pick",
                           picks);
        char *text = json_dumps(answer, JSON_COMPACT);
        expect(text, "ok");
        free(text);
        json_decref(answer);
        json_decref(reply);
    }
}

static char *hash_of(json_t *over)
{
    char *hash = strdup(json_string_value(json_object_get(over, "hash")));

    json_decref(over);
    return hash;
}

// The same seed and answers are the same game, whatever was played before and goes on beside
// it: with cards that are loaded for it, or were loaded for an earlier one.
static void a_game_does_not_depend_on_others(void **state)
{
    (void)state;
    open_as(NOBODY);
    expect("{\"type\":\"newgame\",\"seed\":9," TWO "}", "newgame");
    char *first = hash_of(play_out(0));
    protocol_close(&protocol);
    open_as(NOBODY);
    expect(
        "{\"type\":\"newgame\",\"seed\":2,\"decks\":[\"unleashed-champion-deck-vex\","
        "\"spiritforged-champion-deck-rumble\"]}",
        "newgame");
    json_decref(play_out(0));
    for (int i = 0; i < 3; i++) {
        char request[300];

        snprintf(request,
                 sizeof request,
                 "{\"type\":\"newgame\",\"session\":%d,\"seed\":%d," TWO "}",
                 i * 120,
                 i == 1 ? 9 : 5);
        expect(request, "newgame");
    }
    assert_ptr_equal(protocol.cards, protocol.others[120]->cards);
    json_decref(play_out(240));
    char *second = hash_of(play_out(120));
    expect("{\"type\":\"newgame\",\"session\":120,\"seed\":9," TWO "}", "newgame");
    char *third = hash_of(play_out(120));
    assert_string_equal(first, second);
    assert_string_equal(first, third);
    free(first);
    free(second);
    free(third);
    protocol_close(&protocol);
}

// Each session has events, branches and numbers of its own.
static void sessions_are_apart(void **state)
{
    (void)state;
    open_as(NOBODY);
    expect("{\"type\":\"newgame\",\"seed\":1," TWO "}", "newgame");
    expect("{\"type\":\"newgame\",\"session\":1,\"seed\":1," TWO "}", "newgame");
    expect("{\"type\":\"fork\",\"session\":1}", "fork");
    expect("{\"type\":\"answer\",\"session\":1,\"pick\":[]}", "ok");
    json_t *list = replies_of(
        BATCH("{\"type\":\"question\"},{\"type\":\"question\",\"session\":1},"
              "{\"type\":\"branch\"},{\"type\":\"branch\",\"session\":1}"));
    assert_int_equal(
        json_integer_value(json_object_get(json_array_get(list, 0), "question")), 1);
    assert_int_equal(
        json_integer_value(json_object_get(json_array_get(list, 1), "question")), 2);
    assert_int_equal(
        json_integer_value(json_object_get(json_array_get(list, 2), "branch")), 0);
    assert_int_equal(
        json_integer_value(json_object_get(json_array_get(list, 3), "branch")), 1);
    json_decref(list);
    expect_refused("{\"type\":\"question\",\"session\":2}", "no game in session 2");
    expect_refused("{\"type\":\"question\",\"session\":256}", "\"session\"");
    expect_refused("{\"type\":\"newgame\",\"session\":-1," TWO "}", "\"session\"");
    expect_refused("{\"type\":\"hello\",\"session\":1}", "has no 'session'");
    // A seat is that of the whole connection.
    expect_refused("{\"type\":\"seat\",\"seat\":0}", "bots play all other seats");
    protocol_close(&protocol);
}

static void a_seat_is_bound_in_all_sessions(void **state)
{
    (void)state;
    open_as(NOBODY);
    expect("{\"type\":\"newgame\",\"session\":3,\"seats\":[\"client\",\"random\"]," TWO
           "}",
           "newgame");
    expect_refused("{\"type\":\"seat\",\"seat\":1}", "bots play all other seats");
    expect("{\"type\":\"seat\",\"seat\":0}", "seat");
    expect("{\"type\":\"view\",\"session\":3}", "view");
    expect_refused("{\"type\":\"view\",\"session\":3,\"seat\":1}", "plays seat 0");
    expect_refused("{\"type\":\"save\",\"session\":3}", "a connection with a seat");
    expect_refused("{\"type\":\"newgame\",\"session\":4,\"seed\":1," TWO "}",
                   "no \"seed\"");
    expect("{\"type\":\"newgame\",\"session\":4,\"seats\":[\"client\",\"greedy\"]," TWO
           "}",
           "newgame");
    expect_refused("{\"type\":\"view\",\"session\":4,\"seat\":1}", "plays seat 0");
    expect_refused(
        "{\"type\":\"newgame\",\"session\":4,\"seats\":[\"client\",\"greedy\"],"
        "\"decks\":[\"/etc/passwd\",\"/etc/passwd\"]}",
        "no deck");
    protocol_close(&protocol);
}

// A refused request changes nothing and keeps no other from being carried out.
static void a_batch_carries_out_each_request(void **state)
{
    static const char *const types[] = {
        "question", "refused", "question", "over", "refused", "refused"};

    (void)state;
    open_as(NOBODY);
    json_t *list =
        replies_of(BATCH("{\"type\":\"newgame\",\"seed\":3,\"next\":true," TWO "},"
                         "{\"type\":\"newgame\",\"sed\":3},"
                         "{\"type\":\"answer\",\"pick\":[],\"next\":true,\"id\":[1]},"
                         "{\"type\":\"concede\",\"seat\":0,\"next\":true},"
                         "{\"type\":\"batch\",\"requests\":[]},"
                         "{}"));
    assert_int_equal(json_array_size(list), COUNT_OF(types));
    for (int i = 0; i < COUNT_OF(types); i++) {
        const json_t *reply = json_array_get(list, (size_t)i);

        assert_true(is(reply, types[i]));
        assert_int_equal(json_object_get(reply, "id") != NULL, i == 2);
    }
    json_decref(list);
    expect_refused(BATCH("1"), "\"requests\"");
    expect_refused("{\"type\":\"batch\"}", "\"requests\"");
    expect_refused("{\"type\":\"batch\",\"requests\":{}}", "\"requests\"");
    expect_refused("{\"type\":\"batch\",\"requests\":[],\"session\":1}",
                   "has no 'session'");
    list = replies_of(BATCH("{\"type\":\"bye\"},{\"type\":\"hello\"}"));
    assert_true(is(json_array_get(list, 1), "refused"));
    json_decref(list);
    protocol_close(&protocol);
}

// A seat asks for its own next question; it is told that another is asked.
static void next_is_the_question_of_the_seat(void **state)
{
    (void)state;
    open_as(NOBODY);
    expect("{\"type\":\"newgame\",\"seed\":3,\"next\":true," TWO "}", "question");
    expect("{\"type\":\"answer\",\"seat\":0,\"pick\":[],\"next\":true}", "wait");
    expect("{\"type\":\"answer\",\"seat\":1,\"pick\":[],\"next\":false}", "ok");
    expect_refused("{\"type\":\"view\",\"seat\":0,\"next\":true}", "has no 'next'");
    expect_refused("{\"type\":\"answer\",\"pick\":[],\"next\":1}", "\"next\"");
    protocol_close(&protocol);
}

static void a_batch_is_as_long_as_its_limit(void **state)
{
    static const char one[] = "{\"type\":\"hello\"}";
    const size_t room = (BATCH_MAX + 2) * sizeof one + 100;
    char *text = malloc(room), *at = text;

    (void)state;
    assert_non_null(text);
    open_as(NOBODY);
    for (int more = 0; more < 2; more++) {
        at = text + snprintf(text, room, "{\"type\":\"batch\",\"requests\":[%s", one);
        for (int i = 1; i < BATCH_MAX + more; i++)
            at += snprintf(at, sizeof one + 1, ",%s", one);
        snprintf(at, 3, "]}");
        if (more)
            expect_refused(text, "4096");
        else
            expect(text, "batch");
    }
    free(text);
    protocol_close(&protocol);
}

// Replies of any number and length do not fill the memory: what comes after the limit is not
// carried out.
static void the_reply_to_a_batch_is_bounded(void **state)
{
    char *text = malloc(BATCH_MAX * 100), *at;

    (void)state;
    assert_non_null(text);
    open_as(NOBODY);
    expect("{\"type\":\"newgame\",\"seed\":3," TWO "}", "newgame");
    json_decref(play_out(0));
    at = text +
         snprintf(text, 200, "{\"type\":\"batch\",\"requests\":[{\"type\":\"hello\"}");
    for (int i = 1; i < BATCH_MAX; i++)
        at += snprintf(at, 100, ",{\"type\":\"events\",\"seat\":0}");
    snprintf(at, 10, "]}");
    json_t *list = replies_of(text);
    const json_t *last = json_array_get(list, BATCH_MAX - 1);
    const char *reason = json_string_value(json_object_get(last, "reason"));
    if (!reason || !strstr(reason, "67108864")) fail_msg("%s", reason);
    json_decref(list);
    expect("{\"type\":\"question\"}", "over");
    free(text);
    protocol_close(&protocol);
}

// Another program changes the database: the next game has its cards.
static void cards_are_those_of_the_database(void **state)
{
    char path[] = "/tmp/cardwright-batch-XXXXXX";
    char command[900];
    const int file = mkstemp(path);
    sqlite3 *db;
    Err err = {0};

    (void)state;
    assert_true(file >= 0);
    close(file);
    open_as(NOBODY);
    snprintf(command, sizeof command, "cp %s %s", protocol.db, path);
    protocol_close(&protocol);
    assert_int_equal(system(command), 0);
    protocol = (Protocol){.db = path, .only = NOBODY};
    assert_int_equal(protocol_open(&protocol, &err), 0);
    expect("{\"type\":\"newgame\",\"seed\":3," TWO "}", "newgame");
    const ProtocolCards *before = protocol.cards;
    expect("{\"type\":\"newgame\",\"seed\":3," TWO "}", "newgame");
    assert_ptr_equal(protocol.cards, before);
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db,
                                  "DELETE FROM deck WHERE name = "
                                  "'proving-grounds-garen'",
                                  NULL,
                                  NULL,
                                  NULL),
                     SQLITE_OK);
    sqlite3_close(db);
    expect_refused("{\"type\":\"newgame\",\"seed\":3," TWO "}",
                   "proving-grounds-garen");
    expect("{\"type\":\"question\"}", "question");
    protocol_close(&protocol);
    unlink(path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_does_not_depend_on_others),
        cmocka_unit_test(sessions_are_apart),
        cmocka_unit_test(a_seat_is_bound_in_all_sessions),
        cmocka_unit_test(a_batch_carries_out_each_request),
        cmocka_unit_test(next_is_the_question_of_the_seat),
        cmocka_unit_test(a_batch_is_as_long_as_its_limit),
        cmocka_unit_test(the_reply_to_a_batch_is_bounded),
        cmocka_unit_test(cards_are_those_of_the_database),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

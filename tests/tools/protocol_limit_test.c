// protocol_limit_test.c -- each limit of the protocol: what fits exactly is taken, one more
// is refused with the limit, and whatever works below the limit still works at it.

#include "tests/tools/protocol_fixture.h"
#include "tests/tools/serve.h"

#define NEWGAME "{\"type\":\"newgame\",\"seed\":3," TWO "}"

// A game that asks as long as anybody likes.
static const char endless[] =
    "game \"endless\" { api = 2, players = 2,\n"
    "prompts = { { \"on\", \"Go on?\", acts } },\n"
    "setup = function() end,\n"
    "turn = function() wants(\"on\", turn_player()) next_turn() end }\n";

static json_int_t number(const char *request, const char *key)
{
    json_t *reply = ask(request);
    const json_int_t n = json_integer_value(json_object_get(reply, key));

    json_decref(reply);
    return n;
}

static void at_the_last_branch_all_but_one_more_works(void **state)
{
    char text[200];

    (void)state;
    open_as(NOBODY);
    expect(NEWGAME, "newgame");
    for (int i = 1; i < BRANCHES_MAX; i++) expect("{\"type\":\"fork\"}", "fork");
    snprintf(text, sizeof text, "there are %d branches already", BRANCHES_MAX);
    expect_refused("{\"type\":\"fork\"}", text);
    expect_refused("{\"type\":\"fork\",\"from\":0}", text);
    expect_refused("{\"type\":\"fork\",\"from\":9999}", "there is no branch 9999");
    // To another branch and back, with an answer in between.
    expect("{\"type\":\"branch\",\"branch\":0}", "branch");
    assert_int_equal(number("{\"type\":\"branch\"}", "branch"), 0);
    expect("{\"type\":\"answer\",\"pick\":[]}", "ok");
    expect("{\"type\":\"branch\",\"branch\":4095}", "branch");
    assert_int_equal(number("{\"type\":\"question\"}", "question"), 1);
    expect("{\"type\":\"branch\",\"branch\":0}", "branch");
    assert_int_equal(number("{\"type\":\"question\"}", "question"), 2);
    expect("{\"type\":\"undo\"}", "undo");
    expect_refused("{\"type\":\"undo\"}", "there is no answer to take back");
    json_t *reply = ask("{\"type\":\"branch\"}");
    assert_int_equal(json_array_size(json_object_get(reply, "branches")), BRANCHES_MAX);
    json_decref(reply);
    // With "drop" there is room again, for one.
    expect("{\"type\":\"branch\",\"branch\":7,\"drop\":true}", "branch");
    expect_refused("{\"type\":\"branch\",\"branch\":0}", "there is no branch 0");
    expect("{\"type\":\"fork\",\"from\":9}", "fork");
    expect_refused("{\"type\":\"fork\"}", text);
    expect("{\"type\":\"save\"}", "saved");
    expect(NEWGAME, "newgame");
    expect("{\"type\":\"fork\"}", "fork");
    protocol_close(&protocol);
}

static void open_endless(char *path)
{
    const int file = mkstemps(path, 4);
    Err err = {0};

    assert_true(file >= 0);
    assert_int_equal(write(file, endless, sizeof endless - 1), sizeof endless - 1);
    close(file);
    open_as(NOBODY);
    protocol_close(&protocol);
    protocol = (Protocol){.db = protocol.db, .game = path, .only = NOBODY};
    if (protocol_open(&protocol, &err)) fail_msg("%s", err.text);
    expect("{\"type\":\"newgame\",\"seed\":1}", "newgame");
}

static void answers_are_taken_back_as_far_as_they_are_kept(void **state)
{
    enum { ANSWERS = UNDO_MAX + 300 };
    char path[] = "/tmp/cardwright-endless-XXXXXX.lua";

    (void)state;
    open_endless(path);
    for (int i = 0; i < ANSWERS; i++)
        expect("{\"type\":\"answer\",\"pick\":[0]}", "ok");
    expect_refused("{\"type\":\"undo\",\"n\":1001}", "from 1 to 1000, not 1001");
    expect("{\"type\":\"undo\",\"n\":1000}", "undo");
    assert_int_equal(number("{\"type\":\"question\"}", "question"), ANSWERS - 999);
    expect_refused("{\"type\":\"undo\",\"n\":1000}", "answers can be taken back here");
    json_t *reply;
    do reply = ask("{\"type\":\"undo\"}");
    while (is(reply, "undo") && (json_decref(reply), true));
    json_decref(reply);
    expect_refused("{\"type\":\"undo\"}", "of a long game the last 1000 are kept");
    // From there the game goes on as from everywhere.
    assert_true(number("{\"type\":\"question\"}", "question") > 1);
    for (int i = 0; i < 3; i++) expect("{\"type\":\"answer\",\"pick\":[1]}", "ok");
    expect("{\"type\":\"undo\",\"n\":3}", "undo");
    protocol_close(&protocol);
    (void)unlink(path);
}

// Writes n entries between the two texts.
static char *list_of(const char *before, const char *entry, int n, const char *behind)
{
    char *text =
        malloc(strlen(before) + (strlen(entry) + 1) * (size_t)n + strlen(behind) + 1);
    size_t at = (size_t)sprintf(text, "%s", before);

    for (int i = 0; i < n; i++)
        at += (size_t)sprintf(text + at, "%s%s", i ? "," : "", entry);
    strcpy(text + at, behind);
    return text;
}

// A list with as many entries as fit is refused for another reason, or not at all.
static void check_list(const char *before, const char *entry, int most,
                       const char *behind, const char *key)
{
    char wanted[100];

    snprintf(wanted, sizeof wanted, "is a list of %d entries at most, not", most);
    for (int more = 0; more < 2; more++) {
        char *text = list_of(before, entry, most + more, behind);
        json_t *reply = ask(text);
        const char *reason = json_string_value(json_object_get(reply, "reason"));

        if (more != (reason && strstr(reason, key) && strstr(reason, wanted)))
            fail_msg("%.80s: %s", text, reason ? reason : "taken");
        json_decref(reply);
        free(text);
    }
}

static void lists_have_an_end(void **state)
{
    static const char *const answers[] = {"answer", "targets"};

    (void)state;
    open_as(NOBODY);
    expect(NEWGAME, "newgame");
    json_t *before = ask("{\"type\":\"question\"}");
    for (int i = 0; i < COUNT_OF(answers); i++) {
        char begin[60];

        snprintf(begin, sizeof begin, "{\"type\":\"%s\",\"pick\":[", answers[i]);
        check_list(begin, "0", OPTIONS_MAX, "]}", "\"pick\"");
        snprintf(begin, sizeof begin, "{\"type\":\"%s\",\"split\":[", answers[i]);
        check_list(begin, "1", OPTIONS_MAX, "]}", "\"split\"");
    }
    check_list("{\"type\":\"targets\",\"pick\":[],\"then\":[",
               "[0]",
               THEN_MAX,
               "]}",
               "\"then\"");
    check_list("{\"type\":\"targets\",\"pick\":[],\"then\":[[",
               "0",
               OPTIONS_MAX,
               "]]}",
               "entry 1 of \"then\"");
    check_list(
        "{\"type\":\"newgame\",\"decks\":[", "\"\"", SEATS_MAX, "]}", "\"decks\"");
    check_list("{\"type\":\"position\",\"players\":[],\"seats\":[",
               "\"client\"",
               SEATS_MAX,
               "]}",
               "\"seats\"");
    json_t *after = ask("{\"type\":\"question\"}");
    assert_true(json_equal(before, after));
    json_decref(before);
    json_decref(after);
    protocol_close(&protocol);
}

static void ids_and_lines_have_an_end(void **state)
{
    char *line = malloc(REQUEST_BYTES_MAX + 100), *out = NULL;
    size_t n = 0;

    (void)state;
    open_as(NOBODY);
    for (int more = 0; more < 2; more++) {
        // The quotes count.
        char *id = list_of("\"", "", REQUEST_ID_BYTES_MAX - 1 + more, "\"");
        snprintf(line, REQUEST_BYTES_MAX, "{\"type\":\"hello\",\"id\":%s}", id);
        char *reply = protocol_line_reply(&protocol, line, strlen(line));
        assert_true(!!strstr(reply, "has at most 256 bytes") == more);
        assert_true(!!strstr(reply, id) == !more);
        free(reply);
        free(id);
    }
    // One line of the length that fits, one that is longer, one that is as usual.
    FILE *told = open_memstream(&out, &n), *in = tmpfile();
    for (int more = 0; more < 2; more++) {
        memset(line, ' ', REQUEST_BYTES_MAX + 1);
        memcpy(line, "{\"type\":\"hello\"}", 16);
        line[REQUEST_BYTES_MAX + more] = '\n';
        (void)fwrite(line, 1, REQUEST_BYTES_MAX + 1 + (size_t)more, in);
    }
    (void)fputs("{\"type\":\"bye\"}\n", in);
    rewind(in);
    serve_lines(&protocol, in, told);
    (void)fclose(in);
    (void)fclose(told);
    assert_true(strstr(out, "\"type\":\"hello\"") <
                strstr(out, "at most 8388608 bytes"));
    assert_true(strstr(out, "at most 8388608 bytes") < strstr(out, "\"type\":\"bye\""));
    assert_true(strstr(out, "\"type\":\"hello\"") && strstr(out, "\"type\":\"bye\""));
    free(out);
    free(line);
    protocol_close(&protocol);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(at_the_last_branch_all_but_one_more_works),
        cmocka_unit_test(answers_are_taken_back_as_far_as_they_are_kept),
        cmocka_unit_test(lists_have_an_end),
        cmocka_unit_test(ids_and_lines_have_an_end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

// protocol_hostile_test.c -- what no client should send is refused by name, and changes
// nothing.
//
// The tables hold a request and a part of the refusal; other requests are made from correct
// ones by giving each key values of the wrong kind.

#include <sqlite3.h>

#include "tests/tools/protocol_fixture.h"
#include "tests/tools/serve.h"

// ---- lines

static void bytes_that_are_no_request_get_a_reply_with_an_id(void **state)
{
    static const char *const lines[] = {
        "",
        " ",
        "\r",
        "{",
        "}",
        "[]",
        "[1,2",
        "null",
        "\"type\"",
        "{}",
        "{\"type\"}",
        "{\"type\":}",
        "{\"type\":\"hello\"",
        "{\"type\":\"hello\"}}",
        "{\"type\":\"hello\"}{\"type\":\"hello\"}",
        "{\"type\":\"hel\\u0000lo\"}",
        "{\"type\":\"\xff\xfe\"}",
        "{\"type\":\"\xc3\"}",
        "{\"type\":\"\xed\xa0\x80\"}",
        "{\"type\":\"\\ud800\"}",
        "{\"\xe2\x82\":1}",
        "{\"type\":\"hello\",\"protocol\":1e999}",
        "{\"type\":\"hello\",\"protocol\":99999999999999999999}",
        "{\"type\":\"hello\",\"type\":\"bye\"}",
        "\xef\xbb\xbf{\"type\":\"hello\"}",
        "no json \u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9",
    };

    (void)state;
    open_as(NOBODY);
    for (int i = 0; i < COUNT_OF(lines); i++) {
        json_t *reply = ask(lines[i]);

        if (!is(reply, "refused")) fail_msg("taken: %s", lines[i]);
        assert_true(json_string_length(json_object_get(reply, "reason")) > 0);
        json_decref(reply);
    }
    json_decref(send_bytes("\0\0\0", 3, NULL));
    json_decref(send_bytes("{\"type\":\0\"hello\"}", 17, NULL));
    for (int byte = 0; byte < 256; byte++) {
        const char line[] = {(char)byte, (char)(255 - byte), (char)byte};

        json_decref(send_bytes(line, sizeof line, NULL));
    }
    protocol_close(&protocol);
}

static void values_of_any_depth_and_length_are_refused(void **state)
{
    enum { LONG = 100000 };
    char *text = malloc(3 * LONG + 100);

    (void)state;
    assert_non_null(text);
    open_as(NOBODY);
    for (int depth = 100; depth <= LONG; depth *= 10) {
        memset(text, '[', (size_t)depth);
        text[depth] = '\0';
        expect_refused(text, "no JSON");
        size_t n = (size_t)sprintf(text, "{\"type\":\"hello\",\"name\":");
        memset(text + n, '[', (size_t)depth);
        memset(text + n + depth, ']', (size_t)depth);
        strcpy(text + n + 2 * (size_t)depth, "}");
        json_decref(ask(text));
    }
    // A name of characters of three bytes, of every length at which a message is cut.
    for (int n = 1; n < 400; n++) {
        size_t at = (size_t)sprintf(text, "{\"type\":\"");
        for (int i = 0; i < n; i++, at += 3) memcpy(text + at, "\u20ac", 3);
        strcpy(text + at, "\"}");
        expect_refused(text, "the protocol has no '");
        at = (size_t)sprintf(text, "{\"type\":\"hello\",\"");
        for (int i = 0; i < n; i++, at += 3) memcpy(text + at, "\u20ac", 3);
        strcpy(text + at, "\":1}");
        expect_refused(text, "hello has no '");
    }
    free(text);
    protocol_close(&protocol);
}

static void an_id_of_any_kind_is_repeated(void **state)
{
    static const char *const ids[] = {
        "0",
        "-1",
        "9007199254740993",
        "1.5",
        "\"\"",
        "\"\u20ac\"",
        "true",
        "false",
        "null",
        "[]",
        "{}",
        "[1,[2,{\"a\":null}]]",
        "{\"id\":{\"id\":1}}",
    };
    char text[1200];

    (void)state;
    open_as(NOBODY);
    for (int i = 0; i < COUNT_OF(ids); i++) {
        json_t *id = json_loads(ids[i], JSON_DECODE_ANY, NULL);
        const char *const forms[] = {"{\"type\":\"hello\",\"id\":%s}",
                                     "{\"type\":\"dance\",\"id\":%s}",
                                     "{\"id\":%s}",
                                     "{\"type\":\"view\",\"id\":%s}",
                                     "{\"type\":\"a\",\"type\":\"b\",\"id\":%s}"};

        for (int k = 0; k < COUNT_OF(forms); k++) {
            const int n = sprintf(text, forms[k], ids[i]); // NOLINT: each has one %s
            json_decref(send_bytes(text, (size_t)n, id));
        }
        json_decref(id);
    }
    int n = sprintf(text, "{\"type\":\"hello\",\"id\":\"");
    memset(text + n, 'x', 1000);
    strcpy(text + n + 1000, "\"}");
    expect_refused(text, "\"id\" has at most 256 bytes");
    protocol_close(&protocol);
}

// ---- messages

static const Row before_a_game[] = {
    {"{\"type\":\"dance\"}", "the protocol has no 'dance'"},
    {"{\"type\":\"quesion\"}", "did you mean 'question'?"},
    {"{\"type\":\"newgam\"}", "did you mean 'newgame'?"},
    {"{\"type\":\"HELLO\"}", "the protocol has no 'HELLO', did you mean 'hello'?"},
    {"{\"type\":5}", "an object with a \"type\""},
    {"{\"type\":null}", "an object with a \"type\""},
    {"{\"typ\":\"hello\"}", "an object with a \"type\""},
    {"{\"type\":\"view\",\"seat\":0}", "there is no game"},
    {"{\"type\":\"save\"}", "there is no game"},
    {"{\"type\":\"nextgame\"}", "there is no game"},
    {"{\"type\":\"answer\",\"pick\":[0]}", "there is no game"},
    {"{\"type\":\"hello\",\"protocl\":2}",
     "hello has no 'protocl', did you mean 'protocol'?"},
    {"{\"type\":\"hello\",\"protocol\":\"2\"}", "\"protocol\" is a version from 1"},
    {"{\"type\":\"hello\",\"protocol\":0}", "\"protocol\" is a version from 1"},
    {"{\"type\":\"hello\",\"protocol\":-1}", "\"protocol\" is a version from 1"},
    {"{\"type\":\"hello\",\"protocol\":9999}", "\"protocol\" is a version from 1"},
    {"{\"type\":\"hello\",\"seat\":0}", "hello has no 'seat'"},
    {"{\"type\":\"bye\",\"seat\":0}", "bye has no 'seat'"},
    {"{\"type\":\"seat\"}", "seat wants \"seat\""},
    {"{\"type\":\"seat\",\"seat\":8}", "a whole number from 0 to 7, not 8"},
    {"{\"type\":\"newgame\"}", "a game wants 2 to 4 decks, not 0"},
    {"{\"type\":\"newgame\",\"decks\":[]}", "a game wants 2 to 4 decks, not 0"},
    {"{\"type\":\"newgame\",\"decks\":[\"a\"]}", "a game wants 2 to 4 decks, not 1"},
    {"{\"type\":\"newgame\",\"decks\":[1,2]}",
     "entry 1 of \"decks\" of newgame is a text, not 1"},
    {"{\"type\":\"newgame\",\"decks\":[\"-\",\"-\"]}", "\"decks\" is a list of"},
    {"{\"type\":\"newgame\",\"decks\":[\"-#1\",\"x\"]}", "\"decks\" is a list of"},
    {"{\"type\":\"newgame\",\"decks\":[\"/dev/null\",\"x\"]}",
     "/dev/null is a device, not a file"},
    {"{\"type\":\"newgame\",\"decks\":[\"/dev/zero#1\",\"x\"]}",
     "/dev/zero is a device, not a file"},
    {"{\"type\":\"newgame\",\"decks\":[\"\",\"\"]}", "no"},
    {"{\"type\":\"newgame\",\"decks\":[\"/dev/zero\",\"/dev/zero\"]}", ""},
    {"{\"type\":\"newgame\",\"decks\":[\"no such\",\"nor this\"]}",
     "no file and no deck"},
    {"{\"type\":\"newgame\",\"mode\":\"duell\"," TWO "}", "mode 'duell' is not one of"},
    {"{\"type\":\"newgame\",\"mode\":\"war\"," TWO "}", "mode war wants 4 decks"},
    {"{\"type\":\"newgame\",\"best_of\":3," TWO "}", "needs a mode of several games"},
    {"{\"type\":\"newgame\",\"settings\":{\"best_of\":3}," TWO "}",
     "needs a mode of several games"},
    {"{\"type\":\"newgame\",\"mode\":\"match\",\"best_of\":2," TWO "}",
     "\"best_of\" is 1, 3 or 5"},
    {"{\"type\":\"newgame\",\"mode\":\"match\",\"best_of\":true," TWO "}",
     "\"best_of\" is 1, 3 or 5"},
    {"{\"type\":\"newgame\",\"mode\":\"match\",\"best_of\":\"3\"," TWO "}",
     "\"best_of\" is 1, 3 or 5"},
    {"{\"type\":\"newgame\",\"floats\":1," TWO "}", "\"floats\" is true or false"},
    {"{\"type\":\"newgame\",\"float\":true," TWO "}", "did you mean 'floats'?"},
    {"{\"type\":\"newgame\",\"asks_all\":\"yes\"," TWO "}",
     "\"asks_all\" is true or false"},
    {"{\"type\":\"newgame\",\"seats\":[\"client\"]," TWO "}", "wants 2 words"},
    {"{\"type\":\"newgame\",\"seats\":[\"client\",\"bott\"]," TWO "}", "a seat is"},
    {"{\"type\":\"newgame\",\"seats\":[\"client\",\"human\"]," TWO "}", "a seat is"},
    {"{\"type\":\"newgame\",\"seats\":[0,1]," TWO "}",
     "entry 1 of \"seats\" of newgame is a text, not 0"},
    {"{\"type\":\"newgame\",\"sed\":3," TWO "}", "did you mean 'seed'?"},
    {"{\"type\":\"newgame\",\"seed\":-1," TWO "}",
     "\"seed\" of newgame is a whole number from 0"},
    {"{\"type\":\"newgame\",\"seed\":9007199254740993," TWO "}",
     "\"seed\" of newgame is a whole number from 0 to 9007199254740992"},
    {"{\"type\":\"newgame\",\"seed\":0.5," TWO "}",
     "\"seed\" of newgame is a whole number from 0"},
    {"{\"type\":\"newgame\",\"deck\":[]}", "did you mean 'decks'?"},
    {"{\"type\":\"newgame\",\"players\":[{},{}]," TWO "}", "newgame has no 'players'"},
    {"{\"type\":\"load\"}", ""},
    {"{\"type\":\"load\",\"game\":\"00\"}", ""},
    {"{\"type\":\"load\",\"game\":\"\",\"bots\":\"\",\"cards\":[]}", ""},
    {"{\"type\":\"load\",\"saved\":\"00\"}", "load has no 'saved'"},
};

static const Row in_a_game[] = {
    {"{\"type\":\"question\",\"seat\":\"garbage\"}",
     "a whole number from 0 to 7, not \"garbage\""},
    {"{\"type\":\"question\",\"seat\":null}", "not null"},
    {"{\"type\":\"question\",\"seat\":true}", "not true"},
    {"{\"type\":\"question\",\"seat\":0.0}", "not 0.0"},
    {"{\"type\":\"question\",\"seat\":[0]}", "not a list"},
    {"{\"type\":\"question\",\"seat\":-1}", "not -1"},
    {"{\"type\":\"question\",\"seat\":2}", "\"seat\" is a number from 0 to 1"},
    {"{\"type\":\"question\",\"seat\":4294967296}", "not 4294967296"},
    {"{\"type\":\"question\",\"set\":0}", "did you mean 'seat'?"},
    {"{\"type\":\"answer\"}", "wants \"pick\""},
    {"{\"type\":\"answer\",\"pick\":\"all\"}", "\"pick\" of answer is a list"},
    {"{\"type\":\"answer\",\"pick\":0}", "\"pick\" of answer is a list"},
    {"{\"type\":\"answer\",\"pick\":{}}", "\"pick\" of answer is a list"},
    {"{\"type\":\"answer\",\"pick\":[\"0\"]}", "no such option"},
    {"{\"type\":\"answer\",\"pick\":[-1]}",
     "a whole number from 0 to 65535 or a text, not -1"},
    {"{\"type\":\"answer\",\"pick\":[0.5]}",
     "a whole number from 0 to 65535 or a text, not 0.5"},
    {"{\"type\":\"answer\",\"pick\":[65536]}",
     "a whole number from 0 to 65535 or a text, not 65536"},
    {"{\"type\":\"answer\",\"pick\":[4294967296]}",
     "a whole number from 0 to 65535 or a text, not 4294967296"},
    {"{\"type\":\"answer\",\"pick\":[2000]}", "no such option"},
    {"{\"type\":\"answer\",\"pick\":[[0]]}",
     "a whole number from 0 to 65535 or a text, not a list"},
    {"{\"type\":\"answer\",\"pick\":[null]}",
     "a whole number from 0 to 65535 or a text, not null"},
    {"{\"type\":\"answer\",\"pick\":[0,0]}", "twice"},
    {"{\"type\":\"answer\",\"split\":[1]}", "wants \"pick\""},
    {"{\"type\":\"newgame\",\"decks\":[\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\"]}",
     "\"decks\" of newgame is a list of 8 entries at most, not 9"},
    {"{\"type\":\"targets\",\"pick\":[0],\"then\":[5]}",
     "entry 1 of \"then\" of targets is a list, not 5"},
    {"{\"type\":\"targets\",\"pick\":[0],\"then\":[[0],[0,{}]]}",
     "entry 2 of entry 2 of \"then\" of targets is a whole number from 0 to 65535"},
    {"{\"type\":\"answer\",\"pick\":[],\"split\":[]}", "wants \"pick\""},
    {"{\"type\":\"answer\",\"picks\":[]}", "did you mean 'pick'?"},
    {"{\"type\":\"answer\",\"question\":99,\"pick\":[]}",
     "question 1 waits, not question 99"},
    {"{\"type\":\"answer\",\"question\":4294967297,\"pick\":[]}",
     "not question 4294967297"},
    {"{\"type\":\"answer\",\"question\":\"1\",\"pick\":[]}",
     "\"question\" of answer is a whole number"},
    {"{\"type\":\"answer\",\"seat\":\"0\",\"pick\":[]}",
     "\"seat\" of answer is a whole number"},
    {"{\"type\":\"answer\",\"seat\":3,\"pick\":[]}",
     "\"seat\" is a number from 0 to 1"},
    {"{\"type\":\"concede\"}", "\"seat\" is a number from 0 to 1"},
    {"{\"type\":\"concede\",\"seat\":\"0\"}", "\"seat\" of concede is a whole number"},
    {"{\"type\":\"concede\",\"seat\":2}", "\"seat\" is a number from 0 to 1"},
    {"{\"type\":\"events\"}", "\"seat\" is a number from 0 to 1"},
    {"{\"type\":\"events\",\"seat\":0,\"since\":\"0\"}",
     "\"since\" of events is a whole number"},
    {"{\"type\":\"events\",\"seat\":0,\"since\":-1}",
     "\"since\" of events is a whole number"},
    {"{\"type\":\"events\",\"seat\":0,\"since\":999999}",
     "\"since\" is a number from 0 to"},
    {"{\"type\":\"events\",\"seat\":0,\"since\":9223372036854775807}",
     "\"since\" is a number from 0 to"},
    {"{\"type\":\"view\"}", "\"seat\" is a number from 0 to 1"},
    {"{\"type\":\"view\",\"seat\":8}", "a whole number from 0 to 7, not 8"},
    {"{\"type\":\"view\",\"seat\":0,\"all\":true}", "view has no 'all'"},
    {"{\"type\":\"nextgame\"}", "the game is not over"},
    {"{\"type\":\"nextgame\",\"seed\":1}", "nextgame has no 'seed'"},
    {"{\"type\":\"save\",\"file\":\"x\"}", "save has no 'file'"},
    {"{\"type\":\"seat\",\"seat\":0}", "bots play all other seats"},
};

static void what_a_message_does_not_have_is_refused(void **state)
{
    (void)state;
    open_as(NOBODY);
    expect_all_refused(before_a_game, COUNT_OF(before_a_game));
    expect("{\"type\":\"newgame\",\"seed\":3," TWO "}", "newgame");
    json_t *before = ask("{\"type\":\"question\"}");
    for (int i = 11; i < COUNT_OF(before_a_game); i++)
        expect_refused(before_a_game[i].request, before_a_game[i].reason);
    expect_all_refused(in_a_game, COUNT_OF(in_a_game));
    json_t *after = ask("{\"type\":\"question\"}");
    assert_true(json_equal(before, after));
    json_decref(before);
    json_decref(after);
    protocol_close(&protocol);
}

// Each key of correct messages gets values of every other kind; and each message a key
// that it does not have. Some are right by chance: then nothing is said of them.
static void a_value_of_the_wrong_kind_is_refused_by_its_key(void **state)
{
    static const struct {
        const char *type, *key, *kind;
    } keys[] = {
        {"newgame", "decks", "list"},     {"newgame", "seats", "list"},
        {"newgame", "seed", "number"},    {"newgame", "mode", "text"},
        {"newgame", "floats", "truth"},   {"newgame", "asks_all", "truth"},
        {"position", "players", "list"},  {"position", "seats", "list"},
        {"position", "seed", "number"},   {"position", "mode", "text"},
        {"position", "turn", "number"},   {"position", "phase", "text"},
        {"position", "floats", "truth"},  {"position", "battlefields", "list"},
        {"position", "turn_player", "-"}, {"position", "victory_score", "number"},
        {"question", "seat", "number"},   {"answer", "pick", "list"},
        {"answer", "split", "list"},      {"answer", "question", "number"},
        {"answer", "seat", "number"},     {"concede", "seat", "number"},
        {"events", "seat", "number"},     {"events", "since", "number"},
        {"view", "seat", "number"},       {"seat", "seat", "number"},
        {"load", "version", "number"},    {"load", "game", "text"},
        {"load", "bots", "text"},         {"load", "match", "text"},
        {"load", "cards", "list"},        {"hello", "protocol", "number"},
        {"answer", "session", "number"},  {"answer", "next", "truth"},
        {"batch", "requests", "list"},
    };
    static const char *const values[][2] = {
        {"null", "null"},
        {"true", "truth"},
        {"-1", "range"},
        {"1e3", "real"},
        {"\"\"", "text"},
        {"\"\\u20ac\"", "text"},
        {"[]", "list"},
        {"{}", "object"},
        {"9223372036854775807", "range"},
        {"[[[[]]]]", "list"},
    };
    char request[300], named[80];

    (void)state;
    open_as(NOBODY);
    expect("{\"type\":\"newgame\",\"seed\":3," TWO "}", "newgame");
    for (int i = 0; i < COUNT_OF(keys); i++) {
        snprintf(named, sizeof named, "\"%s\"", keys[i].key);
        for (int v = 0; v < COUNT_OF(values); v++) {
            const bool range = !strcmp(values[v][1], "range");

            if (!strcmp(values[v][1], keys[i].kind)) continue;
            if (range && !strcmp(keys[i].kind, "number") && values[v][0][0] != '-')
                continue;
            snprintf(request,
                     sizeof request,
                     "{\"type\":\"%s\",%s\"%s\":%s}",
                     keys[i].type,
                     !strcmp(keys[i].type, "position") && strcmp(keys[i].key, "players")
                         ? "\"players\":[{},{}],"
                     : !strcmp(keys[i].type, "newgame") && strcmp(keys[i].key, "decks")
                         ? TWO ","
                         : "",
                     keys[i].key,
                     values[v][0]);
            expect_refused(request, named);
        }
        snprintf(request,
                 sizeof request,
                 "{\"type\":\"%s\",\"x%s\":1}",
                 keys[i].type,
                 keys[i].key);
        snprintf(named, sizeof named, "%s has no 'x%s'", keys[i].type, keys[i].key);
        expect_refused(request, named);
    }
    protocol_close(&protocol);
}

// ---- names that are no text

// Copies the cards to [path], with names of a card and a deck that are no UTF-8.
static void forge(const char *path)
{
    static const char change[] =
        "UPDATE card SET name = CAST(x'4775FF7374C3' AS TEXT) WHERE code = 'OGN-169';"
        "UPDATE deck SET name = CAST(x'66FF6F' AS TEXT) WHERE id = 1;";
    const char *build = getenv("BUILD");
    char text[600];
    sqlite3 *db = NULL;

    (void)unlink(path);
    snprintf(text, sizeof text, "%s/cards.db", build ? build : "build");
    assert_int_equal(sqlite3_open(text, &db), SQLITE_OK);
    sqlite3_busy_timeout(db, 30000); // another test may just close the file
    snprintf(text, sizeof text, "VACUUM INTO '%s'", path);
    assert_int_equal(sqlite3_exec(db, text, NULL, NULL, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_close(db), SQLITE_OK);
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, change, NULL, NULL, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_close(db), SQLITE_OK);
}

static void a_database_with_a_name_that_is_no_text_is_refused(void **state)
{
    char path[] = "/tmp/cardwright-forged-XXXXXX";
    const int file = mkstemp(path);
    Err err = {0};

    (void)state;
    assert_true(file >= 0);
    close(file);
    forge(path);
    protocol = (Protocol){.db = path, .only = NOBODY};
    assert_int_equal(protocol_open(&protocol, &err), 0);
    expect_refused("{\"type\":\"position\",\"players\":[{\"hand\":[\"OGN-169\"]},{}]}",
                   "table card, column name");
    expect_refused("{\"type\":\"newgame\",\"decks\":[\"o\",\"fo\"]}", "");
    protocol_close(&protocol);
    (void)unlink(path);
}

// ---- the stream

// Serves [in] as the program does. Returns how many replies came back, all of them
// valid.
static int serve(const char *in, size_t n, char *first, size_t size)
{
    char *out = NULL, *line;
    size_t out_n = 0;
    FILE *from = fmemopen((void *)(uintptr_t)in, n, "r");
    FILE *to = open_memstream(&out, &out_n);
    int replies = 0;

    open_as(NOBODY);
    serve_lines(&protocol, from, to);
    fclose(from);
    fclose(to);
    protocol_close(&protocol);
    first[0] = '\0';
    for (line = strtok(out, "\n"); line; line = strtok(NULL, "\n"), replies++) {
        json_t *reply = json_loads(line, JSON_REJECT_DUPLICATES, NULL);

        assert_non_null(reply);
        assert_non_null(json_object_get(reply, "id"));
        if (!replies) text_copy(first, size, line);
        json_decref(reply);
    }
    free(out);
    return replies;
}

static void every_line_is_served_however_it_ends(void **state)
{
    static const char crlf[] = "{\"type\":\"hello\"}\r\n\r\n{\"type\":\"hello\"}\r\n";
    static const char half[] = "{\"type\":\"hello\"}\n{\"type\":\"hel";
    static const char nul[] = "{\"type\":\"hello\"}\n\0\0\n{\"type\":\"hello\"}\n";
    static const char bye[] = "{\"type\":\"bye\",\"id\":1}\n{\"type\":\"hello\"}\n";
    char first[200];

    (void)state;
    assert_int_equal(serve(crlf, sizeof crlf - 1, first, sizeof first), 3);
    assert_non_null(strstr(first, "\"hello\""));
    assert_int_equal(serve(half, sizeof half - 1, first, sizeof first), 2);
    assert_int_equal(serve(nul, sizeof nul - 1, first, sizeof first), 3);
    assert_int_equal(serve(bye, sizeof bye - 1, first, sizeof first), 1);
    assert_non_null(strstr(first, "\"bye\""));
}

static void a_line_that_is_too_long_is_passed_over(void **state)
{
    const size_t n = REQUEST_BYTES_MAX + 100;
    char *text = malloc(n + 40), first[200];

    (void)state;
    assert_non_null(text);
    memset(text, ' ', n);
    memcpy(text + n, "\n{\"type\":\"hello\"}\n", 18);
    assert_int_equal(serve(text, n + 18, first, sizeof first), 2);
    assert_non_null(strstr(first, "a line has at most 8388608 bytes"));
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bytes_that_are_no_request_get_a_reply_with_an_id),
        cmocka_unit_test(values_of_any_depth_and_length_are_refused),
        cmocka_unit_test(an_id_of_any_kind_is_repeated),
        cmocka_unit_test(what_a_message_does_not_have_is_refused),
        cmocka_unit_test(a_value_of_the_wrong_kind_is_refused_by_its_key),
        cmocka_unit_test(a_database_with_a_name_that_is_no_text_is_refused),
        cmocka_unit_test(every_line_is_served_however_it_ends),
        cmocka_unit_test(a_line_that_is_too_long_is_passed_over),
    };
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);

    print_message("%d requests\n", sent);
    return failed;
}

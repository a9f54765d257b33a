// protocol_hostile_test.c -- what no client should send is refused by name, and changes
// nothing.
//
// Each reply is one line of valid JSON with the id of its request. The tables hold a
// request and a part of the refusal; other requests are made from correct ones by giving
// each key values of the wrong kind.

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <sqlite3.h>
#include <unistd.h>

#include "engine/kernel/base/base.h"
#include "engine/kernel/base/text.h"
#include "tools/protocol/protocol_line.h"

#define TWO   "\"decks\":[\"proving-grounds-annie\",\"proving-grounds-garen\"]"
#define PLACE "\"battlefields\":[\"Void Gate\",\"Zaun Warrens\"]"

typedef struct {
    const char *request, *reason;
} Row;

static Protocol protocol;
static int sent;

static void open_as(PlayerId seat)
{
    static char path[512];
    const char *build = getenv("BUILD");
    Err err = {0};

    snprintf(path, sizeof path, "%s/cards.db", build ? build : "build");
    protocol = (Protocol){.db = path, .only = seat};
    if (protocol_open(&protocol, &err)) fail_msg("%s", err.text);
}

// Sends [n] bytes. Fails unless the reply is one line of JSON that repeats [id].
static json_t *send_bytes(const char *bytes, size_t n, const json_t *id)
{
    char *line = protocol_line_reply(&protocol, bytes, n);
    json_t *reply = json_loads(line, JSON_REJECT_DUPLICATES, NULL);
    const json_t *found = json_object_get(reply, "id");

    sent++;
    if (!reply || strchr(line, '\n') || !json_is_string(json_object_get(reply, "type")))
        fail_msg("%.200s -> %.400s", bytes, line);
    if (!found || (id ? !json_equal(found, id) : !json_is_null(found)))
        fail_msg("the id is lost: %.200s -> %.400s", bytes, line);
    free(line);
    return reply;
}

static json_t *ask(const char *request)
{
    return send_bytes(request, strlen(request), NULL);
}

static bool is(const json_t *reply, const char *type)
{
    return !strcmp(json_string_value(json_object_get(reply, "type")), type);
}

static void expect(const char *request, const char *type)
{
    json_t *reply = ask(request);

    if (!is(reply, type))
        fail_msg("%s -> %s", request, json_dumps(reply, JSON_COMPACT));
    json_decref(reply);
}

static void expect_refused(const char *request, const char *reason)
{
    json_t *reply = ask(request);
    const char *found = json_string_value(json_object_get(reply, "reason"));

    if (!is(reply, "refused") || !found || !strstr(found, reason))
        fail_msg("%.300s\n  wanted: %s\n  found: %s",
                 request,
                 reason,
                 json_dumps(reply, JSON_COMPACT));
    json_decref(reply);
}

static void expect_all_refused(const Row *rows, int n)
{
    for (int i = 0; i < n; i++) expect_refused(rows[i].request, rows[i].reason);
}

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
    {"{\"type\":\"hello\",\"protocol\":3}", "\"protocol\" is a version from 1"},
    {"{\"type\":\"hello\",\"seat\":0}", "hello has no 'seat'"},
    {"{\"type\":\"bye\",\"seat\":0}", "bye has no 'seat'"},
    {"{\"type\":\"seat\"}", "seat wants \"seat\""},
    {"{\"type\":\"seat\",\"seat\":8}", "a whole number from 0 to 7, not 8"},
    {"{\"type\":\"newgame\"}", "a game wants 2 to 4 decks, not 0"},
    {"{\"type\":\"newgame\",\"decks\":[]}", "a game wants 2 to 4 decks, not 0"},
    {"{\"type\":\"newgame\",\"decks\":[\"a\"]}", "a game wants 2 to 4 decks, not 1"},
    {"{\"type\":\"newgame\",\"decks\":[1,2]}", "\"decks\" is a list of"},
    {"{\"type\":\"newgame\",\"decks\":[\"-\",\"-\"]}", "\"decks\" is a list of"},
    {"{\"type\":\"newgame\",\"decks\":[\"-#1\",\"x\"]}", "\"decks\" is a list of"},
    {"{\"type\":\"newgame\",\"decks\":[\"/dev/stdin\",\"x\"]}",
     "\"decks\" is a list of"},
    {"{\"type\":\"newgame\",\"decks\":[\"/dev/zero#1\",\"x\"]}",
     "\"decks\" is a list of"},
    {"{\"type\":\"newgame\",\"decks\":[\"\",\"\"]}", "no"},
    {"{\"type\":\"newgame\",\"decks\":[\"/dev/zero\",\"/dev/zero\"]}", ""},
    {"{\"type\":\"newgame\",\"decks\":[\"no such\",\"nor this\"]}",
     "no file and no deck"},
    {"{\"type\":\"newgame\",\"mode\":\"duell\"," TWO "}", "mode 'duell' is not one of"},
    {"{\"type\":\"newgame\",\"mode\":\"war\"," TWO "}", "mode war wants 4 decks"},
    {"{\"type\":\"newgame\",\"best_of\":3," TWO "}", "needs a mode of several games"},
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
    {"{\"type\":\"newgame\",\"seats\":[0,1]," TWO "}", "a seat is"},
    {"{\"type\":\"newgame\",\"sed\":3," TWO "}", "did you mean 'seed'?"},
    {"{\"type\":\"newgame\",\"seed\":-1," TWO "}",
     "\"seed\" of newgame is a whole number from 0"},
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
    {"{\"type\":\"answer\",\"pick\":[-1]}", "no such option"},
    {"{\"type\":\"answer\",\"pick\":[0.5]}", "no such option"},
    {"{\"type\":\"answer\",\"pick\":[65536]}", "no such option"},
    {"{\"type\":\"answer\",\"pick\":[4294967296]}", "no such option"},
    {"{\"type\":\"answer\",\"pick\":[2000]}", "no such option"},
    {"{\"type\":\"answer\",\"pick\":[[0]]}", "no such option"},
    {"{\"type\":\"answer\",\"pick\":[null]}", "no such option"},
    {"{\"type\":\"answer\",\"pick\":[0,0]}", "twice"},
    {"{\"type\":\"answer\",\"split\":[1]}", "wants \"pick\""},
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

// ---- positions

#define ME(...)   "{\"type\":\"position\"," PLACE ",\"players\":[{" __VA_ARGS__ "},{}]}"
#define CARD(...) ME("\"base\":[{\"card\":\"Tibbers\"," __VA_ARGS__ "}]")
#define GAME(...) "{\"type\":\"position\",\"players\":[{},{}]," __VA_ARGS__ "}"

static const Row positions[] = {
    // keys and kinds
    {ME("\"hnad\":[]"), "has no 'hnad', did you mean 'hand'?"},
    {ME("\"Hand\":[]"), "has no 'Hand', did you mean 'hand'?"},
    {ME("\"\":[]"), "has no ''"},
    {ME("\"card\":1"), "has no 'card'"},
    {ME("\"hand\":5"), "expected a list of cards in hand"},
    {ME("\"hand\":[5]"), "a name, or a name with details"},
    {ME("\"hand\":[null]"), "a name, or a name with details"},
    {ME("\"hand\":[[]]"), "a name, or a name with details"},
    {ME("\"hand\":[{}]"), "a name, or a name with details"},
    {ME("\"hand\":[{\"card\":[]}]"), "a name, or a name with details"},
    {ME("\"hand\":{\"card\":\"Gust\"}"), "expected a list of cards"},
    {ME("\"hand\":[\"No Such Card\"]"), "no card 'No Such Card'"},
    {ME("\"hand\":[\"\"]"), "no card ''"},
    {ME("\"hand\":[\"Incinerat\"]"), "did you mean 'Incinerate'?"},
    {ME("\"units\":[\"Tibbers\"]"), "\"units\" of a player of a position is an object"},
    {ME("\"units\":3"), "\"units\" of a player of a position is an object"},
    {ME("\"units\":{\"Void Gaet\":[]},\"controls\":[\"nowhere\"]"),
     "the position names 4 battlefields"},
    {ME("\"units\":{\"9\":[\"Tibbers\"]}"), "the position has no battlefield '9'"},
    {ME("\"units\":{\"Void Gate#2\":[\"Tibbers\"]}"), "did you mean 'Void Gate'?"},
    {ME("\"units\":{\"Void Gate#99999999999999999999\":[]}"), "has no battlefield"},
    {ME("\"units\":{\"Void Gate#1x\":[]}"), "did you mean 'Void Gate'?"},
    {ME("\"units\":{\"Void Gate#4294967297\":[]}"), "has no battlefield"},
    {CARD("\"buffs\":3,\"buffed\":true"), "\"buffed\" of a card is told twice"},
    {CARD("\"damage\":true"), "a whole number from 0 to 99, not true"},
    {ME("\"facedown\":{\"base\":[\"Gust\"]}"), "has no battlefield 'base'"},
    {ME("\"runes\":4"), "\"runes\" of a player of a position is an object"},
    {ME("\"runes\":{\"fury\":-1}"), "a whole number from 0 to 40, not -1"},
    {ME("\"runes\":{\"fury\":41}"), "a whole number from 0 to 40, not 41"},
    {ME("\"runes\":{\"fury\":4294967297}"), "a whole number from 0 to 40"},
    {ME("\"runes\":{\"fury\":\"4\"}"), "a whole number from 0 to 40, not \"4\""},
    {ME("\"runes\":{\"fury\":{\"ready\":-1}}"), "a whole number from 0 to 40, not -1"},
    {ME("\"runes\":{\"fury\":{\"redy\":1}}"), "did you mean 'ready'?"},
    {ME("\"runes\":{\"furi\":1}"), "runes are written as"},
    {ME("\"rune_deck\":{\"fury\":[]}"), "a whole number from 0 to 40"},
    {ME("\"controls\":\"Void Gate\""),
     "\"controls\" of a player of a position is a list"},
    {ME("\"controls\":[5]"), "is a text, not 5"},
    {ME("\"points\":-1"), "a whole number from 0 to 99, not -1"},
    {ME("\"points\":100"), "a whole number from 0 to 99, not 100"},
    {ME("\"points\":99999999999"), "a whole number from 0 to 99"},
    {ME("\"points\":\"3\""), "not \"3\""},
    {ME("\"points\":1.5"), "not 1.5"},
    {ME("\"counters\":5"), "\"counters\" of a player of a position is an object"},
    {ME("\"counters\":{\"experienc\":1}"), "has no 'experienc'"},
    {ME("\"resources\":[1]"), "\"resources\" of a player of a position is an object"},
    {ME("\"resources\":{\"energi\":1}"), "did you mean 'energy'?"},
    {ME("\"resources\":{\"energy\":-1}"), "a whole number from 0 to 9999, not -1"},
    {ME("\"resources\":{\"energy\":10000}"),
     "a whole number from 0 to 9999, not 10000"},
    {ME("\"resources\":{\"energy\":true}"), "a whole number from 0 to 9999, not true"},
    {ME("\"resources\":{\"any\":1}"), "has no 'any'"},
    {ME("\"legend_exhausted\":1"), "is true or false, not 1"},
    {ME("\"legend_exhausted\":true"), "there is no legend to exhaust"},
    {ME("\"chosen_champion\":5"), "is a text, not 5"},
    {ME("\"chosen_champion\":\"Gust\""),
     "'Gust' (Spell) does not belong in \"chosen_champion\""},
    // a card and its details
    {CARD("\"damage\":-1"), "a whole number from 0 to 99, not -1"},
    {CARD("\"damage\":100"), "a whole number from 0 to 99, not 100"},
    {CARD("\"damage\":4294967297"), "a whole number from 0 to 99"},
    {CARD("\"damage\":\"3\""), "not \"3\""},
    {CARD("\"damage\":2.5"), "not 2.5"},
    {CARD("\"damge\":2"), "did you mean 'damage'?"},
    {CARD("\"buffs\":-2"), "not -2"},
    {CARD("\"buffed\":2"), "a whole number from 0 to 1, not 2"},
    {CARD("\"stunned\":1"), "is true or false, not 1"},
    {CARD("\"exhausted\":\"yes\""), "is true or false, not \"yes\""},
    {CARD("\"exhausted\":null"), "is true or false, not null"},
    {CARD("\"since\":-1"), "a whole number from 0 to 3, not -1"},
    {CARD("\"since\":4"), "a whole number from 0 to 3, not 4"},
    {CARD("\"since\":70000"), "a whole number from 0 to 3, not 70000"},
    {CARD("\"since\":\"3\""), "not \"3\""},
    {CARD("\"controller\":2"), "\"controller\" is the name of a player"},
    {CARD("\"controller\":-1"), "\"controller\" is the name of a player"},
    {CARD("\"controller\":\"foe\""), "\"controller\" is the name of a player"},
    {CARD("\"controller\":null"), "\"controller\" is the name of a player"},
    {CARD("\"attached\":\"Tibbers\""),
     "\"attached\" of a player of a position is a list"},
    {CARD("\"attached\":[5]"), "a name, or a name with details"},
    {CARD("\"attached\":[\"Gust\"]"), "'Gust' (Spell) does not belong in \"attached\""},
    {CARD("\"attached\":[\"Tibbers\"]"),
     "'Tibbers' (Unit) does not belong in \"attached\""},
    {CARD("\"owner\":2"), "\"owner\" is the name of a player"},
    {CARD("\"owner\":-1"), "\"owner\" is the name of a player"},
    {CARD("\"owner\":\"foe\""), "\"owner\" is the name of a player"},
    {CARD("\"owner\":null"), "\"owner\" is the name of a player"},
    {CARD("\"owner\":[1]"), "\"owner\" is the name of a player"},
    {CARD("\"owner\":1,\"owner\":0"), ""},
    {ME("\"hand\":[{\"card\":\"Gust\",\"owner\":1}]"), "only on the board"},
    {CARD("\"might\":9"), "a card of a position has no 'might'"},
    {ME("\"hand\":[{\"card\":\"Gust\",\"exhausted\":true}]"), "only on the board"},
    {ME("\"deck\":[{\"card\":\"Tibbers\",\"damage\":1}]"), "only on the board"},
    {ME("\"trash\":[{\"card\":\"Tibbers\",\"controller\":1}]"), "only on the board"},
    {ME("\"facedown\":{\"0\":[{\"card\":\"Tibbers\",\"damage\":1}]}"),
     "a facedown card has no \"damage\""},
    {ME("\"gear\":[{\"card\":\"Orb of Regret\",\"damage\":1}]"),
     "(Gear) does not belong in \"damage\""},
    {ME("\"gear\":[{\"card\":\"Orb of Regret\",\"attached\":[\"Orb of Regret\"]}]"),
     "does not belong in \"what bears others\""},
    // kinds of cards in their places
    {ME("\"hand\":[\"Fury Rune\"]"), "'Fury Rune' (Rune) does not belong in \"hand\""},
    {ME("\"hand\":[\"Void Gate\"]"),
     "'Void Gate' (Battlefield) does not belong in \"hand\""},
    {ME("\"hand\":[\"Recruit\"]"), "'Recruit' is a token, and \"hand\" takes none"},
    {ME("\"deck\":[\"Recruit\"]"), "'Recruit' is a token, and \"deck\" takes none"},
    {ME("\"trash\":[\"Recruit\"]"), "'Recruit' is a token, and \"trash\" takes none"},
    {ME("\"banished\":[\"Recruit\"]"),
     "'Recruit' is a token, and \"banished\" takes none"},
    {ME("\"facedown\":{\"0\":[\"Recruit\"]}"), "'Recruit' is a token"},
    {ME("\"deck\":[\"Fury Rune\"]"), "does not belong in \"deck\""},
    {ME("\"deck\":[\"Void Gate\"]"), "does not belong in \"deck\""},
    {ME("\"trash\":[\"Fury Rune\"]"), "does not belong in \"trash\""},
    {ME("\"base\":[\"Gust\"]"), "'Gust' (Spell) does not belong in \"base\""},
    {ME("\"base\":[\"Void Gate\"]"), "does not belong in \"base\""},
    {ME("\"gear\":[\"Tibbers\"]"), "'Tibbers' (Unit) does not belong in \"gear\""},
    {ME("\"units\":{\"0\":[\"Gust\"]}"), "'Gust' (Spell) does not belong in \"units\""},
    {ME("\"units\":{\"0\":[\"Fury Rune\"]}"), "does not belong in \"units\""},
    {ME("\"units\":{\"0\":[\"Zaun Warrens\"]}"), "does not belong in \"units\""},
    {ME("\"legend\":[\"Tibbers\"]"), "'Tibbers' (Unit) does not belong in \"legend\""},
    {ME("\"legend\":[\"Loose Cannon\",\"Loose Cannon\"]"), ""},
    {ME("\"champion\":[\"Pouty Poro\"]"), "it is no Champion"},
    {ME("\"champion\":[\"Gust\"]"), "does not belong in \"champion\""},
    {GAME("\"battlefields\":[\"Tibbers\"]"),
     "'Tibbers' (Unit) does not belong in \"battlefields\""},
    {GAME("\"battlefields\":[5]"), "a name, or a name with details"},
    {GAME("\"battlefields\":[\"Void Gate\",\"Zaun Warrens\",\"Void Gate\"]"),
     "names 3 battlefields"},
    // the whole
    {"{\"type\":\"position\"}", "position wants \"players\""},
    {"{\"type\":\"position\",\"players\":[]}", "wants 2 to 4 players, not 0"},
    {"{\"type\":\"position\",\"players\":[{}]}", "wants 2 to 4 players, not 1"},
    {"{\"type\":\"position\",\"players\":[{},{},{},{},{}]}",
     "wants 2 to 4 players, not 5"},
    {"{\"type\":\"position\",\"players\":[5,{}]}", "is an object, not 5"},
    {"{\"type\":\"position\",\"players\":[{},[1]]}", "is an object, not a list"},
    {"{\"type\":\"position\",\"players\":[{},null]}", "is an object, not null"},
    {"{\"type\":\"position\",\"playrs\":[{},{}]}", "did you mean 'players'?"},
    {GAME("\"turn\":0"), "a whole number from 1 to 200, not 0"},
    {GAME("\"turn\":201"), "a whole number from 1 to 200, not 201"},
    {GAME("\"turn\":65537"), "a whole number from 1 to 200"},
    {GAME("\"turn_player\":2"), "\"turn_player\" is none of the players"},
    {GAME("\"turn_player\":\"you\""), "\"turn_player\" is none of the players"},
    {GAME("\"turnplayer\":0"), "did you mean 'turn_player'?"},
    {GAME("\"phase\":\"mian\""), "there is no phase 'mian'"},
    {GAME("\"phase\":\"\""), "there is no phase ''"},
    {GAME("\"phase\":\"setup\""), "there is no phase 'setup'"},
    {GAME("\"victory_score\":0"), "a whole number from 1 to 99, not 0"},
    {GAME("\"victory_score\":256"), "a whole number from 1 to 99, not 256"},
    {GAME("\"best_of\":3"), "position has no 'best_of'"},
    {GAME("\"decks\":[]"), "position has no 'decks'"},
    {GAME("\"mode\":\"war\""), "mode war wants 4 players"},
    {"{\"type\":\"position\"," PLACE
     ",\"players\":[{\"controls\":[\"0\"]},{\"controls\":[\"Void Gate\"]}]}",
     "two players control 'Void Gate'"},
    {"{\"type\":\"position\",\"players\":[{\"units\":{\"0\":[\"Tibbers\"]}},{\"units\":{\"0\":[\"Tibbers\"]}},{\"units\":{\"0\":[\"Tibbers\"]}}]}",
     "no such position is possible"},
    {"{\"type\":\"position\",\"mode\":\"teams\",\"players\":[{\"units\":{\"0\":[\"Tibbers\"]}},{},{\"units\":{\"0\":[\"Tibbers\"]}},{}]}",
     "no such position is possible"},
    {"{\"type\":\"position\",\"mode\":\"teams\",\"players\":[{\"points\":3},{},{\"points\":4},{}]}",
     "teammates share one number"},
};

static void a_position_that_cannot_be_is_refused(void **state)
{
    (void)state;
    open_as(NOBODY);
    expect("{\"type\":\"newgame\",\"seed\":3," TWO "}", "newgame");
    json_t *before = ask("{\"type\":\"question\"}");
    expect_all_refused(positions, COUNT_OF(positions));
    json_t *after = ask("{\"type\":\"question\"}");
    assert_true(json_equal(before, after));
    json_decref(before);
    json_decref(after);
    protocol_close(&protocol);
}

static void a_view_shows_the_might_of_now_when_the_game_is_over(void **state)
{
    (void)state;
    open_as(NOBODY);
    expect("{\"type\":\"position\",\"players\":[{\"base\":[\"Pouty Poro\"],"
           "\"points\":99},{}]}",
           "position");
    expect("{\"type\":\"question\"}", "over");
    json_t *view = ask("{\"type\":\"view\",\"seat\":0}");
    const json_t *zones = json_object_get(view, "zones");
    const json_t *poro = json_array_get(json_object_get(zones, "base:0"), 0);
    assert_int_equal(json_integer_value(json_object_get(poro, "might")), 2);
    json_decref(view);
    protocol_close(&protocol);
}

// Fills a position with more cards than a game has room for.
static void a_position_has_room_for_so_many_cards(void **state)
{
    enum { MANY = 20000 };
    char *text = malloc(MANY * 10 + 200);
    size_t n;

    (void)state;
    assert_non_null(text);
    open_as(NOBODY);
    n = (size_t)sprintf(text, "{\"type\":\"position\",\"players\":[{},{\"trash\":[");
    for (int i = 0; i < MANY; i++) n += (size_t)sprintf(text + n, "\"Tibbers\",");
    strcpy(text + n - 1, "]}]}");
    expect_refused(text, "no room for so many cards");
    free(text);
    protocol_close(&protocol);
}

// A position may be decided already, or be decided by its first step.
static void a_position_that_is_decided_ends(void **state)
{
    static const char *const decided[] = {
        "{\"type\":\"position\",\"players\":[{\"points\":8},{\"points\":8}]}",
        "{\"type\":\"position\",\"players\":[{\"points\":99},{}]}",
        "{\"type\":\"position\",\"phase\":\"awaken\",\"players\":[{\"points\":8},{}]}",
        "{\"type\":\"position\",\"victory_score\":1,\"players\":[{\"points\":1},{\"points\":1}]}",
        "{\"type\":\"position\",\"phase\":\"draw\",\"players\":[{},{}]}",
        "{\"type\":\"position\",\"phase\":\"expiration\",\"turn\":200,\"players\":[{},{},{}]}",
        "{\"type\":\"position\",\"mode\":\"teams\",\"players\":[{\"points\":11},{},{},{\"points\":12}]}",
        "{\"type\":\"position\",\"players\":[{\"units\":{\"0\":[\"Tibbers\"]}},{\"units\":{\"0\":[\"Tibbers\"]}}]}",
        CARD("\"damage\":99"),
        "{\"type\":\"position\",\"players\":[{\"facedown\":{\"0\":[\"Gust\",\"Gust\"]}},{\"facedown\":{\"0\":[\"Gust\"]}}]}",
    };

    (void)state;
    open_as(NOBODY);
    for (int i = 0; i < COUNT_OF(decided); i++) {
        expect(decided[i], "position");
        for (int k = 0; k < 400; k++) {
            json_t *reply = ask("{\"type\":\"question\"}");
            const bool asked = is(reply, "question");
            char text[60];

            snprintf(text,
                     sizeof text,
                     "{\"type\":\"answer\",\"pick\":[%d]}",
                     (int)json_array_size(json_object_get(reply, "options")) - 1);
            json_decref(reply);
            if (!asked) break;
            json_decref(ask(text));
        }
        json_decref(ask("{\"type\":\"view\",\"seat\":0}"));
    }
    protocol_close(&protocol);
}

// ---- seats

static const Row by_a_seat[] = {
    {"{\"type\":\"save\"}", "a connection with a seat sends no \"save\""},
    {"{\"type\":\"load\",\"game\":\"00\"}",
     "a connection with a seat sends no \"load\""},
    {"{\"type\":\"position\",\"players\":[{},{}]}",
     "a connection with a seat sends no \"position\""},
    {"{\"type\":\"seat\",\"seat\":0}", "plays seat 1 for good"},
    {"{\"type\":\"seat\",\"seat\":1}", "plays seat 1 for good"},
    {"{\"type\":\"view\",\"seat\":0}", "this connection plays seat 1"},
    {"{\"type\":\"events\",\"seat\":0}", "this connection plays seat 1"},
    {"{\"type\":\"question\",\"seat\":0}", "this connection plays seat 1"},
    {"{\"type\":\"concede\",\"seat\":0}", "this connection plays seat 1"},
    {"{\"type\":\"answer\",\"seat\":0,\"pick\":[]}", "this connection plays seat 1"},
    {"{\"type\":\"newgame\",\"seed\":3,\"seats\":[\"random\",\"client\"]," TWO "}",
     "no \"seed\""},
    {"{\"type\":\"newgame\"," TWO "}", "bots play all other seats"},
    {"{\"type\":\"newgame\",\"seats\":[\"client\",\"random\"]," TWO "}",
     "a bot cannot play"},
    {"{\"type\":\"newgame\",\"seats\":[\"random\",\"client\"],\"decks\":[\"/etc/passwd\",\"/etc/passwd\"]}",
     "no file and no deck"},
    {"{\"type\":\"newgame\",\"seats\":[\"random\",\"client\"],\"decks\":[\"cards/riftbound/decks\",\"x\"]}",
     "no file and no deck"},
    {"{\"type\":\"newgame\",\"seats\":[\"random\",\"client\"],\"decks\":[\"/dev/stdin\",\"x\"]}",
     "no file and no deck"},
    {"{\"type\":\"newgame\",\"seats\":[\"random\",\"client\"],\"decks\":[\"Makefile#1\",\"x\"]}",
     "no file and no deck"},
    {"{\"type\":\"newgame\",\"seats\":[\"random\",\"client\"],\"decks\":[\"-\",\"-\"]}",
     "no file and no deck"},
};

static void a_seat_has_only_what_is_its_own(void **state)
{
    (void)state;
    open_as(NOBODY);
    expect("{\"type\":\"newgame\",\"seed\":3,\"seats\":[\"random\",\"client\"]," TWO
           "}",
           "newgame");
    expect("{\"type\":\"seat\",\"seat\":1}", "seat");
    json_t *before = ask("{\"type\":\"question\"}");
    expect_all_refused(by_a_seat, COUNT_OF(by_a_seat));
    json_t *after = ask("{\"type\":\"question\"}");
    assert_true(json_equal(before, after));
    json_decref(before);
    json_decref(after);
    expect("{\"type\":\"newgame\",\"seats\":[\"random\",\"client\"]," TWO "}",
           "newgame");
    expect("{\"type\":\"concede\"}", "ok");
    json_t *end = ask("{\"type\":\"question\"}");
    assert_true(is(end, "over"));
    assert_null(json_object_get(end, "hash"));
    assert_null(json_object_get(end, "seed"));
    json_decref(end);
    expect_refused("{\"type\":\"answer\",\"pick\":[0]}", "the game is over");
    protocol_close(&protocol);
}

// A server that plays for two people forwards what it asks for a seat.
static void a_reply_for_a_seat_tells_neither_seed_nor_hash(void **state)
{
    (void)state;
    open_as(NOBODY);
    expect("{\"type\":\"newgame\",\"seed\":3," TWO "}", "newgame");
    expect("{\"type\":\"concede\",\"seat\":1}", "ok");
    json_t *end = ask("{\"type\":\"question\",\"seat\":0}");
    assert_true(is(end, "over"));
    assert_null(json_object_get(end, "hash"));
    assert_null(json_object_get(end, "seed"));
    json_decref(end);
    end = ask("{\"type\":\"question\"}");
    assert_non_null(json_object_get(end, "hash"));
    json_decref(end);
    protocol_close(&protocol);
}

static void a_reply_for_a_seat_does_not_tell_which_script_failed(void **state)
{
    static const char secret[] = "gust.lua:3: a fault";

    (void)state;
    open_as(NOBODY);
    expect("{\"type\":\"newgame\",\"seed\":3," TWO "}", "newgame");
    protocol.session->game.now.over = protocol.session->game.now.fault = true;
    protocol.status = GAME_FAULT;
    text_copy(protocol.session->table.fault.text,
              sizeof protocol.session->table.fault.text,
              secret);
    for (int seat = 0; seat < 2; seat++) {
        json_t *reply = ask(seat ? "{\"type\":\"question\",\"seat\":1}"
                                 : "{\"type\":\"question\"}");
        char *text = json_dumps(reply, JSON_COMPACT);

        assert_true(is(reply, "fault"));
        assert_int_equal(strstr(text, secret) == NULL, seat);
        free(text);
        json_decref(reply);
    }
    protocol_close(&protocol);
}

static void a_seat_may_send_the_text_of_a_deck(void **state)
{
    // A deck that is not built well is understood, and refused for what it lacks.
    (void)state;
    open_as(1);
    expect_refused("{\"type\":\"newgame\",\"seats\":[\"random\",\"client\"],\"decks\":["
                   "\"proving-grounds-annie\",\"3 Gust\\n2 Tibbers\\n\"]}",
                   "with the decks: no game");
    expect("{\"type\":\"newgame\",\"seats\":[\"random\",\"client\"]," TWO "}",
           "newgame");
    protocol_close(&protocol);
}

// Counts the questions of a game in which the first options are taken.
static int questions_until_the_end(const char *newgame)
{
    int asked = 0;

    expect(newgame, "newgame");
    for (bool over = false; !over && asked < 3000;) {
        json_t *reply = ask("{\"type\":\"question\"}");
        const size_t options = json_array_size(json_object_get(reply, "options"));
        const json_int_t least = json_integer_value(json_object_get(reply, "min"));
        char text[400];
        int n = sprintf(text, "{\"type\":\"answer\",\"pick\":[");

        over = !is(reply, "question");
        for (int i = 0; i < (int)least && i < 60; i++)
            n += sprintf(text + n, "%s%d", i ? "," : "", (int)options - 1 - i);
        strcpy(text + n, "]}");
        json_decref(reply);
        if (!over) json_decref(ask(text));
        asked += !over;
    }
    return asked;
}

static void with_asks_all_nobody_is_passed_over(void **state)
{
    int usual, all;

    (void)state;
    open_as(NOBODY);
    usual = questions_until_the_end("{\"type\":\"newgame\",\"seed\":3," TWO "}");
    all = questions_until_the_end(
        "{\"type\":\"newgame\",\"seed\":3,\"asks_all\":true," TWO "}");
    assert_true(all > usual);
    protocol_close(&protocol);
}

static void whatever_began_is_saved_and_loaded(void **state)
{
    static const char *const begun[] = {
        "{\"type\":\"newgame\",\"seed\":3,\"asks_all\":true," TWO "}",
        "{\"type\":\"newgame\",\"seed\":3,\"floats\":true," TWO "}",
        "{\"type\":\"newgame\",\"seed\":3,\"mode\":\"match\",\"best_of\":5," TWO "}",
        "{\"type\":\"position\",\"players\":[{},{}]}",
        "{\"type\":\"position\",\"asks_all\":true,\"floats\":true,\"players\":[{},{},{}]}",
        "{\"type\":\"position\",\"mode\":\"match\",\"players\":[{\"points\":99},{}]}",
    };

    (void)state;
    open_as(NOBODY);
    for (int i = 0; i < COUNT_OF(begun); i++) {
        expect(begun[i], i < 3 ? "newgame" : "position");
        json_t *saved = ask("{\"type\":\"save\"}");
        json_object_set_new(saved, "type", json_string("load"));
        char *text = json_dumps(saved, JSON_COMPACT);
        expect(text, "loaded");
        free(text);
        json_decref(saved);
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
    snprintf(text, sizeof text, "VACUUM INTO '%s'", path);
    assert_int_equal(sqlite3_exec(db, text, NULL, NULL, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_close(db), SQLITE_OK);
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, change, NULL, NULL, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_close(db), SQLITE_OK);
}

static void a_name_that_is_no_text_is_told_as_far_as_it_is_one(void **state)
{
    char path[] = "/tmp/cardwright-forged-XXXXXX";
    const int file = mkstemp(path);
    Err err = {0};
    json_t *reply;

    (void)state;
    assert_true(file >= 0);
    close(file);
    forge(path);
    protocol = (Protocol){.db = path, .only = NOBODY};
    assert_int_equal(protocol_open(&protocol, &err), 0);
    expect("{\"type\":\"position\",\"players\":[{\"hand\":[\"OGN-169\"],\"runes\":"
           "{\"chaos\":3}},{\"units\":{\"0\":[\"Pouty Poro\"]}}]}",
           "position");
    reply = ask("{\"type\":\"question\"}");
    const json_t *play = json_array_get(json_object_get(reply, "options"), 0);
    assert_non_null(json_object_get(play, "text")); // was lost
    json_decref(reply);
    reply = ask("{\"type\":\"view\",\"seat\":0}");
    const json_t *hand = json_object_get(json_object_get(reply, "zones"), "hand:0");
    assert_string_equal(
        json_string_value(json_object_get(json_array_get(hand, 0), "name")), "Gu?st?");
    json_decref(reply);
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
    protocol_line_serve(&protocol, from, to);
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
        cmocka_unit_test(a_position_that_cannot_be_is_refused),
        cmocka_unit_test(a_view_shows_the_might_of_now_when_the_game_is_over),
        cmocka_unit_test(a_position_has_room_for_so_many_cards),
        cmocka_unit_test(a_position_that_is_decided_ends),
        cmocka_unit_test(a_seat_has_only_what_is_its_own),
        cmocka_unit_test(a_reply_for_a_seat_tells_neither_seed_nor_hash),
        cmocka_unit_test(a_reply_for_a_seat_does_not_tell_which_script_failed),
        cmocka_unit_test(a_seat_may_send_the_text_of_a_deck),
        cmocka_unit_test(with_asks_all_nobody_is_passed_over),
        cmocka_unit_test(whatever_began_is_saved_and_loaded),
        cmocka_unit_test(a_name_that_is_no_text_is_told_as_far_as_it_is_one),
        cmocka_unit_test(every_line_is_served_however_it_ends),
        cmocka_unit_test(a_line_that_is_too_long_is_passed_over),
    };
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);

    print_message("%d requests\n", sent);
    return failed;
}

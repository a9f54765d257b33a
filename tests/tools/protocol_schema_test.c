// protocol_schema_test.c -- docs/protocol.schema.json says of every line what it is: each
// request that the program takes and each reply of real sessions fit it, and no more does.

#include "tests/tools/schema_fixture.h"

static void assert_fits(const json_t *json, const char *what)
{
    if (!fits(json, def_of(what, type_of(json))))
        fail_msg("no %s of the schema: %.900s", what, json_dumps(json, JSON_COMPACT));
}

// Sends a request, which must fit unless it is refused. Returns the reply, which must fit.
static json_t *tell(const char *request)
{
    json_t *sent_json = json_loads(request, 0, NULL), *reply = ask(request);

    if (!is(reply, "refused")) assert_fits(sent_json, "request");
    assert_fits(reply, "reply");
    json_decref(sent_json);
    return reply;
}

static void tell_all(const char *const *requests, int n)
{
    for (int i = 0; i < n; i++) json_decref(tell(requests[i]));
}

static size_t any_of(size_t n)
{
    static uint64_t chance = 11;

    chance ^= chance << 13;
    chance ^= chance >> 7;
    chance ^= chance << 17;
    return n ? chance % n : 0;
}

// Answers by chance, after a look at what would be asked next. Returns false at the end.
static bool answer(void)
{
    json_t *question = tell("{\"type\":\"question\"}");
    const size_t n = json_array_size(json_object_get(question, "options"));
    const json_t *total = json_object_get(question, "total");
    const json_int_t min = json_integer_value(json_object_get(question, "min"));
    const size_t wanted = total ? n : min || !n ? (size_t)min : 1, first = any_of(n);
    const bool goes_on = is(question, "question");
    json_t *picks = json_array();

    for (size_t i = 0; i < wanted; i++)
        json_array_append_new(
            picks,
            json_integer(!total ? (json_int_t)((first + i) % n)
                         : i    ? 1
                                : json_integer_value(total) - (json_int_t)n + 1));
    for (int i = 0; goes_on && i < 2; i++) {
        json_t *request = json_pack("{s:s, s:O}",
                                    "type",
                                    i ? "answer" : "targets",
                                    total ? "split" : "pick",
                                    picks);
        char *text = json_dumps(request, JSON_COMPACT);

        json_decref(tell(text));
        free(text);
        json_decref(request);
    }
    json_decref(picks);
    json_decref(question);
    return goes_on;
}

static const char *const anywhere[] = {
    "{\"type\":\"view\",\"seat\":0}",
    "{\"type\":\"view\",\"seat\":1}",
    "{\"type\":\"events\",\"seat\":1,\"since\":0}",
    "{\"type\":\"story\",\"seat\":1,\"since\":0}",
    "{\"type\":\"leads\"}",
    "{\"type\":\"games\"}",
    "{\"type\":\"layout\"}",
    "{\"type\":\"question\",\"seat\":0}",
    "{\"type\":\"question\",\"seat\":1}",
    "{\"type\":\"why\",\"seat\":0,\"about\":\"chain\"}",
    "{\"type\":\"why\",\"seat\":1,\"about\":\"end\"}",
    "{\"type\":\"why\",\"seat\":0,\"about\":\"#1\"}",
    "{\"type\":\"whynot\",\"seat\":0,\"action\":\"play Gust\"}",
    "{\"type\":\"fork\"}",
    "{\"type\":\"undo\",\"n\":1}",
    "{\"type\":\"branch\"}",
    "{\"type\":\"fork\",\"from\":0}",
    "{\"type\":\"branch\",\"branch\":0,\"drop\":true}",
    "{\"type\":\"fork\",\"seat\":0,\"seed\":5}",
    "{\"type\":\"fork\",\"seat\":1}",
    "{\"type\":\"branch\",\"branch\":0,\"drop\":true}",
    "{\"type\":\"undo\",\"n\":5000}",
};

static void play(const char *begin)
{
    json_decref(tell(begin));
    for (int i = 0; answer(); i++)
        if (i % 40 == 0) tell_all(anywhere, COUNT_OF(anywhere));
    tell_all(anywhere, COUNT_OF(anywhere));
}

static void save_and_load(void)
{
    json_t *saved = tell("{\"type\":\"save\"}");

    json_object_set_new(saved, "type", json_string("load"));
    char *text = json_dumps(saved, JSON_COMPACT);
    json_t *loaded = tell(text);
    assert_true(is(loaded, "loaded"));
    free(text);
    json_decref(loaded);
    json_decref(saved);
}

static void every_line_of_a_session_fits(void **state)
{
    static const char *const others[] = {
        "{\"type\":\"hello\",\"protocol\":5}",
        "{\"type\":\"card\",\"card\":\"Gust\"}",
        "{\"type\":\"say\",\"card\":\"Gust\"}",
        "{\"type\":\"dance\"}",
        "{\"type\":\"newgame\",\"seed\":4,\"mode\":\"match\",\"best_of\":3," TWO "}",
        "{\"type\":\"concede\",\"seat\":0}",
        "{\"type\":\"question\"}",
        "{\"type\":\"nextgame\"}",
        "{\"type\":\"question\"}",
        "{\"type\":\"position\",\"seed\":1," PLACE
        ",\"players\":[{\"hand\":[\"Gust\"]},{}]}",
        "{\"type\":\"newgame\",\"seats\":[\"client\",\"random\"]," TWO "}",
        "{\"type\":\"seat\",\"seat\":0}",
        "{\"type\":\"question\"}",
        "{\"type\":\"save\"}",
        "{\"type\":\"bye\"}",
    };

    (void)state;
    open_as(NOBODY);
    play("{\"type\":\"newgame\",\"seed\":3,\"asks_all\":true," TWO "}");
    save_and_load();
    play("{\"type\":\"newgame\",\"seed\":5,\"decks\":[\"unleashed-champion-deck-vex\","
         "\"spiritforged-champion-deck-rumble\"]}");
    play("{\"type\":\"newgame\",\"seed\":6,\"decks\":[\"origins-champion-deck-viktor\","
         "\"spiritforged-champion-deck-fiora\",\"unleashed-champion-deck-vi\"]}");
    tell_all(others, COUNT_OF(others));
    protocol_close(&protocol);
    assert_true(sent > 1000);
}

// A game in Lua has other places, readings and counters.
static void lines_of_another_game_fit_too(void **state)
{
    Err err = {0};

    (void)state;
    open_as(NOBODY);
    protocol_close(&protocol);
    protocol = (Protocol){.db = protocol.db, .game = "gwent", .only = NOBODY};
    assert_int_equal(protocol_open(&protocol, &err), 0);
    play("{\"type\":\"newgame\",\"seed\":2,\"decks\":[\"monsters-swarm\","
         "\"scoiatael-ambush\"]}");
    save_and_load();
    protocol_close(&protocol);
}

// Games with kinds of option of their own, shown notes, dice that stay, and a map.
static void lines_of_small_games_fit_too(void **state)
{
    static const char *const games[] = {
        "tests/games/market", "tests/games/trail", "tests/games/moor"};
    Err err = {0};

    (void)state;
    for (int i = 0; i < COUNT_OF(games); i++) {
        open_as(NOBODY);
        protocol_close(&protocol);
        protocol = (Protocol){.db = protocol.db, .game = games[i], .only = NOBODY};
        assert_int_equal(protocol_open(&protocol, &err), 0);
        json_decref(tell("{\"type\":\"hello\"}"));
        play("{\"type\":\"newgame\",\"seed\":2}");
        save_and_load();
        protocol_close(&protocol);
    }
}

// The keys of a request are those of the program: it knows each, and has no other.
static void the_schema_has_what_the_program_takes(void **state)
{
    const char *type;

    (void)state;
    open_as(NOBODY);
    json_decref(tell("{\"type\":\"newgame\",\"seed\":3," TWO "}"));
    for (int i = 0; (type = protocol_request(i)); i++) {
        const json_t *known = json_object_get(def_of("request", type), "properties");
        const char *key;
        json_t *rule;

        for (int k = 0; (key = protocol_request_key(i, k)); k++)
            if (!json_object_get(known, key)) fail_msg("%s: no \"%s\"", type, key);
        json_object_foreach((json_t *)known, key, rule)
        {
            char request[200];

            if (!strcmp(key, "type") || !strcmp(key, "id") || !strcmp(type, "bye"))
                continue;
            snprintf(request,
                     sizeof request,
                     "{\"type\":\"%s\",\"%s\":{\"no\":[]}}",
                     type,
                     key);
            json_t *reply = ask(request);
            const char *reason = json_string_value(json_object_get(reply, "reason"));
            if (reason && strstr(reason, " has no '"))
                fail_msg("%s -> %s", request, reason);
            json_decref(reply);
        }
    }
    protocol_close(&protocol);
}

// A schema that lets everything through would say nothing.
static void what_is_wrong_does_not_fit(void **state)
{
    static const char *const wrong[] = {
        "{\"type\":\"question\",\"id\":null,\"question\":1}",
        "{\"type\":\"ok\"}",
        "{\"type\":\"ok\",\"id\":1,\"more\":true}",
        "{\"type\":\"wait\",\"id\":1,\"player\":9}",
        "{\"type\":\"wait\",\"id\":1,\"player\":\"0\"}",
        "{\"type\":\"targets\",\"id\":1,\"asks\":{}}",
        ("{\"type\":\"why\",\"id\":1,\"why\":{\"kind\":\"fact\",\"text\":\"\","
         "\"because\":[{}]}}"),
        "{\"type\":\"events\",\"id\":1,\"seat\":0,\"next\":1,\"events\":[{\"turn\":1}]}",
    };

    (void)state;
    for (int i = 0; i < COUNT_OF(wrong); i++) {
        json_t *json = json_loads(wrong[i], 0, NULL);

        assert_non_null(json);
        if (fits(json, def_of("reply", type_of(json)))) fail_msg("%s fits", wrong[i]);
        json_decref(json);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_line_of_a_session_fits),
        cmocka_unit_test(lines_of_another_game_fit_too),
        cmocka_unit_test(lines_of_small_games_fit_too),
        cmocka_unit_test(the_schema_has_what_the_program_takes),
        cmocka_unit_test(what_is_wrong_does_not_fit),
    };

    return cmocka_run_group_tests(tests, open_schema, close_schema);
}

// protocol_kinds_test.c -- each value within each request, however deep, is replaced by
// values of every kind: each request that docs/protocol.schema.json does not know is
// refused, and the game stays as it was.
//
// The schema leaves the keys of a position open, so there a value is tried that stands
// nowhere in one.

#include "tests/tools/schema_fixture.h"

// Requests that are taken, with values at each level.
static const char *const requests[] = {
    "{\"type\":\"hello\",\"protocol\":3}",
    "{\"type\":\"newgame\",\"mode\":\"match\",\"best_of\":3,\"seed\":4,\"floats\":true,"
    "\"asks_all\":false,\"seats\":[\"client\",\"random\"],\"settings\":{}," TWO "}",
    "{\"type\":\"card\",\"card\":\"Gust\"}",
    "{\"type\":\"say\",\"card\":\"Gust\"}",
    "{\"type\":\"position\",\"seed\":1," PLACE ",\"turn\":4,\"turn_player\":0,"
    "\"phase\":\"main\",\"seats\":[\"client\",\"client\"],\"players\":"
    "[{\"base\":[\"Volibear, Furious\"],\"hand\":[\"Gust\"],\"runes\":{\"fury\":3,"
    "\"chaos\":{\"ready\":1,\"exhausted\":2}},\"points\":3,"
    "\"controls\":[\"Zaun Warrens\"],\"resources\":{\"energy\":2}},"
    "{\"units\":{\"Void Gate\":[{\"card\":\"Mega-Mech\",\"exhausted\":true,\"damage\":1,"
    "\"since\":2},\"Daring Poro\",\"Shipyard Skulker\"]},\"counters\":{}}]}",
    "{\"type\":\"question\",\"seat\":0}",
    "{\"type\":\"targets\",\"pick\":[0],\"then\":[[0],[0,\"pass\"]],\"question\":1,"
    "\"seat\":0}",
    "{\"type\":\"fork\",\"from\":0}",
    "{\"type\":\"branch\",\"branch\":0,\"drop\":true}",
    "{\"type\":\"events\",\"since\":0,\"seat\":0}",
    "{\"type\":\"view\",\"seat\":0}",
    "{\"type\":\"why\",\"about\":\"chain\",\"seat\":0}",
    "{\"type\":\"whynot\",\"action\":\"play Gust\",\"seat\":0}",
    "{\"type\":\"answer\",\"pick\":[0],\"question\":1,\"seat\":0}",
    "{\"type\":\"undo\",\"n\":1}",
};

static const char *const values[] = {
    "null",
    "true",
    "0",
    "-1",
    "1.5",
    "1e300",
    "65536",
    "9223372036854775807",
    "\"\"",
    "\"evil\"",
    "[]",
    "[null]",
    "[[[0]]]",
    "[[],{\"evil\":[]}]",
    "{}",
    "{\"evil\":{\"evil\":1}}",
};

// A request, and how often something within it was tried.
typedef struct {
    json_t *request;
    const json_t *rule;
    int tried;
} Mutation;

static json_t *said_by_game(void)
{
    return ask("{\"type\":\"question\"}");
}

// Sends the request as it is now, unless the schema takes it and leaves nothing open there.
static void send_changed(Mutation *mutation, bool open, const json_t *before)
{
    char *text;

    if (!open && fits(mutation->request, mutation->rule)) return;
    text = json_dumps(mutation->request, JSON_COMPACT);
    expect_refused(text, "");
    json_t *after = said_by_game();
    if (before && !json_equal(before, after))
        fail_msg("it changed something: %s", text);
    json_decref(after);
    free(text);
    mutation->tried++;
}

// Returns whether such a value stands nowhere in a position.
static bool is_nowhere(const json_t *value)
{
    return json_is_null(value) || json_is_real(value) ||
           json_is_object(json_object_get(value, "evil")) ||
           json_is_array(json_array_get(value, 0));
}

static void put(json_t *in, const char *key, size_t i, json_t *value)
{
    if (key)
        json_object_set(in, key, value);
    else
        json_array_set(in, i, value);
}

static void change_within(Mutation *mutation, json_t *in, const json_t *before);

// Puts each value in the place of the one under [key], or of entry [i], then does the same
// within that.
static void change_at(Mutation *mutation, json_t *in, const char *key, size_t i,
                      const json_t *before)
{
    json_t *was = json_incref(key ? json_object_get(in, key) : json_array_get(in, i));
    const bool open = is(mutation->request, "position") &&
                      !(key && (!strcmp(key, "seed") || !strcmp(key, "seats")));

    for (int v = 0; v < COUNT_OF(values); v++) {
        json_t *value = json_loads(values[v], JSON_DECODE_ANY, NULL);

        assert_non_null(value);
        put(in, key, i, value);
        if (!open || is_nowhere(value)) send_changed(mutation, open, before);
        json_decref(value);
    }
    put(in, key, i, was);
    change_within(mutation, was, before);
    json_decref(was);
}

// Changes each value in [in], and adds a key that nobody knows.
static void change_within(Mutation *mutation, json_t *in, const json_t *before)
{
    const char *keys[40];
    const char *key;
    json_t *value;
    int n = 0;

    json_object_foreach(in, key, value)
    {
        assert_true(n < COUNT_OF(keys));
        keys[n++] = key;
    }
    for (int k = 0; k < n; k++)
        if (strcmp(keys[k], "id") != 0 && strcmp(keys[k], "type") != 0)
            change_at(mutation, in, keys[k], 0, before);
    for (size_t i = 0; i < json_array_size(in); i++)
        change_at(mutation, in, NULL, i, before);
    if (!json_is_object(in)) return;
    json_object_set_new(in, "evil", json_object());
    send_changed(mutation, is(mutation->request, "position"), before);
    json_object_del(in, "evil");
}

// Takes the request as it is, after all others that are made of it.
static int try_request(const char *text, bool playing)
{
    json_t *request = json_loads(text, 0, NULL);
    const char *type = json_string_value(json_object_get(request, "type"));
    json_t *before = playing ? said_by_game() : NULL;
    Mutation mutation = {request, def_of("request", type), 0};

    change_within(&mutation, request, before);
    json_t *reply = ask(text);
    if (is(reply, "refused")) fail_msg("%s\n%s", text, json_dumps(reply, JSON_COMPACT));
    json_decref(reply);
    json_decref(before);
    json_decref(request);
    return mutation.tried;
}

static void every_value_of_every_request_has_its_kind(void **state)
{
    bool playing = false;
    int tried = 0;

    (void)state;
    open_as(NOBODY);
    for (int i = 0; i < COUNT_OF(requests); i++) {
        tried += try_request(requests[i], playing);
        playing |= strstr(requests[i], "newgame") || strstr(requests[i], "position");
    }
    assert_true(tried > 600);
    protocol_close(&protocol);
}

// The amounts of a question that divides, and the lists of `then` after them.
static void amounts_have_their_kind_too(void **state)
{
    static const char *const before[] = {
        "{\"type\":\"position\",\"seed\":1," PLACE ",\"players\":"
        "[{\"base\":[\"Volibear, Furious\"],\"deck\":[\"Gust\",\"Gust\"]},"
        "{\"units\":{\"Void Gate\":[\"Shipyard Skulker\",\"Daring Poro\",\"Mega-Mech\"]},"
        "\"deck\":[\"Gust\",\"Gust\"]}]}",
        "{\"type\":\"answer\",\"pick\":[0]}",
        "{\"type\":\"answer\",\"pick\":[0,1,2]}",
        "{\"type\":\"answer\",\"pick\":[0]}",
    };

    (void)state;
    open_as(NOBODY);
    for (int i = 0; i < COUNT_OF(before); i++) json_decref(ask(before[i]));
    assert_true(try_request("{\"type\":\"targets\",\"split\":[3,2,1],\"then\":[[0]]}",
                            true) > 40);
    assert_true(try_request("{\"type\":\"answer\",\"split\":[3,2,1]}", true) > 20);
    protocol_close(&protocol);
}

// Loads what save returned, and nothing else.
static void a_saved_game_has_its_kinds(void **state)
{
    (void)state;
    open_as(NOBODY);
    expect("{\"type\":\"newgame\",\"seed\":3," TWO "}", "newgame");
    json_t *saved = ask("{\"type\":\"save\"}");
    json_t *cards = json_object_get(saved, "cards");

    json_object_set_new(saved, "type", json_string("load"));
    while (json_array_size(cards) > 3) json_array_remove(cards, 3);
    char *text = json_dumps(saved, JSON_COMPACT);
    Mutation mutation = {saved, def_of("request", "load"), 0};
    json_t *before = said_by_game();
    change_within(&mutation, saved, before);
    assert_true(mutation.tried > 60);
    json_decref(before);
    free(text);
    json_decref(saved);
    protocol_close(&protocol);
}

// Settings of another game: those that are words, in a game and in a position.
static void settings_have_their_values(void **state)
{
    static const Row rows[] = {
        {"{\"type\":\"position\",\"players\":[{},{}],\"weather_floor\":true}",
         "position has no 'weather_floor'"},
        {"{\"type\":\"position\",\"players\":[{},{}],\"settings\":{\"weather_floor\":true}}",
         "weather_floor\" is set or min"},
        {"{\"type\":\"position\",\"players\":[{},{}],\"settings\":{\"evil\":1}}",
         "has no setting 'evil'"},
        {"{\"type\":\"position\",\"players\":[{},{}],\"settings\":[1]}",
         "\"settings\" is an object"},
    };
    Err err = {0};

    (void)state;
    open_as(NOBODY);
    protocol_close(&protocol);
    protocol = (Protocol){.db = protocol.db, .game = "gwent", .only = NOBODY};
    assert_int_equal(protocol_open(&protocol, &err), 0);
    expect_all_refused(rows, COUNT_OF(rows));
    expect("{\"type\":\"position\",\"players\":[{},{}],"
           "\"settings\":{\"weather_floor\":\"min\"}}",
           "position");
    protocol_close(&protocol);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_value_of_every_request_has_its_kind),
        cmocka_unit_test(amounts_have_their_kind_too),
        cmocka_unit_test(a_saved_game_has_its_kinds),
        cmocka_unit_test(settings_have_their_values),
    };

    return cmocka_run_group_tests(tests, open_schema, close_schema);
}

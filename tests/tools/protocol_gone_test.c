// protocol_gone_test.c -- things that have ceased to exist keep their names: in questions, in
// the events that each seat is told, and on the chain.

#include "tests/tools/protocol_fixture.h"

#include "tools/view/item_text.h"

static const char *text_of(const json_t *json, const char *key)
{
    const char *text = json_string_value(json_object_get(json, key));

    return text ? text : "";
}

// Picks the first option of the question that waits whose text has [part].
static void pick(const char *part)
{
    json_t *question = ask("{\"type\":\"question\"}"), *option;
    char request[80];
    size_t i;

    json_array_foreach(json_object_get(question, "options"), i, option)
    {
        if (!strstr(text_of(option, "text"), part)) continue;
        snprintf(request, sizeof request, "{\"type\":\"answer\",\"pick\":[%zu]}", i);
        json_decref(question);
        expect(request, "ok");
        return;
    }
    fail_msg("no option '%s': %s", part, json_dumps(question, JSON_COMPACT));
}

static void open_position(const char *players)
{
    char request[1200];

    open_as(NOBODY);
    snprintf(
        request,
        sizeof request,
        "{\"type\":\"position\",\"seed\":1,\"seats\":[\"client\",\"client\"]," PLACE
        ",\"players\":[%s]}",
        players);
    expect(request, "position");
}

// Returns how many events of that name with the card [code] the [seat] is told. Fails at one
// with another card if [only].
static int count(int seat, const char *name, const char *code, bool only)
{
    char request[60];
    json_t *reply, *event;
    size_t i;
    int n = 0;

    snprintf(request, sizeof request, "{\"type\":\"events\",\"seat\":%d}", seat);
    reply = ask(request);
    json_array_foreach(json_object_get(reply, "events"), i, event)
    {
        if (strcmp(text_of(event, "event"), name) != 0) continue;
        n += !strcmp(text_of(event, "card"), code);
        if (only && strcmp(text_of(event, "card"), code) != 0)
            fail_msg("%s: %s", name, json_dumps(event, JSON_COMPACT));
    }
    json_decref(reply);
    return n;
}

static int told(int seat, const char *name, const char *code)
{
    return count(seat, name, code, true);
}

static int told_of(int seat, const char *name, const char *code)
{
    return count(seat, name, code, false);
}

static void the_ability_of_a_token_that_died_has_its_name(void **state)
{
    (void)state;
    open_position("{\"hand\":[\"Vengeance\"],\"resources\":{\"energy\":4,\"order\":2}},"
                  "{\"units\":{\"Void Gate\":[{\"card\":\"Recruit\",\"attached\":["
                  "\"Sacred Shears\"]}]},\"deck\":[\"Gust\",\"Flash\"]}");
    pick("Play Vengeance");
    for (int seat = 0; seat < 2; seat++) {
        assert_int_equal(told(seat, "dies", "OGN-271"), 1);
        assert_int_equal(told(seat, "triggered", "OGN-271"), 1);
        assert_int_equal(told_of(seat, "resolved", "OGN-271"), 1);
    }
    protocol_close(&protocol);
}

// Returns the card of the option [i] of the question that waits.
static void expect_option(size_t i, const char *code, const char *part)
{
    json_t *question = ask("{\"type\":\"question\"}");
    const json_t *option = json_array_get(json_object_get(question, "options"), i);

    if (strcmp(text_of(option, "card"), code) != 0 ||
        !strstr(text_of(option, "text"), part))
        fail_msg("%s: %s", code, json_dumps(question, JSON_COMPACT));
    json_decref(question);
}

static void whose_abilities_are_ordered_is_told_by_name(void **state)
{
    (void)state;
    open_position("{\"hand\":[\"Firestorm\"],\"resources\":{\"energy\":6,\"fury\":1}},"
                  "{\"units\":{\"Void Gate\":["
                  "{\"card\":\"Recruit\",\"attached\":[\"Sacred Shears\"]},"
                  "{\"card\":\"Bird\",\"attached\":[\"Sacred Shears\"]}]},"
                  "\"deck\":[\"Gust\",\"Flash\"]}");
    pick("Play Firestorm");
    pick("Void Gate");
    expect_option(0, "OGN-271", "Recruit");
    expect_option(1, "UNL-T02", "Bird");
    protocol_close(&protocol);
}

static void who_came_back_to_a_hand_triggers_by_name_before_all(void **state)
{
    (void)state;
    open_position(
        "{\"base\":[\"Treasure Trove\",\"Pack of Wonders\"],\"deck\":[\"Flash\","
        "\"Gust\"]},{}");
    pick("Use Pack of Wonders");
    for (int seat = 0; seat < 2; seat++)
        assert_int_equal(told(seat, "triggered", "OGN-186"), 1);
    protocol_close(&protocol);
}

static void a_target_that_is_gone_is_still_told_by_name(void **state)
{
    Line line;

    (void)state;
    open_position("{\"hand\":[\"Discipline\",\"Stupefy\"],\"resources\":{\"energy\":9,"
                  "\"calm\":2,\"mind\":2},\"units\":{\"Void Gate\":[\"Recruit\"]},"
                  "\"base\":[\"Mega-Mech\"]},"
                  "{\"hand\":[\"Gust\",\"Defy\"],\"resources\":{\"energy\":9,"
                  "\"chaos\":1,\"calm\":2}}");
    pick("Play Discipline");
    pick("Recruit");
    pick("Pass");
    pick("Play Gust");
    pick("Pass");
    pick("Pass");
    expect("{\"type\":\"view\",\"seat\":1}", "view");
    line_start(&line, false, 0);
    item_text(protocol.scene, &protocol.scene->state.chain[0], &line);
    assert_string_equal(line.text, "Discipline on Recruit");
    protocol_close(&protocol);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_ability_of_a_token_that_died_has_its_name),
        cmocka_unit_test(whose_abilities_are_ordered_is_told_by_name),
        cmocka_unit_test(who_came_back_to_a_hand_triggers_by_name_before_all),
        cmocka_unit_test(a_target_that_is_gone_is_still_told_by_name),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

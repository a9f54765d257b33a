// protocol_tell_test.c -- what a program may ask about: targets before it chooses, cards,
// and why things are as they are. None of it changes the game.

#include "tests/tools/protocol_fixture.h"
#include "tools/catalog/catalog_inside.h"

#define DUEL                                                                           \
    "{\"type\":\"position\",\"seed\":1," PLACE ",\"players\":[{\"hand\":["             \
    "\"Incinerate\",\"Gust\"],\"runes\":{\"fury\":3,\"chaos\":1},\"deck\":["           \
    "\"Tibbers\",\"Tibbers\"]},{\"units\":{\"Void Gate\":[{\"card\":\"Sai "            \
    "Scout\",\"exhausted\":true},\"Pouty Poro\"]},\"deck\":[\"Gust\",\"Gust\"]}]}"

static json_t *question(void)
{
    return ask("{\"type\":\"question\"}");
}

// Asks for targets. Returns how many options would be asked about, -1: nothing is asked.
static int targets(const char *request, const char *prompt)
{
    json_t *before = question(), *reply = ask(request), *after = question();
    const json_t *asks = json_object_get(reply, "asks");
    const int n = json_is_null(asks)
                      ? -1
                      : (int)json_array_size(json_object_get(asks, "options"));

    assert_true(is(reply, "targets"));
    assert_true(json_equal(before, after));
    if (n >= 0)
        assert_string_equal(json_string_value(json_object_get(asks, "prompt")), prompt);
    json_decref(before);
    json_decref(after);
    json_decref(reply);
    return n;
}

static void targets_are_told_before_choosing(void **state)
{
    (void)state;
    open_as(NOBODY);
    expect(DUEL, "position");
    assert_int_equal(targets("{\"type\":\"targets\",\"pick\":[\"play 2\"]}", "TARGET"),
                     2);
    // Gust has one target alone, which nobody would be asked about.
    assert_int_equal(targets("{\"type\":\"targets\",\"pick\":[\"play 4\"]}", "TARGET"),
                     1);
    assert_int_equal(targets("{\"type\":\"targets\",\"pick\":[\"end turn\"]}", ""), -1);
    assert_int_equal(targets("{\"type\":\"targets\",\"pick\":[0],\"then\":[[0]]}", ""),
                     -1);
    expect_refused("{\"type\":\"targets\",\"pick\":[0],\"then\":[[7]]}",
                   "no such option");
    expect_refused("{\"type\":\"targets\",\"pick\":[\"play 99\"]}", "'play 99'");
    expect_refused("{\"type\":\"targets\",\"seat\":1,\"pick\":[0]}",
                   "player 0 is asked");
    expect_refused("{\"type\":\"targets\",\"question\":9,\"pick\":[0]}",
                   "question 1 waits");
    expect("{\"type\":\"answer\",\"pick\":[\"play 2\"]}", "ok");
    expect("{\"type\":\"answer\",\"pick\":[\"object 11\"]}", "ok");
    protocol_close(&protocol);
}

// A look ahead tells nothing that only the answer itself would tell.
static void a_seat_looks_ahead_without_learning(void **state)
{
    json_t *asked;
    int n = 0;

    (void)state;
    open_as(0);
    expect("{\"type\":\"newgame\",\"seats\":[\"client\",\"random\"]," TWO "}",
           "newgame");
    for (int i = 0; i < 60 && is(asked = question(), "question"); i++) {
        const size_t options = json_array_size(json_object_get(asked, "options"));
        const json_int_t min = json_integer_value(json_object_get(asked, "min"));
        const json_t *total = json_object_get(asked, "total");
        char request[80];

        if (total || min > 1 || !options) {
            json_decref(asked);
            break;
        }
        for (size_t k = 0; k < options; k++) {
            snprintf(
                request, sizeof request, "{\"type\":\"targets\",\"pick\":[%zu]}", k);
            json_t *reply = ask(request);
            const json_t *asks = json_object_get(reply, "asks");

            assert_true(is(reply, "targets"));
            if (!json_is_null(asks))
                assert_int_equal(json_integer_value(json_object_get(asks, "player")),
                                 0);
            json_decref(reply);
            n++;
        }
        json_decref(asked);
        expect(min ? "{\"type\":\"answer\",\"pick\":[0]}"
                   : "{\"type\":\"answer\",\"pick\":[]}",
               "ok");
    }
    assert_true(n > 10);
    protocol_close(&protocol);
}

static void cards_are_told_with_their_facts(void **state)
{
    json_t *reply, *card;

    (void)state;
    open_as(1);
    reply = ask("{\"type\":\"card\",\"card\":\"gust\"}");
    assert_true(is(reply, "card"));
    card = json_object_get(reply, "card");
    assert_string_equal(json_string_value(json_object_get(card, "code")), "OGN-169");
    assert_string_equal(json_string_value(json_object_get(card, "type")), "Spell");
    assert_int_equal(json_integer_value(json_object_get(card, "energy")), 1);
    assert_non_null(json_object_get(card, "summary"));
    json_decref(reply);
    expect_refused("{\"type\":\"card\",\"card\":\"No Such Card\"}",
                   "no card is called 'No Such Card'");
    expect_refused("{\"type\":\"card\"}", "\"card\"");
    protocol_close(&protocol);
}

// The sentences are a request of their own: the first opens the phrases, for which no answer shall wait.
static void what_a_card_does_is_said_when_somebody_asks(void **state)
{
    json_t *reply, *does;

    (void)state;
    open_as(1);
    reply = ask("{\"type\":\"card\",\"card\":\"gust\"}");
    assert_null(json_object_get(json_object_get(reply, "card"), "does"));
    json_decref(reply);
    assert_null(protocol.session->catalog->speaker.phrases);
    reply = ask("{\"type\":\"say\",\"card\":\"gust\"}");
    assert_true(is(reply, "say"));
    assert_non_null(protocol.session->catalog->speaker.phrases);
    assert_string_equal(json_string_value(json_object_get(reply, "card")), "OGN-169");
    does = json_object_get(reply, "does");
    assert_int_equal(json_array_size(does), 1);
    assert_non_null(strstr(json_string_value(json_array_get(does, 0)), "hand"));
    json_decref(reply);
    expect_refused("{\"type\":\"say\",\"card\":\"No Such Card\"}",
                   "no card is called 'No Such Card'");
    protocol_close(&protocol);
}

static void why_is_asked_with_the_eyes_of_a_seat(void **state)
{
    json_t *reply;

    (void)state;
    open_as(NOBODY);
    expect_refused("{\"type\":\"why\",\"about\":\"chain\"}", "there is no game");
    expect(DUEL, "position");
    reply = ask("{\"type\":\"why\",\"seat\":0,\"about\":\"Sai Scout\"}");
    assert_true(is(reply, "why"));
    char *text = json_dumps(reply, JSON_COMPACT);
    assert_non_null(strstr(text, "Might 5"));
    free(text);
    json_decref(reply);
    expect("{\"type\":\"why\",\"seat\":1,\"about\":\"chain\"}", "why");
    expect("{\"type\":\"why\",\"seat\":1,\"about\":\"end\"}", "why");
    expect_refused("{\"type\":\"why\",\"about\":\"chain\"}", "\"seat\" is a number");
    expect_refused("{\"type\":\"why\",\"seat\":0,\"about\":\"Nothing Here\"}",
                   "nothing here is called 'Nothing Here'");
    // Player 2 does not see what player 1 holds.
    expect("{\"type\":\"why\",\"seat\":0,\"about\":\"Incinerate\"}", "why");
    expect_refused("{\"type\":\"why\",\"seat\":1,\"about\":\"Incinerate\"}",
                   "nothing here is called");
    protocol_close(&protocol);
}

// A question names the action that is not offered; the reply has the reasons and what
// would mend them.
static void why_not_is_asked_about_an_action(void **state)
{
    json_t *reply;
    char *text;

    (void)state;
    open_as(NOBODY);
    expect(DUEL, "position");
    reply = ask("{\"type\":\"whynot\",\"seat\":1,\"action\":\"play Sai Scout\"}");
    assert_true(is(reply, "whynot"));
    text = json_dumps(reply, JSON_COMPACT);
    assert_non_null(strstr(text, "\"kind\":\"refused\""));
    free(text);
    json_decref(reply);
    expect_refused("{\"type\":\"whynot\",\"seat\":0,\"action\":\"dance\"}", "dance");
    protocol_close(&protocol);
}

static void expect_silent(const char *request, const char *wanted)
{
    json_t *reply = ask(request);
    char *text = json_dumps(reply, JSON_COMPACT);

    if (!strstr(text, wanted)) fail_msg("no '%s' in %s", wanted, text);
    free(text);
    json_decref(reply);
}

// The answers of this turn show what stayed silent, also after one was taken back.
static void what_was_silent_is_asked_afterwards(void **state)
{
    static const char silent[] =
        "{\"type\":\"why\",\"seat\":0,\"about\":\"Annie, Dark Child was silent\"}";

    (void)state;
    open_as(NOBODY);
    expect("{\"type\":\"newgame\",\"seed\":7,\"seats\":[\"client\",\"greedy\"]," TWO
           "}",
           "newgame");
    expect("{\"type\":\"answer\",\"pick\":[]}", "ok");
    expect_silent(silent, "it triggered once");
    expect("{\"type\":\"answer\",\"pick\":[0]}", "ok");
    expect_silent(silent, "the ability waits for end_of_turn = you");
    expect("{\"type\":\"undo\"}", "undo");
    expect_silent(silent, "it triggered once");
    expect("{\"type\":\"fork\"}", "fork");
    expect("{\"type\":\"branch\",\"branch\":0}", "branch");
    expect_silent(silent, "it triggered once"); // a branch knows what led to it
    expect("{\"type\":\"answer\",\"pick\":[0]}", "ok");
    expect_silent(silent, "the ability waits for end_of_turn = you");
    protocol_close(&protocol);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(targets_are_told_before_choosing),
        cmocka_unit_test(a_seat_looks_ahead_without_learning),
        cmocka_unit_test(cards_are_told_with_their_facts),
        cmocka_unit_test(what_a_card_does_is_said_when_somebody_asks),
        cmocka_unit_test(why_not_is_asked_about_an_action),
        cmocka_unit_test(what_was_silent_is_asked_afterwards),
        cmocka_unit_test(why_is_asked_with_the_eyes_of_a_seat),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

// protocol_seat_test.c -- a seat has what is its own, and learns no more than it may; games
// that began in any way are asked, saved and loaded.

#include "tests/tools/protocol_fixture.h"

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

// Returns whether the reply to [request] has [text] in it.
static bool says(const char *request, const char *text)
{
    json_t *reply = ask(request);
    char *line = json_dumps(reply, JSON_COMPACT);
    const bool found = strstr(line, text) != NULL;

    free(line);
    json_decref(reply);
    return found;
}

// The player of seat 0 has hidden Fight or Flight, OGN-168, which seat 1 may not know.
static void hide_a_card(void)
{
    open_as(NOBODY);
    expect(
        "{\"type\":\"position\"," PLACE
        ",\"players\":[{\"gear\":[\"Pack of Wonders\"],\"units\":{\"0\":[\"Recruit\"]},"
        "\"facedown\":{\"0\":[\"Fight or Flight\"]}},{\"units\":{\"1\":[\"Recruit\"]}}]}",
        "position");
    assert_true(says("{\"type\":\"view\",\"seat\":0}", "OGN-168"));
    assert_false(says("{\"type\":\"view\",\"seat\":1}", "OGN-168"));
}

// Picks the option of that name.
static void answer_with(const char *name)
{
    json_t *question = ask("{\"type\":\"question\"}"), *option;
    char request[80] = "";
    size_t i;

    json_array_foreach(json_object_get(question, "options"), i, option)
    {
        if (!strcmp(json_string_value(json_object_get(option, "name")), name))
            snprintf(
                request, sizeof request, "{\"type\":\"answer\",\"pick\":[%zu]}", i);
    }
    json_decref(question);
    expect(request, "ok");
}

static void a_facedown_card_that_goes_to_a_hand_is_told_to_the_other_seat(void **state)
{
    (void)state;
    hide_a_card();
    answer_with("activate 2 1"); // the Pack, object 2, takes back object 5
    answer_with("object 5");
    assert_false(says("{\"type\":\"events\",\"seat\":1}", "OGN-168"));
    answer_with("pass"); // the other one can do nothing else
    assert_true(says(
        "{\"type\":\"events\",\"seat\":1}",
        "\"event\":\"revealed\",\"turn\":3,\"player\":0,\"object\":5,\"card\":\"OGN-168\""));
    assert_true(says("{\"type\":\"view\",\"seat\":0}", "OGN-168"));
    assert_false(says("{\"type\":\"view\",\"seat\":1}", "OGN-168"));
    protocol_close(&protocol);
}

static void
a_card_that_lies_facedown_as_the_game_ends_is_shown_to_the_other_seat(void **state)
{
    (void)state;
    for (int seat = 0; seat < 2; seat++) {
        hide_a_card();
        expect(seat ? "{\"type\":\"concede\",\"seat\":1}"
                    : "{\"type\":\"concede\",\"seat\":0}",
               "ok");
        assert_true(says("{\"type\":\"view\",\"seat\":1}", "OGN-168"));
        assert_true(says("{\"type\":\"events\",\"seat\":1}", "OGN-168"));
        protocol_close(&protocol);
    }
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_seat_has_only_what_is_its_own),
        cmocka_unit_test(a_reply_for_a_seat_tells_neither_seed_nor_hash),
        cmocka_unit_test(a_facedown_card_that_goes_to_a_hand_is_told_to_the_other_seat),
        cmocka_unit_test(
            a_card_that_lies_facedown_as_the_game_ends_is_shown_to_the_other_seat),
        cmocka_unit_test(a_reply_for_a_seat_does_not_tell_which_script_failed),
        cmocka_unit_test(a_seat_may_send_the_text_of_a_deck),
        cmocka_unit_test(with_asks_all_nobody_is_passed_over),
        cmocka_unit_test(whatever_began_is_saved_and_loaded),
    };
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);

    print_message("%d requests\n", sent);
    return failed;
}

// protocol_show_test.c -- what a program needs that shows a game which it does not know: games
// and decks, the rows of a board, the story in sentences, where options lead.

#include "tests/tools/protocol_fixture.h"

#define DUEL                                                                           \
    "{\"type\":\"position\",\"seed\":1," PLACE ",\"players\":[{\"hand\":["             \
    "\"Incinerate\",\"Gust\"],\"runes\":{\"fury\":3,\"chaos\":1},\"deck\":["           \
    "\"Tibbers\",\"Tibbers\"]},{\"units\":{\"Void Gate\":[{\"card\":\"Sai "            \
    "Scout\",\"exhausted\":true},\"Pouty Poro\"]},\"deck\":[\"Gust\",\"Gust\"]}]}"

static char *text_of(const char *request, const char *type)
{
    json_t *reply = ask(request);

    assert_true(is(reply, type));
    char *text = json_dumps(reply, JSON_COMPACT);
    json_decref(reply);
    return text;
}

static void assert_told(const char *request, const char *type, const char *part)
{
    char *text = text_of(request, type);

    if (!strstr(text, part)) fail_msg("no %s in %.2000s", part, text);
    free(text);
}

static void assert_untold(const char *request, const char *type, const char *part)
{
    char *text = text_of(request, type);

    if (strstr(text, part)) fail_msg("%s in %.2000s", part, text);
    free(text);
}

static void open_game(const char *game)
{
    Err err = {0};

    open_as(NOBODY);
    protocol_close(&protocol);
    protocol = (Protocol){.db = protocol.db, .game = game, .only = NOBODY};
    assert_int_equal(protocol_open(&protocol, &err), 0);
}

static void games_are_told_with_their_decks(void **state)
{
    (void)state;
    open_as(1);
    assert_told("{\"type\":\"games\"}", "games", "\"proving-grounds-annie\"");
    assert_told("{\"type\":\"games\"}",
                "games",
                "{\"game\":\"gwent\",\"decks\":[\"monsters-swarm\"");
    protocol_close(&protocol);
}

static void a_layout_names_the_rows_of_the_board(void **state)
{
    static const char layout[] = "{\"type\":\"layout\"}";

    (void)state;
    open_as(0);
    assert_told(
        layout, "layout", "{\"mode\":\"skirmish\",\"players\":3,\"doc\":\"three");
    assert_told(layout,
                "layout",
                "{\"setting\":\"best_of\",\"values\":[1,3,5],\"usual\":3,"
                "\"series\":true,\"doc\":\"the most games of a match\"}");
    assert_told(layout,
                "layout",
                "{\"setting\":\"floats\",\"values\":[false,true],\"usual\":false,");
    assert_told(layout, "layout", "{\"line\":\"hand\",\"zone\":\"hand\"");
    assert_told(layout, "layout", "\"places\":{\"zone\":\"battlefield\"");
    assert_told(
        layout, "layout", "{\"fact\":\"might\",\"label\":\"Might\",\"role\":\"main\"}");
    protocol_close(&protocol);
}

// A game that says nothing of its board has a line for each zone; nobody counts on the faces of
// a zone that is secret.
static void a_game_without_a_board_has_a_layout_too(void **state)
{
    static const char layout[] = "{\"type\":\"layout\"}";

    (void)state;
    open_game("tests/games/market");
    assert_told(layout, "layout", "{\"line\":\"objects\",\"zone\":\"goods\"");
    assert_told(layout, "layout", "{\"line\":\"count\",\"zone\":\"sack\"");
    assert_told(layout, "layout", "{\"line\":\"objects\",\"zone\":\"stall\"");
    assert_told(layout, "layout", "\"decks\":false");
    assert_told(layout,
                "layout",
                "{\"setting\":\"days\",\"values\":[\"six\",\"four\"],"
                "\"usual\":\"six\",\"players\":[3,4],"
                "\"doc\":\"how long the market is\"}");
    protocol_close(&protocol);
}

static void options_say_where_they_lead(void **state)
{
    (void)state;
    open_as(NOBODY);
    expect_refused("{\"type\":\"leads\"}", "there is no game");
    expect(DUEL, "position");
    expect("{\"type\":\"answer\",\"pick\":[\"play 2\"]}", "ok");
    assert_told("{\"type\":\"leads\"}",
                "leads",
                "[\"takes 3 damage\",\"takes 3 damage, dies\"]");
    expect_refused("{\"type\":\"leads\",\"seat\":1}", "player 0 is asked");
    expect_refused("{\"type\":\"leads\",\"question\":9}", "question 2 waits");
    expect("{\"type\":\"answer\",\"pick\":[\"object 11\"]}", "ok");
    assert_told("{\"type\":\"view\",\"seat\":1}",
                "view",
                "\"text\":\"Incinerate on Sai Scout\"");
    protocol_close(&protocol);
}

static void what_waits_is_in_the_view(void **state)
{
    static const char *const steps[] = {
        "{\"type\":\"answer\",\"pick\":[\"play 2\"]}",
        "{\"type\":\"answer\",\"pick\":[0]}",
        "{\"type\":\"answer\",\"pick\":[\"pass\"]}",
        "{\"type\":\"answer\",\"pick\":[\"pass\"]}",
    };

    (void)state;
    open_as(NOBODY);
    expect("{\"type\":\"position\",\"seed\":1,\"asks_all\":true," PLACE
           ",\"players\":[{\"hand\":[\"Disintegrate\"],\"runes\":{\"fury\":4}},"
           "{\"units\":{\"Void Gate\":[\"Sai Scout\",\"Pouty Poro\"]}}]}",
           "position");
    assert_untold("{\"type\":\"view\",\"seat\":1}", "view", "\"waiting\"");
    for (int i = 0; i < COUNT_OF(steps); i++) expect(steps[i], "ok");
    assert_told(
        "{\"type\":\"view\",\"seat\":1}",
        "view",
        "\"waiting\":[{\"player\":0,\"text\":\"Disintegrate\",\"events\":[\"dies\"]}]");
    protocol_close(&protocol);
}

static void the_story_is_told_to_each_as_they_know_it(void **state)
{
    static const char mine[] = "{\"type\":\"story\",\"seat\":0}";
    static const char theirs[] = "{\"type\":\"story\",\"seat\":1}";

    (void)state;
    open_as(NOBODY);
    expect(DUEL, "position");
    expect("{\"type\":\"answer\",\"pick\":[\"end turn\"]}", "ok");
    assert_told(mine, "story", "draws a card");
    assert_told(theirs, "story", "draws Gust");
    assert_untold(mine, "story", "draws Gust");
    assert_told(mine, "story", "{\"kind\":\"turn\"");
    expect("{\"type\":\"undo\"}", "undo");
    assert_untold(mine, "story", "draws");
    expect_refused("{\"type\":\"story\",\"seat\":0,\"since\":9999}", "\"since\"");
    expect_refused("{\"type\":\"story\"}", "\"seat\" is a number");
    protocol_close(&protocol);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_are_told_with_their_decks),
        cmocka_unit_test(a_layout_names_the_rows_of_the_board),
        cmocka_unit_test(a_game_without_a_board_has_a_layout_too),
        cmocka_unit_test(options_say_where_they_lead),
        cmocka_unit_test(what_waits_is_in_the_view),
        cmocka_unit_test(the_story_is_told_to_each_as_they_know_it),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

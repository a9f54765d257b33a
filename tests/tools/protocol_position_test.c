// protocol_position_test.c -- a position that cannot be is refused by name, and changes
// nothing; one that can be plays, also where it is decided already.

#include "tests/tools/protocol_fixture.h"

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
    {ME("\"hand\":{}"), "a name, or a name with details"},
    {ME("\"hand\":[\"No Such Card\"]"), "no card 'No Such Card'"},
    {ME("\"hand\":[\"\"]"), "no card ''"},
    {ME("\"hand\":[\"Incinerat\"]"), "did you mean 'Incinerate'?"},
    {ME("\"units\":[\"Tibbers\"]"), "\"units\" of a player of a position is an object"},
    {ME("\"units\":3"), "\"units\" of a player of a position is an object"},
    {ME("\"units\":{\"Void Gaet\":[]},\"controls\":[\"nowhere\"]"),
     "no card 'Void Gaet'"},
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
    {ME("\"counters\":[]"), "\"counters\" of a player of a position is an object"},
    {ME("\"units\":[]"), "\"units\" of a player of a position is an object"},
    {ME("\"counters\":5"), "\"counters\" of a player of a position is an object"},
    {ME("\"counters\":{\"experienc\":1}"), "has no 'experienc'"},
    {ME("\"resources\":[1]"), "\"resources\" of a player of a position is an object"},
    {ME("\"resources\":{\"energi\":1}"), "did you mean 'energy'?"},
    {ME("\"resources\":{\"energy\":-1}"), "a whole number from 0 to 9999, not -1"},
    {ME("\"resources\":{\"energy\":10000}"),
     "a whole number from 0 to 9999, not 10000"},
    {ME("\"resources\":{\"energy\":true}"), "a whole number from 0 to 9999, not true"},
    {ME("\"resources\":{\"any\":1}"), "say which there are, each by its name"},
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
    {CARD("\"attached\":7"), "\"attached\" of a player of a position is a list"},
    {CARD("\"attached\":\"Tibbers\""),
     "'Tibbers' (Unit) does not belong in \"attached\""},
    {CARD("\"attached\":{\"card\":\"Tibbers\"}"),
     "'Tibbers' (Unit) does not belong in \"attached\""},
    {CARD("\"attached\":{}"), "a name, or a name with details"},
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

static void one_card_stands_for_a_list_of_one(void **state)
{
    static const struct {
        const char *list, *one;
    } same[] = {
        {ME("\"hand\":[\"Gust\"]"), ME("\"hand\":\"Gust\"")},
        {ME("\"hand\":[\"Gust\"]"), ME("\"hand\":{\"card\":\"Gust\"}")},
        {ME("\"units\":{\"Void Gate\":[{\"card\":\"Recruit\",\"exhausted\":true}]}"),
         ME("\"units\":{\"Void Gate\":{\"card\":\"Recruit\",\"exhausted\":true}}")},
        {CARD("\"attached\":[\"Sacred Shears\"]"),
         CARD("\"attached\":{\"card\":\"Sacred Shears\"}")},
    };

    (void)state;
    open_as(NOBODY);
    for (int i = 0; i < COUNT_OF(same); i++) {
        expect(same[i].list, "position");
        json_t *list = ask("{\"type\":\"view\",\"seat\":0}");
        expect(same[i].one, "position");
        json_t *one = ask("{\"type\":\"view\",\"seat\":0}");
        assert_true(json_equal(list, one));
        json_decref(list);
        json_decref(one);
    }
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_position_that_cannot_be_is_refused),
        cmocka_unit_test(one_card_stands_for_a_list_of_one),
        cmocka_unit_test(a_view_shows_the_might_of_now_when_the_game_is_over),
        cmocka_unit_test(a_position_has_room_for_so_many_cards),
        cmocka_unit_test(a_position_that_is_decided_ends),
    };
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);

    print_message("%d requests\n", sent);
    return failed;
}

// deck_site_test.c -- decks as web sites and other programs write them.

#include "tests/decks/deck_list_fixture.h"

static void json_counts_the_champion_once(void **state)
{
    (void)state;

    DeckList with =
        read_deck("a.json",
                  "{\"legend\": \"L\", \"champion\": \"C\","
                  " \"main\": {\"C\": 2, \"Gust\": 38}, \"runes\": {\"R\": 12},"
                  " \"battlefields\": [\"B\"]}");
    DeckList without = read_deck("b.json",
                                 "{\"legend\": \"L\", \"chosenChampion\": \"C\","
                                 " \"main\": [{\"name\": \"Gust\", \"qty\": 39}]}");

    assert_int_equal(total(&with, SECTION_CHAMPION), 1);
    assert_int_equal(total(&with, SECTION_MAIN), 39);
    assert_int_equal(total(&with, SECTION_RUNES), 12);
    assert_int_equal(total(&with, SECTION_BATTLEFIELDS), 1);
    assert_int_equal(total(&without, SECTION_MAIN), 39);
}

static void a_code_stands_alone_in_a_link_or_with_others(void **state)
{
#define CODE "CMAAAAAAAAAAAAAAAEAQAAAHAEAQAACZAEAQAAAEAAAAAAA"
    static const char *const texts[] = {CODE,
                                        "\n  " CODE "\r\n",
                                        "My deck: " CODE,
                                        "https://decks.example/?code=" CODE "&x=1"};
    (void)state;

    for (int i = 0; i < COUNT_OF(texts); i++) {
        DeckList list = read_deck("deck", texts[i]);
        assert_int_equal(list.n, 3);
        assert_int_equal(entry_of(&list, "OGN-007")->count, 3);
        assert_false(list.sectioned);
    }
    DeckLists two = read_decks("two.txt", "One\n" CODE "\nTwo\n" CODE "\n");
    assert_int_equal(two.n, 2);
    assert_string_equal(two.lists[1].name, "two 2");
    DeckList list = read_deck("deck", "3 Gust\n2 Bolt\n1 Crate\n\n" CODE "\n");
    assert_int_equal(entry_of(&list, "Gust")->count, 3);
}

static void tokens_are_a_copy_each(void **state)
{
    (void)state;

    DeckList list =
        read_deck("deck", "OGN-251-1 OGN-030-2 OGN-007-1 OGN-007-1 OGN-301-3\n");

    assert_int_equal(total(&list, SECTION_MAIN), 5);
    assert_int_equal(entry_of(&list, "OGN-007")->count, 2);
    assert_int_equal(entry_of(&list, "OGN-030a")->count, 1);
    assert_int_equal(entry_of(&list, "OGN-301*")->count, 1);
    assert_false(list.sectioned);
}

static void no_card_of_a_line_of_codes_is_lost(void **state)
{
    (void)state;

    DeckList list = read_deck("deck", "OGN-251-1 OGN-030-9 X-1-1\n");
    assert_int_equal(list.n, 1);
    assert_int_equal(problems.n, 2);
    assert_string_equal(problem_line(&problems.list[0], problems.arena),
                        "deck row 1: found 'OGN-030-9', expected a printing such as "
                        "OGN-030-1, art 1 to 3");
    list = read_deck("deck", "OGN-251 OGN-030\n2 OGN-007\n3 Gust OGN-169\n");
    assert_null(entry_of(&list, "OGN-251 OGN-030")->code);
    assert_string_equal(entry_of(&list, "OGN-007")->code, "OGN-007");
    assert_string_equal(entry_of(&list, "Gust")->code, "OGN-169");
}

static void a_name_and_another_cards_print_are_both_named(void **state)
{
    ImportReport report;
    (void)state;
    put_set();
    assert_int_equal(import_into("test.db", "set", (ImportOptions){0}, &report, &err),
                     0);
    arena_free(report.problems.arena);
    DeckList list = read_deck("deck", "3 Crate (TOY) 002\n1 Bolt (TOY) 002\n");
    Store *store = store_open_to_write("test.db", &fixture_rules, &err);

    assert_int_equal(deck_resolve(store, &list, &problems, &err), 0);
    store_close(store);
    assert_int_equal(problems.n, 1);
    assert_string_equal(problem_line(&problems.list[0], problems.arena),
                        "deck row 1, column 3: found '3 Crate (TOY) 002', expected one "
                        "card; 'Crate' is Crate (TOY-003) and 'TOY-002' is Bolt "
                        "(TOY-002)");
    assert_string_equal(entry_of(&list, "Bolt")->code, "TOY-002");
}

static void sites_wrap_and_name_things_differently(void **state)
{
    static const char *const texts[] = {
        // TCG Arena
        "{\"title\": \"T\", \"cardCount\": 56, \"deckList\": {\"legend\": {\"L\": 1},"
        " \"runes\": {\"R\": 12}, \"battlefields\": {\"B\": 1}, \"mainDeck\":"
        " [{\"cardName\": \"M\", \"qty\": \"3\"}], \"sideboard\": {\"S\": 2}}}",
        // riftbound-oracle
        "{\"name\": \"T\", \"legend\": \"L\", \"chosenChampion\": \"C\", \"main\":"
        " [{\"name\": \"M\", \"code\": \"OGN-045\", \"qty\": 3}], \"runes\":"
        " [{\"name\": \"R\", \"qty\": 12}], \"battlefields\": [\"B\"], \"sideboard\":"
        " [\"2x S\"]}",
        // a deck site's page
        "{\"props\": {\"pageProps\": {\"deck\": {\"name\": \"T\", \"legend\": "
        "{\"card\":"
        " {\"name\": \"L\"}}, \"champions\": [{\"quantity\": 1, \"card\": {\"name\":"
        " \"C\"}}], \"maindeck\": [{\"quantity\": 3, \"variantId\": \"v2\", \"card\":"
        " {\"name\": \"M\", \"cardVariants\": [{\"id\": \"v1\", \"variantNumber\":"
        " \"OGN-044\"}, {\"id\": \"v2\", \"variantNumber\": \"OGN-045\"}]}}],"
        " \"sideboard\": [{\"quantity\": 2, \"card\": {\"name\": \"S\"}}],"
        " \"battlefields\": [{\"quantity\": 1, \"card\": {\"name\": \"B\"}}],"
        " \"runes\": [{\"quantity\": 12, \"card\": {\"name\": \"R\"}}]}}}}",
        // an engine
        "{\"name\": \"T\", \"legendId\": \"L\", \"championId\": \"C\","
        " \"battlefields\": [\"B\"], \"mainDeck\": [\"M\", \"M\", \"M\"],"
        " \"runeDeck\": [\"6 R\", \"6 R\"], \"sideboard\": [\"S\", \"S\"]}",
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(texts); i++) {
        DeckList list = read_deck("deck", texts[i]);
        assert_string_equal(list.name, "T");
        assert_true(list.sectioned);
        assert_int_equal(entry_of(&list, "L")->section, SECTION_LEGEND);
        assert_int_equal(total(&list, SECTION_MAIN), 3);
        assert_int_equal(total(&list, SECTION_RUNES), 12);
        assert_int_equal(total(&list, SECTION_BATTLEFIELDS), 1);
        assert_int_equal(total(&list, SECTION_SIDE), 2);
        assert_int_equal(total(&list, SECTION_CHAMPION), i > 0);
        if (i == 1 || i == 2)
            assert_string_equal(entry_of(&list, "M")->code, "OGN-045");
    }
    assert_int_equal(problems.n, 0);
}

static void wrong_types_in_json_are_named_with_their_path(void **state)
{
    static const char *const places[] = {
        "main[0]", "main[1].qty", "main[2]", "battlefields[0]", "runes"};
    (void)state;

    DeckList list =
        read_deck("deck",
                  "{\"legend\": \"\", \"main\": [7, {\"name\": \"Gust\", \"qty\":"
                  " 1.5}, {\"qty\": 3}, {\"name\": \"Bolt\", \"qty\": 3.0}],"
                  " \"battlefields\": [[]], \"runes\": 5, \"side\": null}");

    assert_int_equal(problems.n, COUNT_OF(places));
    for (int i = 0; i < COUNT_OF(places); i++) {
        bool found = false;
        for (int j = 0; j < problems.n; j++)
            found |= !strcmp(problems.list[j].column, places[i]);
        if (!found) fail_msg("no problem at %s", places[i]);
    }
    assert_int_equal(list.n, 1);
    assert_int_equal(entry_of(&list, "Bolt")->count, 3);
    assert_refused("{\"main\": {\"Gust\": 1, \"Gust\": 2}}", "duplicate");
}

static void a_saved_page_has_its_deck_inside(void **state)
{
    static const char *const pages[] = {
        "<!DOCTYPE html><html><script>var a = {\"x\": {}};</script><script>{\"props\":"
        " {\"deck\": {\"name\": \"T\", \"legend\": {\"card\": {\"name\": \"L\"}},"
        " \"maindeck\": [{\"quantity\": 3, \"card\": {\"name\": "
        "\"M\"}}]}}}</script></html>",
        "<html><script>self.push([1, \"0:{\\\"deck\\\":{\\\"name\\\":\\\"T\\\","
        "\\\"legend\\\":{\\\"card\\\":{\\\"name\\\":\\\"L\\\"}},"
        "\\\"maindeck\\\":[{\\\"quantity\\\":3,\\\"card\\\":{\\\"name\\\":"
        "\\\"M\\\"}}]}}\"])</script></html>",
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(pages); i++) {
        DeckList list = read_deck("page.html", pages[i]);
        assert_string_equal(list.name, "T");
        assert_int_equal(entry_of(&list, "L")->section, SECTION_LEGEND);
        assert_int_equal(entry_of(&list, "M")->count, 3);
    }
    assert_refused("<html>3 Gust</html>", "a web page without a deck");
    assert_refused("<html>{ \"maindeck\": [", "a web page without a deck");
    assert_refused("<html>\n<script>{\"deck\": {\"maindeck\": [\n{\"name\": \"M\","
                   " \"quantity\": 3, \"quantity\": 1}]}}</script>",
                   ":3: duplicate object key");
}

static void a_list_of_tournament_decks_is_several(void **state)
{
    (void)state;

    DeckLists decks = read_decks(
        "lists.json",
        "{\"legend\": \"L\", \"lists\": ["
        "{\"player\": \"Ann\", \"event\": \"Cup\", \"chosen_champion\": \"C\","
        " \"runes\": {\"Fury\": 4, \"Body\": 8}, \"battlefields\": [\"A\", \"B\"],"
        " \"main_deck\": [{\"name\": \"M\", \"count\": 37}, {\"name\": \"C\","
        " \"count\": 3}]},"
        "{\"player\": \"Bob\", \"main_deck\": [{\"name\": \"M\", \"count\": 0}]}]}");

    assert_int_equal(decks.n, 2);
    assert_string_equal(decks.lists[0].name, "Ann, Cup");
    assert_string_equal(decks.lists[1].name, "Bob");
    assert_int_equal(entry_of(&decks.lists[0], "L")->section, SECTION_LEGEND);
    assert_int_equal(total(&decks.lists[0], SECTION_MAIN), 39);
    assert_int_equal(total(&decks.lists[0], SECTION_CHAMPION), 1);
    assert_int_equal(problems.n, 1);
    assert_string_equal(problems.list[0].column, "main_deck[0].count");
}

// What a site says of one part of a deck beside its cards.
static void parts_of_a_site_are_read_or_told(void **state)
{
    static const char *const same[] = {
        "{\"main\": {\"Gust\": 3}, \"side\": {\"Defy\": 1}}",
        "{\"main\": {\"Gust\": {\"quantity\": 3}}, \"side\": {\"Defy\": {\"count\": 1}}}",
        "{\"main\": {\"Gust\": {\"quantity\": 3, \"card\": {\"name\": \"Gust\", "
        "\"set\": \"ogn\", \"cn\": \"169\"}}}, \"side\": [\"Defy\"]}",
        "{\"boards\": {\"main\": {\"count\": 3, \"cards\": {\"x1\": {\"quantity\": 3, "
        "\"card\": {\"name\": \"Gust\"}}}}, \"side\": {\"count\": 1, \"cards\": "
        "[\"Defy\"]}}}",
        "{\"main\": [{\"name\": \"Gust\", \"count\": 3, \"qty\": 3}], \"side\": "
        "[\"Defy\"], \"maybe\": {\"Bolt\": 2}}",
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(same); i++) {
        const DeckList list = read_deck("deck.json", same[i]);
        assert_int_equal(problems.n, 0);
        assert_int_equal(entry_of(&list, "Gust")->count, 3);
        assert_int_equal(total(&list, SECTION_MAIN), 3);
        assert_int_equal(total(&list, SECTION_SIDE), 1);
        assert_int_equal(list.left.n, i == COUNT_OF(same) - 1);
    }
    const DeckList set =
        read_deck("deck.json",
                  "{\"main\": [{\"name\": \"Gust\", \"set\": \"SFD\", \"number\": 169},"
                  " {\"name\": \"Defy\", \"set\": \"Toy Box\", \"number\": 1}]}");
    assert_string_equal(entry_of(&set, "Gust")->code, "SFD-169");
    assert_null(entry_of(&set, "Defy")->code);
    (void)read_deck("deck.json",
                    "{\"main\": [{\"name\": \"Gust\", \"count\": 3, \"qty\": 2}]}");
    assert_int_equal(problems.n, 1);
    assert_string_equal(
        problem_line(&problems.list[0], problems.arena),
        "deck.json, column main[0].qty: found '2', expected one count, as "
        "'count' has it");
}

static void cards_with_counts_are_a_deck(void **state)
{
    static const char *const same[] = {
        "[{\"name\": \"Gust\", \"count\": 3}, {\"code\": \"OGN-045\", \"qty\": 1}]",
        "{\"cards\": [{\"name\": \"Gust\", \"count\": 3}, {\"name\": \"Defy\", "
        "\"amount\": 1}]}",
        "cards:\n- {name: Gust, count: 3}\n- {name: Defy, count: 1}\n",
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(same); i++) {
        const DeckList list = read_deck("deck", same[i]);
        assert_int_equal(entry_of(&list, "Gust")->count, 3);
        assert_int_equal(total(&list, SECTION_MAIN), 4);
        assert_false(list.sectioned);
    }
    assert_refused("[{\"name\": \"Gust\", \"count\": 3}, {\"name\": \"Defy\"}]",
                   "without a deck");
}

static void broken_json_is_named_with_its_line(void **state)
{
    DeckLists decks = {.game = game_forms_of_decks(riftbound_rules())};
    (void)state;
    put_file("deck.json", "{\n \"legend\": }");

    assert_int_equal(deck_book_read("deck.json", &decks, &problems, &err), -1);

    assert_int_equal(err.code, 65);
    assert_non_null(strstr(err.text, "deck.json:2:"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(json_counts_the_champion_once),
        TEST(a_code_stands_alone_in_a_link_or_with_others),
        TEST(tokens_are_a_copy_each),
        TEST(no_card_of_a_line_of_codes_is_lost),
        TEST(a_name_and_another_cards_print_are_both_named),
        TEST(sites_wrap_and_name_things_differently),
        TEST(wrong_types_in_json_are_named_with_their_path),
        TEST(a_saved_page_has_its_deck_inside),
        TEST(a_list_of_tournament_decks_is_several),
        TEST(parts_of_a_site_are_read_or_told),
        TEST(cards_with_counts_are_a_deck),
        TEST(broken_json_is_named_with_its_line),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

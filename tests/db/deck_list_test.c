// deck_list_test.c -- the forms in which people write decks, and names as they write them.

#include "fixture.h"

#include "../../db/deck_list.h"
#include "../../db/deck_settle.h"
#include "../../db/lookup.h"
#include "../../db/name.h"

static Problems problems;
static Err err;

static int begin(void **state)
{
    problems = (Problems){.pool = pool_new()};
    err = (Err){0};
    return make_home(state);
}

static int end(void **state)
{
    pool_free(problems.pool);
    return remove_home(state);
}

static DeckLists read_decks(const char *path, const char *text)
{
    DeckLists decks;

    put_file(path, text);
    if (deck_lists_read(path, &decks, &problems, &err)) fail_msg("%s", err.text);
    return decks;
}

static DeckList read_deck(const char *path, const char *text)
{
    DeckLists decks = read_decks(path, text);

    assert_int_equal(decks.n, 1);
    return decks.lists[0];
}

static void assert_refused(const char *text, const char *why)
{
    DeckLists decks;

    put_file("deck", text);
    assert_int_equal(deck_lists_read("deck", &decks, &problems, &err), -1);
    if (!strstr(err.text, why)) fail_msg("'%s' does not say '%s'", err.text, why);
}

static const DeckEntry *entry_of(const DeckList *list, const char *name)
{
    for (int i = 0; i < list->n; i++)
        if (!strcmp(list->entries[i].name, name)) return &list->entries[i];
    fail_msg("no '%s' in the list", name);
    return NULL;
}

static int total(const DeckList *list, Section section)
{
    int n = 0;

    for (int i = 0; i < list->n; i++)
        if (list->entries[i].section == section) n += list->entries[i].count;
    return n;
}

static void the_usual_text_form_is_read(void **state)
{
    (void)state;

    DeckList list =
        read_deck("my-deck.txt",
                  "Legend:\n1 Ann, Dark\n\nChampion:\n1 Ann, Wild\n\n"
                  "MainDeck:\n3 Gust\n36 Bolt\n\nBattlefields:\n1 Gate\n\n"
                  "Runes:\n6 Red Rune\n6 Blue Rune\n\nSideboard:\n2 Gust\n");

    assert_string_equal(list.name, "my-deck");
    assert_int_equal(total(&list, SECTION_LEGEND), 1);
    assert_int_equal(total(&list, SECTION_CHAMPION), 1);
    assert_int_equal(total(&list, SECTION_MAIN), 39);
    assert_int_equal(total(&list, SECTION_RUNES), 12);
    assert_int_equal(total(&list, SECTION_SIDE), 2);
    assert_string_equal(list.entries[0].name, "Ann, Dark");
    assert_int_equal(list.entries[2].line, 8);
    assert_int_equal(problems.n, 0);
}

static void counts_are_read_as_people_write_them(void **state)
{
    static const char *const lines[] = {"3 Gust",
                                        "3x Gust",
                                        "3* Gust",
                                        "Gust x3",
                                        "3 Gust (OGN) 169",
                                        "3\nGust",
                                        "  3   Gust  \r",
                                        "3\tGust",
                                        "3 x Gust",
                                        "x3 Gust",
                                        "3\xc3\x97 Gust",
                                        "- 3 Gust",
                                        "Gust (x3)",
                                        "3 Gust (OGN-169)",
                                        "3 Gust [OGN-169/298]",
                                        "3 Gust OGN-169",
                                        "3 OGN-169 Gust",
                                        "1 Gust\r1 Gust\r1 Gust"};
    (void)state;

    for (int i = 0; i < COUNT_OF(lines); i++) {
        DeckList list = read_deck("deck.txt", lines[i]);
        assert_int_equal(total(&list, SECTION_MAIN), 3);
        assert_string_equal(list.entries[0].name, "Gust");
        assert_false(list.sectioned);
    }
}

static void headings_have_other_names_and_comments_are_left_out(void **state)
{
    (void)state;

    DeckList list = read_deck("deck.txt",
                              "# by hand\nAbout\nName of it\nMAIN DECK\nGust\n"
                              "battlefield:\n1 Gate\n// end\n");

    assert_int_equal(list.n, 2);
    assert_int_equal(total(&list, SECTION_MAIN), 1);
    assert_int_equal(total(&list, SECTION_BATTLEFIELDS), 1);
}

static void an_unknown_heading_is_named_with_its_line(void **state)
{
    (void)state;

    (void)read_deck("deck.txt", "MainDeck:\n3 Gust\nBatlefields:\n1 Gate\n");

    assert_int_equal(problems.n, 1);
    assert_int_equal(problems.list[0].row, 3);
    assert_string_equal(problems.list[0].value, "Batlefields:");
}

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

static void headings_carry_counts_cards_and_the_name(void **state)
{
    (void)state;

    DeckList list = read_deck("deck.txt",
                              "Name: Red Rush\nhttps://decks.example/1\n"
                              "Legend: Ann, Dark\n## Champion (1)\nAnn, Wild\n"
                              "**Units (20):**\n3 Gust\n[Spells]\n2 Bolt\n"
                              "=== Runes: 12 ===\n12 Red Rune\n");

    assert_string_equal(list.name, "Red Rush");
    assert_int_equal(entry_of(&list, "Ann, Dark")->section, SECTION_LEGEND);
    assert_int_equal(entry_of(&list, "Ann, Wild")->section, SECTION_CHAMPION);
    assert_int_equal(total(&list, SECTION_MAIN), 5);
    assert_int_equal(total(&list, SECTION_RUNES), 12);
    assert_int_equal(problems.n, 0);
}

static void each_wrong_count_is_named_and_the_rest_read(void **state)
{
    (void)state;

    DeckList list = read_deck("deck.txt",
                              "MainDeck:\n0 Gust\n-3 Bolt\n9999999999 Crate\n"
                              "2 Crate\n100x Bolt\nGust x0\n3\nRunes:\n1 Red Rune\n");

    assert_int_equal(list.n, 2);
    assert_int_equal(problems.n, 6);
    for (int i = 0; i < 5; i++)
        assert_string_equal(problems.list[i].expected, "a count from 1 to 99");
    assert_string_equal(problems.list[2].value, "9999999999 Crate");
    assert_int_equal(problems.list[2].row, 4);
    assert_int_equal(problems.list[5].row, 9);
}

static void lines_know_their_column_and_print(void **state)
{
    (void)state;

    DeckList list = read_deck("deck.txt", "  3x \xc3\x89lan (OGN) 030a\n");

    assert_string_equal(list.entries[0].name, "\xc3\x89lan");
    assert_string_equal(list.entries[0].place, "6");
    assert_string_equal(list.entries[0].code, "OGN-030a");
}

static void what_is_no_deck_is_refused(void **state)
{
    char *flood = calloc(1, 8 << 20);
    (void)state;

    assert_refused(" \n\t\n", "is empty");
    assert_refused("# only\n// remarks\n", "no line such as");
    assert_refused("3 Gust\n\x01\x02", "row 2: found byte 0x01");
    assert_refused("{\"\": [\"Gust\"], \"sideboard\": []}", "without a deck");
    assert_refused("{\"items\": [{\"name\": \"Gust\"}]}", "without a deck");
    assert_refused("[]", "without a deck");
    for (int i = 0; i < 1000000; i++) memcpy(flood + i * 7, "3 Gust\n", 7);
    assert_refused(flood, "more than 1000 lines");
    for (int i = 0; i < 1000000; i++) memcpy(flood + i * 7, "0 Gust\n", 7);
    assert_refused(flood, "more than 1000 lines");

    free(flood);
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
    assert_string_equal(problem_line(&problems.list[0], problems.pool),
                        "deck row 1: found 'OGN-030-9', expected a print such as "
                        "OGN-030-1, art 1 to 3");
    list = read_deck("deck", "OGN-251 OGN-030\n2 OGN-007\n3 Gust OGN-169\n");
    assert_null(entry_of(&list, "OGN-251 OGN-030")->code);
    assert_string_equal(entry_of(&list, "OGN-007")->code, "OGN-007");
    assert_string_equal(entry_of(&list, "Gust")->code, "OGN-169");
}

static void a_name_counts_more_than_another_cards_print(void **state)
{
    ImportReport report;
    (void)state;
    put_set();
    assert_int_equal(import_into("test.db", "set", (ImportOptions){0}, &report, &err),
                     0);
    pool_free(report.problems.pool);
    DeckList list = read_deck("deck", "3 Crate (TOY) 002\n1 Bolt (TOY) 002\n");
    Store *store = store_open_to_write("test.db", &err);

    assert_int_equal(deck_settle(store, &list, &problems, &err), 0);
    store_close(store);
    assert_string_equal(entry_of(&list, "Crate")->code, "TOY-003");
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

static void broken_json_is_named_with_its_line(void **state)
{
    DeckLists decks;
    (void)state;
    put_file("deck.json", "{\n \"legend\": }");

    assert_int_equal(deck_lists_read("deck.json", &decks, &problems, &err), -1);

    assert_int_equal(err.code, 65);
    assert_non_null(strstr(err.text, "deck.json:2:"));
}

static void a_deck_is_found_by_a_part_of_its_name(void **state)
{
    const char *paths[] = {"set", "red-ann.txt", "ann-open.txt"};
    ImportReport report;
    DeckList list;
    (void)state;
    put_set();
    put_file("red-ann.txt", "Legend:\n1 Ann, First\nMainDeck:\n3 Bolt\n");
    put_file("ann-open.txt", "MainDeck:\n2 Bolt\n");
    for (int i = 0; i < COUNT_OF(paths); i++) {
        assert_int_equal(
            import_into("test.db", paths[i], (ImportOptions){0}, &report, &err), 0);
        pool_free(report.problems.pool);
    }
    Store *store = store_open("test.db", &err);

    assert_int_equal(lookup_deck(store, "Ann", problems.pool, &list, &err), 1);
    assert_string_equal(list.name, "red-ann");
    assert_int_equal(lookup_deck(store, "open", problems.pool, &list, &err), 1);
    assert_string_equal(list.name, "ann-open");
    assert_int_equal(lookup_deck(store, "n", problems.pool, &list, &err), 0);
    assert_non_null(strstr(err.text, "several decks: ann-open, red-ann"));
    assert_int_equal(lookup_deck(store, "red-amn", problems.pool, &list, &err), 0);
    assert_non_null(strstr(err.text, "did you mean 'red-ann'"));
    assert_int_equal(err.code, 66);

    store_close(store);
}

static void a_deck_with_an_unknown_card_is_left_out_and_named(void **state)
{
    ImportReport report;
    (void)state;
    put_set();
    assert_int_equal(import_into("test.db", "set", (ImportOptions){0}, &report, &err),
                     0);
    pool_free(report.problems.pool);
    put_file("deck.txt", "MainDeck:\n3 Bolt\n2 Crte\n");

    int failed = import_into("test.db", "deck.txt", (ImportOptions){0}, &report, &err);

    assert_int_equal(failed, 0);
    assert_int_equal(report.rejected, 1);
    assert_int_equal(report.problems.list[0].row, 3);
    assert_string_equal(report.problems.list[0].expected,
                        "a known card; did you mean 'Crate'?");
    assert_string_equal(report.problems.list[0].column, "3");
    pool_free(report.problems.pool);
}

static void
a_folder_of_decks_is_read_by_content_whatever_its_files_are_called(void **state)
{
    ImportReport report;
    (void)state;
    put_set();
    assert_int_equal(import_into("test.db", "set", (ImportOptions){0}, &report, &err),
                     0);
    pool_free(report.problems.pool);
    put_file("decks/one", "MainDeck:\n3 Bolt\n");
    put_file("decks/two.dat", "{\"name\": \"Two\", \"main\": {\"Bolt\": 2}}");
    put_file("decks/odd.txt", "\x01\x02");
    put_file("decks/inner/three.txt", "3 Bolt\n");

    int failed = import_into("test.db", "decks", (ImportOptions){0}, &report, &err);

    assert_int_equal(failed, 0);
    assert_int_equal(report.changes, 2);
    assert_int_equal(report.rejected, 1);
    assert_string_equal(report.problems.list[0].file, "decks/odd.txt");
    pool_free(report.problems.pool);
    Store *store = store_open("test.db", &err);
    DeckList list;
    assert_int_equal(lookup_deck(store, "one", problems.pool, &list, &err), 1);
    assert_int_equal(lookup_deck(store, "Two", problems.pool, &list, &err), 1);
    store_close(store);
}

static void names_are_the_same_without_case_accents_and_marks(void **state)
{
    static const char *const same[] = {"Kai'Sa, Survivor",
                                       "KAI\xe2\x80\x99SA - survivor",
                                       "kaisa  survivor",
                                       "K\xc3\xa0i'sa, Survivor"};
    char first[NAME_BYTES], other[NAME_BYTES];
    (void)state;

    name_fold(same[0], first, sizeof first);

    for (int i = 1; i < COUNT_OF(same); i++) {
        name_fold(same[i], other, sizeof other);
        assert_string_equal(other, first);
    }
}

static void the_nearest_name_is_near(void **state)
{
    Nearest nearest;
    (void)state;
    nearest_start(&nearest, "Vodi Seeker");
    nearest_offer(&nearest, "Deep Seeker");
    nearest_offer(&nearest, "Void Seeker");
    assert_string_equal(nearest_found(&nearest), "Void Seeker");

    nearest_start(&nearest, "Jinx");
    nearest_offer(&nearest, "Jinx, Rebel");
    assert_string_equal(nearest_found(&nearest), "Jinx, Rebel");

    nearest_start(&nearest, "Something else");
    nearest_offer(&nearest, "Void Seeker");
    assert_null(nearest_found(&nearest));
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_usual_text_form_is_read),
        TEST(counts_are_read_as_people_write_them),
        TEST(headings_have_other_names_and_comments_are_left_out),
        TEST(an_unknown_heading_is_named_with_its_line),
        TEST(json_counts_the_champion_once),
        TEST(headings_carry_counts_cards_and_the_name),
        TEST(each_wrong_count_is_named_and_the_rest_read),
        TEST(lines_know_their_column_and_print),
        TEST(what_is_no_deck_is_refused),
        TEST(a_code_stands_alone_in_a_link_or_with_others),
        TEST(tokens_are_a_copy_each),
        TEST(no_card_of_a_line_of_codes_is_lost),
        TEST(a_name_counts_more_than_another_cards_print),
        TEST(sites_wrap_and_name_things_differently),
        TEST(wrong_types_in_json_are_named_with_their_path),
        TEST(a_saved_page_has_its_deck_inside),
        TEST(a_list_of_tournament_decks_is_several),
        TEST(broken_json_is_named_with_its_line),
        TEST(a_deck_is_found_by_a_part_of_its_name),
        TEST(a_deck_with_an_unknown_card_is_left_out_and_named),
        TEST(a_folder_of_decks_is_read_by_content_whatever_its_files_are_called),
        TEST(names_are_the_same_without_case_accents_and_marks),
        TEST(the_nearest_name_is_near),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

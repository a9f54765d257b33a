// deck_list_test.c -- the forms in which people write decks, and names as they write them.

#include "fixture.h"

#include "../../db/deck_list.h"
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

static DeckList read_deck(const char *path, const char *text)
{
    DeckList list;

    put_file(path, text);
    assert_int_equal(deck_list_read(path, &list, &problems, &err), 0);
    return list;
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
                                        "  3   Gust  \r"};
    (void)state;

    for (int i = 0; i < COUNT_OF(lines); i++) {
        DeckList list = read_deck("deck.txt", lines[i]);
        assert_int_equal(list.n, 1);
        assert_int_equal(list.entries[0].count, 3);
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

static void broken_json_is_named_with_its_line(void **state)
{
    DeckList list;
    (void)state;
    put_file("deck.json", "{\n \"legend\": }");

    assert_int_equal(deck_list_read("deck.json", &list, &problems, &err), -1);

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
    assert_string_equal(report.problems.list[0].expected, "'Crate'");
    pool_free(report.problems.pool);
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
        TEST(broken_json_is_named_with_its_line),
        TEST(a_deck_is_found_by_a_part_of_its_name),
        TEST(a_deck_with_an_unknown_card_is_left_out_and_named),
        TEST(names_are_the_same_without_case_accents_and_marks),
        TEST(the_nearest_name_is_near),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

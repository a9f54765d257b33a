// deck_store_test.c -- decks enter the database, and a name finds them there.

#include "db/decks/lookup_deck.h"
#include "tests/decks/deck_list_fixture.h"

static void a_deck_is_found_by_a_part_of_its_name(void **state)
{
    const char *paths[] = {"set", "red-ann.txt", "ann-open.txt"};
    ImportReport report;
    DeckList list = {.game = game_forms_of_decks(riftbound_rules())};
    (void)state;
    put_set();
    put_file("red-ann.txt", "Legend:\n1 Ann, First\nMainDeck:\n3 Bolt\n");
    put_file("ann-open.txt", "MainDeck:\n2 Bolt\n");
    for (int i = 0; i < COUNT_OF(paths); i++) {
        assert_int_equal(
            import_into("test.db", paths[i], (ImportOptions){0}, &report, &err), 0);
        arena_free(report.problems.arena);
    }
    Store *store = store_open("test.db", &fixture_rules, &err);

    assert_int_equal(lookup_deck(store, "Ann", problems.arena, &list, &err), 1);
    assert_string_equal(list.name, "red-ann");
    assert_int_equal(lookup_deck(store, "open", problems.arena, &list, &err), 1);
    assert_string_equal(list.name, "ann-open");
    assert_int_equal(lookup_deck(store, "n", problems.arena, &list, &err), 0);
    assert_non_null(strstr(err.text, "several decks: ann-open, red-ann"));
    assert_int_equal(lookup_deck(store, "red-amn", problems.arena, &list, &err), 0);
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
    arena_free(report.problems.arena);
    put_file("deck.txt", "MainDeck:\n3 Bolt\n2 Crte\n");

    int failed = import_into("test.db", "deck.txt", (ImportOptions){0}, &report, &err);

    assert_int_equal(failed, 0);
    assert_int_equal(report.rejected, 1);
    assert_int_equal(report.problems.list[0].row, 3);
    assert_string_equal(report.problems.list[0].expected,
                        "a known card, did you mean 'Crate'?");
    assert_string_equal(report.problems.list[0].column, "3");
    arena_free(report.problems.arena);
}

static void a_deck_without_cards_is_none(void **state)
{
    ImportReport report;
    (void)state;
    put_set();
    assert_int_equal(import_into("test.db", "set", (ImportOptions){0}, &report, &err),
                     0);
    arena_free(report.problems.arena);
    put_file("deck.json", "{\"name\": \"None\", \"main\": []}");

    int failed = import_into("test.db", "deck.json", (ImportOptions){0}, &report, &err);

    assert_int_equal(failed, 0);
    assert_int_equal(report.rejected, 1);
    assert_string_equal(report.problems.list[0].expected, "a deck with cards");
    arena_free(report.problems.arena);
}

static void
a_folder_of_decks_is_read_by_content_whatever_its_files_are_called(void **state)
{
    ImportReport report;
    (void)state;
    put_set();
    assert_int_equal(import_into("test.db", "set", (ImportOptions){0}, &report, &err),
                     0);
    arena_free(report.problems.arena);
    put_file("decks/one", "MainDeck:\n3 Bolt\n");
    put_file("decks/two.dat", "{\"name\": \"Two\", \"main\": {\"Bolt\": 2}}");
    put_file("decks/odd.txt", "\x01\x02");
    put_file("decks/inner/three.txt", "3 Bolt\n");

    int failed = import_into("test.db", "decks", (ImportOptions){0}, &report, &err);

    assert_int_equal(failed, 0);
    assert_int_equal(report.changes, 3); // with what lies in folders of the folder
    assert_int_equal(report.rejected, 1);
    assert_string_equal(report.problems.list[0].file, "decks/odd.txt");
    arena_free(report.problems.arena);
    Store *store = store_open("test.db", &fixture_rules, &err);
    DeckList list = {.game = game_forms_of_decks(riftbound_rules())};
    assert_int_equal(lookup_deck(store, "one", problems.arena, &list, &err), 1);
    assert_int_equal(lookup_deck(store, "Two", problems.arena, &list, &err), 1);
    store_close(store);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_deck_is_found_by_a_part_of_its_name),
        TEST(a_deck_with_an_unknown_card_is_left_out_and_named),
        TEST(a_deck_without_cards_is_none),
        TEST(a_folder_of_decks_is_read_by_content_whatever_its_files_are_called),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

// list_test.c -- a list changes what it may change, and nothing else.

#include "tests/db/list_fixture.h"

static void the_same_list_twice_changes_no_byte(void **state)
{
    static const char list[] = "code,name,type,tags,energy,text\n"
                               "TOY-007,Lamp,Gear,Light,,[2]: ready me.\n"
                               "TOY-007a,Lamp,Gear,Light,,[2]: ready me.\n"
                               "TOY-008,,Gear,,,\n"
                               "TOY-009,Oil,Gear,,x,\n";
    size_t first_n, second_n;
    (void)state;
    assert_int_equal(import_text(list), 0);
    expect_counts(2, 0, 0, 1);
    char *first = read_file("test.db", &first_n);

    assert_int_equal(import_text(list), 0);

    expect_counts(0, 0, 2, 1);
    char *second = read_file("test.db", &second_n);
    assert_int_equal(first_n, second_n);
    assert_memory_equal(first, second, first_n);
    free(first);
    free(second);
}

static void a_newer_list_changes_what_differs_and_keeps_history(void **state)
{
    (void)state;
    assert_int_equal(import_text("code,name,type,energy,text\n"
                                 "TOY-007,Lamp,Gear,2,Draw 1.\n"),
                     0);

    assert_int_equal(import_text("code,name,type,energy,text\n"
                                 "TOY-007,Lamp,Gear,3,Draw 2.\n"),
                     0);

    expect_counts(0, 1, 0, 0);
    expect_texts(0, 1, 0);
    assert_int_equal(report.differences_n, 2);
    assert_string_equal(report.differences[0].field, "energy");
    assert_string_equal(report.differences[0].old, "2");
    assert_string_equal(report.differences[0].now, "3");
    assert_string_equal(find("SELECT old FROM card_change WHERE import = 2"
                             " AND field = 'text.en.effective'"),
                        "Draw 1.");
    assert_string_equal(find("SELECT text || import FROM card_text"), "Draw 2.2");
}

static void a_list_leaves_the_facts_of_a_set_alone(void **state)
{
    (void)state;
    put_set();
    assert_int_equal(import_with("set", (ImportOptions){0}), 0);

    assert_int_equal(import_text("code,name,type,energy,tags,text\n"
                                 "TOY-002,Bolt,Gear,9,Wet,Strike.\n"),
                     0);

    expect_counts(0, 0, 1, 0);
    expect_texts(1, 0, 0);
    assert_int_equal(report.notes.n, 3);
    assert_string_equal(find("SELECT type || energy FROM sheet WHERE code = 'TOY-002'"),
                        "Spell1");
    assert_string_equal(find("SELECT text FROM card_text"), "Strike.");
}

static void a_set_takes_over_what_lists_knew(void **state)
{
    (void)state;
    put_set();
    assert_int_equal(import_text("code,name,energy,text\nTOY-002,Bolt,9,Strike.\n"
                                 "TOY-050,Later,1,Wait.\n"),
                     0);

    assert_int_equal(import_with("set", (ImportOptions){0}), 0);

    assert_string_equal(
        find("SELECT listed || energy FROM sheet WHERE code = 'TOY-002'"), "01");
    assert_string_equal(find("SELECT listed FROM card WHERE code = 'TOY-050'"), "1");
    assert_string_equal(find("SELECT text FROM card_text WHERE card = 1"), "Strike.");
}

static void names_and_texts_stand_side_by_side_in_their_languages(void **state)
{
    (void)state;
    assert_int_equal(
        import_text("code,name,name_fr,text,\"text (fr)\",zh name\n"
                    "TOY-007,Lamp,Lumi\xc3\xa8re,Shine.,Brille.,\xe7\x81\xaf\n"),
        0);

    assert_int_equal(
        import_text("num\xc3\xa9ro;set;nom;texte\n7;TOY;Lumi\xc3\xa8re;Luis.\n"), 0);

    expect_counts(0, 0, 1, 0);
    expect_texts(0, 1, 0);
    assert_string_equal(find("SELECT name FROM card"), "Lamp");
    assert_string_equal(find("SELECT text FROM card_text WHERE language = 'fr'"),
                        "Luis.");
    Store *store = store_open("test.db", &fixture_rules, &err);
    assert_int_equal(lookup_card(store, "lumiere", &err), 1);
    assert_int_equal(lookup_card(store, "\xe7\x81\xaf", &err), 1);
    store_close(store);
}

static void printed_errata_and_effective_text_are_kept_apart(void **state)
{
    (void)state;

    assert_int_equal(
        import_text("card_code,name,subtitle,full_name,set_code,card_set,card_number,"
                    "domain,card_type,card_type_labels,tags,energy,ability_original,"
                    "ability_corrected,ability_effective,has_errata,scraped_at\n"
                    "toy-007,Ann,Kind,\"Ann, Kind\",toy,Toys,7,\"[\"\"Fury\"\", "
                    "\"\"Calm\"\"]\",Unit,\"[\"\"Unit\"\", \"\"Champion\"\"]\",[],3,"
                    "Draw 2.,Draw 1.,Draw 1.,true,now\n"),
        0);

    expect_counts(1, 0, 0, 0);
    assert_int_equal(report.notes.n, 0);
    assert_string_equal(find("SELECT group_concat(kind || ' ' || text) FROM card_text"),
                        "effective Draw 1.,errata Draw 1.,printed Draw 2.");
    assert_string_equal(find("SELECT word FROM item WHERE fact = 'supertypes'"),
                        "Champion");
    assert_string_equal(find("SELECT count(*) FROM item WHERE fact = 'domains'"), "2");
    assert_string_equal(find("SELECT name FROM card_set"), "Toys");
}

static void what_the_game_does_not_know_yet_is_known_all_the_same(void **state)
{
    StoredCard card = {0};
    (void)state;

    assert_int_equal(import_text("code,name,type,supertype,domain,keywords\n"
                                 "NEW-R01,Fog,vehicle,Elder,Void,Zoom 3;Fade {2}\n"),
                     0);

    expect_counts(1, 0, 0, 0);
    Store *store = store_open("test.db", &fixture_rules, &err);
    Arena *arena = report.problems.arena;
    assert_int_equal(lookup_read_card(store, 1, arena, &card, &err), 0);
    store_close(store);
    assert_string_equal(card.facts.type, "Vehicle");
    assert_string_equal(card.facts.facts[TOY_DOMAINS].words[0], "Void");
    assert_string_equal(card.facts.keywords[0].name, "Zoom");
    assert_int_equal(card.facts.keywords[0].value, 3);
    assert_string_equal(card.facts.keywords[1].cost, "2");
    assert_true(card.facts.has_text);
}

static void a_code_twice_must_say_the_same(void **state)
{
    (void)state;

    assert_int_equal(import_text("code,name,energy\nTOY-001,Ann,3\nTOY-001,Ann,3\n"
                                 "TOY-001,Ann,4\n"),
                     0);

    expect_counts(1, 0, 0, 1);
    expect_problem(
        "list row 4, column energy: found '4', expected '3', as row 2 has it "
        "for the same code");

    // Also where an earlier import has said row 2.
    assert_int_equal(import_with("list", (ImportOptions){0}), 0);
    expect_counts(0, 0, 1, 1);
    assert_string_equal(find("SELECT energy FROM sheet"), "3");
}

static void the_newest_of_dated_rows_counts(void **state)
{
    static const char list[] = "code,name,energy,updated\nTOY-001,Ann,3,2026-02-01\n"
                               "TOY-001,Ann,4,2026-03-01\nTOY-001,Ann,5,2026-01-01\n";
    (void)state;

    assert_int_equal(import_text(list), 0);

    expect_counts(1, 0, 0, 0);
    assert_string_equal(find("SELECT energy FROM sheet"), "4");
}

static void strict_and_dry_run_take_nothing(void **state)
{
    (void)state;
    assert_int_equal(import_text("code,name\nTOY-001,Ann\n"), 0);
    put_file("list", "code,name\nTOY-001,Bea\nTOY-002,Bolt\nTOY,Oil\n");
    size_t before_n, after_n;
    char *before = read_file("test.db", &before_n);

    assert_int_equal(import_with("list", (ImportOptions){.strict = true}), 0);
    expect_counts(1, 1, 0, 1);
    assert_int_equal(import_with("list", (ImportOptions){.dry_run = true}), 0);
    expect_counts(1, 1, 0, 1);

    assert_string_equal(report.differences[0].now, "Bea");
    char *after = read_file("test.db", &after_n);
    assert_int_equal(before_n, after_n);
    assert_memory_equal(before, after, before_n);
    free(before);
    free(after);
}

static void words_of_another_language_contradict_nothing(void **state)
{
    (void)state;
    assert_int_equal(import_text("code,name,type,energy\nTOY-001,Ann,Unit,3\n"), 0);

    assert_int_equal(
        import_text("code,nom,type,energie\nTOY-001,Anne,Unit\xc3\xa9,4\n"), 0);

    expect_counts(0, 1, 0, 0);
    assert_string_equal(find("SELECT name || type || energy FROM sheet"), "AnnUnit4");
}

static void two_folders_of_one_set_are_refused(void **state)
{
    const char *const paths[] = {"set", "copy"};
    ImportOptions options = {.rules = &fixture_rules, .paths = paths, .paths_n = 2};
    (void)state;
    put_set();
    put_file("copy/set.json",
             "{\"set\": \"TOY\", \"name\": \"Toys\", \"game\": \"toy\", \"api\": 1}");
    put_file("copy/cards.csv", LIST_HEAD "TOY-009,Cat,Unit,Fury,3,,,4,,,no\n");
    Store *store = store_open_to_write("test.db", &fixture_rules, &err);
    report.problems.arena = arena_new();

    assert_int_equal(import_paths(store, &options, &report, &err), -1);

    store_close(store);
    assert_non_null(
        strstr(err.text, "copy/set.json: the code 'TOY' is that of set too"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_same_list_twice_changes_no_byte),
        TEST(a_newer_list_changes_what_differs_and_keeps_history),
        TEST(a_list_leaves_the_facts_of_a_set_alone),
        TEST(a_set_takes_over_what_lists_knew),
        TEST(names_and_texts_stand_side_by_side_in_their_languages),
        TEST(printed_errata_and_effective_text_are_kept_apart),
        TEST(what_the_game_does_not_know_yet_is_known_all_the_same),
        TEST(a_code_twice_must_say_the_same),
        TEST(the_newest_of_dated_rows_counts),
        TEST(strict_and_dry_run_take_nothing),
        TEST(words_of_another_language_contradict_nothing),
        TEST(two_folders_of_one_set_are_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

// deck_names_test.c -- cards whose names look like marks of a line.

#include "db/decks/deck_write.h"
#include "tests/decks/deck_list_fixture.h"

static Store *store;

static int open_names(void **state)
{
    ImportReport report;
    const int failed = begin(state);

    put_file("set/set.json",
             "{\"set\": \"TOY\", \"name\": \"Toys\", \"game\": \"toy\", \"api\": 1}");
    put_file("set/cards.csv",
             LIST_HEAD "TOY-001,9 Lives,Unit,,1,,,1,,,no\n"
                       "TOY-002,Area 51,Unit,,1,,,1,,,no\n"
                       "TOY-003,Tin (Foil),Unit,,1,,,1,,,no\n"
                       "TOY-004,Tin,Unit,,1,,,1,,,no\n"
                       "TOY-005,Fire // Ice,Unit,,1,,,1,,,no\n"
                       "TOY-006,Fire,Unit,,1,,,1,,,no\n"
                       "TOY-007,Kick [TOY],Unit,,1,,,1,,,no\n"
                       "TOY-008,3x,Unit,,1,,,1,,,no\n"
                       "TOY-009,Runes,Unit,,1,,,1,,,no\n"
                       "TOY-010,Half-Life 3,Unit,,1,,,1,,,no\n"
                       "TOY-011,Half-Life,Unit,,1,,,1,,,no\n"
                       "TOY-012,SB: Trap,Unit,,1,,,1,,,no\n"
                       "TOY-013,Copper Foil,Unit,,1,,,1,,,no\n"
                       "TOY-014,Pay $5,Unit,,1,,,1,,,no\n"
                       "TOY-015,Number #1,Unit,,1,,,1,,,no\n"
                       "TOY-016,\"Jack, Queen, King\",Unit,,1,,,1,,,no\n"
                       "TOY-017,Jack,Unit,,1,,,1,,,no\n"
                       "TOY-018,TOY,Unit,,1,,,1,,,no\n"
                       "TOY-019,Fire / Jack,Unit,,1,,,1,,,no\n"
                       "TOY-020,Toy 5,Unit,,1,,,1,,,no\n"
                       "TOY-021,Twin,Unit,,1,,,1,,,no\n");
    put_file("twin.csv", "code,name,type,print of\nFAR-001,Twin,Gear,FAR-001\n");
    if (failed || import_into("test.db", "set", (ImportOptions){0}, &report, &err))
        return -1;
    arena_free(report.problems.arena);
    if (import_into("test.db", "twin.csv", (ImportOptions){0}, &report, &err))
        return -1;
    arena_free(report.problems.arena);
    store = store_open("test.db", &fixture_rules, &err);
    return !store;
}

static int close_names(void **state)
{
    store_close(store);
    return end(state);
}

static DeckList resolve(const char *text)
{
    DeckLists decks = {.game = game_forms_of_decks(riftbound_rules())};

    problems.n = 0;
    if (deck_list_parse("deck", text, &decks, &problems, &err) ||
        deck_resolve(store, &decks.lists[0], &problems, &err))
        fail_msg("%s: %s", text, err.text);
    return decks.lists[0];
}

static void assert_read(const char *text, int count, const char *name)
{
    const DeckList list = resolve(text);

    if (problems.n) fail_msg("%s", problem_line(&problems.list[0], problems.arena));
    assert_int_equal(list.n, 1);
    assert_string_equal(list.entries[0].name, name);
    assert_int_equal(list.entries[0].count, count);
}

static void a_name_with_marks_wins(void **state)
{
    (void)state;
    assert_read("9 Lives", 1, "9 Lives");
    assert_read("3 9 Lives", 3, "9 Lives");
    assert_read("9 Lives x3", 3, "9 Lives");
    assert_read("Area 51", 1, "Area 51");
    assert_read("2 Area 51", 2, "Area 51");
    assert_read("2 Area 51 (TOY) 2", 2, "Area 51");
    assert_read("3 Tin (Foil)", 3, "Tin (Foil)");
    assert_read("3 Tin (Foil) (Foil)", 3, "Tin (Foil)");
    assert_read("3 Tin *F*", 3, "Tin");
    assert_read("3 Tin [TOY] 4 foil", 3, "Tin");
    assert_read("3 Copper Foil", 3, "Copper Foil");
    assert_read("3 Copper Foil foil", 3, "Copper Foil");
    assert_read("2 Fire // Ice", 2, "Fire // Ice");
    assert_read("2 Fire // Ice (TOY) 5", 2, "Fire // Ice");
    assert_read("2 Fire // Ice // hot", 2, "Fire // Ice");
    assert_read("2 Fire // hot", 2, "Fire");
    assert_read("2 Kick [TOY]", 2, "Kick [TOY]");
    assert_read("2 Kick [TOY] [TOY]", 2, "Kick [TOY]");
    assert_read("2 3x", 2, "3x");
    assert_read("1 Runes", 1, "Runes");
    assert_read("3 Half-Life 3", 3, "Half-Life 3");
    assert_read("3 Half-Life", 3, "Half-Life");
    assert_read("2 SB: Trap", 2, "SB: Trap");
    assert_read("2 Pay $5", 2, "Pay $5");
    assert_read("2 Pay $5 $0.25", 2, "Pay $5");
    assert_read("2 Number #1", 2, "Number #1");
    assert_read("2 Number #1 #15", 2, "Number #1");
    assert_read("2 Jack, Queen, King", 2, "Jack, Queen, King");
    assert_read("2 TOY", 2, "TOY");
    assert_read("2 TOY TOY-018", 2, "TOY");
    assert_read("2 Fire / Jack", 2, "Fire / Jack");
    assert_read("2 Toy 5", 2, "Toy 5");
    assert_read("2 toy5", 2, "Fire // Ice");
    assert_read("2 TOY 5", 2, "Toy 5");
}

static void two_meanings_are_both_named(void **state)
{
    (void)state;

    const DeckList list = resolve("Half-Life 3");
    assert_int_equal(list.entries[0].card, 0);
    assert_int_equal(problems.n, 1);
    assert_non_null(strstr(problems.list[0].expected, "Half-Life 3 (TOY-010)"));
    assert_non_null(strstr(problems.list[0].expected, "copies of Half-Life (TOY-011)"));
    (void)resolve("2 Tin (TOY) 3");
    assert_int_equal(problems.n, 1);
    assert_non_null(strstr(problems.list[0].expected, "one card"));
}

static void what_is_written_is_read_again(void **state)
{
    (void)state;
    const DeckList list = resolve(
        "2 9 Lives\n1 Area 51\n3 Tin (Foil)\n3 Tin\n2 Fire // Ice\n1 Fire\n"
        "1 Kick [TOY]\n2 3x\n1 Runes\n1 Half-Life 3\n2 Half-Life\n1 SB: Trap\n"
        "2 Copper Foil\n1 Pay $5\n2 Number #1\n1 Jack, Queen, King\n2 Jack\n1 TOY\n"
        "3 Fire / Jack\n1 Toy 5\n2 TOY-021\n1 Twin (FAR-001)\n");

    assert_int_equal(problems.n, 0);
    assert_int_equal(list.n, 22);
    for (const DeckWriter *form = list.game.forms->writers; form->name; form++) {
        const char *text = form->write(&list, problems.arena, &err);
        if (!text || !strcmp(form->name, "code")) continue;
        const DeckList again = resolve(text);
        if (problems.n)
            fail_msg(
                "%s: %s", form->name, problem_line(&problems.list[0], problems.arena));
        if (again.n != list.n) fail_msg("%s: %s", form->name, text);
        for (int i = 0; i < list.n; i++) {
            assert_int_equal(again.entries[i].card, list.entries[i].card);
            assert_int_equal(again.entries[i].count, list.entries[i].count);
        }
    }
}

#undef TEST
#define TEST(name) cmocka_unit_test_setup_teardown(name, open_names, close_names)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_name_with_marks_wins),
        TEST(two_meanings_are_both_named),
        TEST(what_is_written_is_read_again),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

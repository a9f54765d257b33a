// many_rows_test.c -- many rows about one thing: each costs as much as the first.
//
// Each case takes a second or a part of one, and minutes or hours where the work for a row grows
// with the rows before it: a limit of processor time ends the program then. LONG=1 takes more rows.

#include "tests/db/list_fixture.h"

#include <sys/time.h>

#include "db/import/import_undo.h"

enum { MOST_SECONDS = 20, MOST_SECONDS_LONG = 60 };

static int rows(void)
{
    return getenv("LONG") ? 5000 : 1500;
}

// Writes a file of [head] and one row for each number from 1 to rows(); [row] takes the
// number up to three times.
static void put_rows(const char *path, const char *head, const char *row)
{
    FILE *file = fopen(path, "wb");

    assert_non_null(file);
    (void)fputs(head, file);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
    for (int i = 1; i <= rows(); i++) (void)fprintf(file, row, i, i % 90, i / 90 % 90);
#pragma GCC diagnostic pop
    assert_int_equal(fclose(file), 0);
}

static void end_after(int seconds)
{
    const struct itimerval time = {.it_value.tv_sec = seconds};

    assert_int_equal(setitimer(ITIMER_PROF, &time, NULL), 0);
}

static int begin_in_time(void **state)
{
    end_after(getenv("LONG") ? MOST_SECONDS_LONG : MOST_SECONDS);
    return begin(state);
}

static int end_in_time(void **state)
{
    end_after(0);
    return end(state);
}

static int undo(int64_t import)
{
    Store *store = store_open_to_write("test.db", &fixture_rules, &err);
    const ImportOptions options = {.rules = &fixture_rules, .forms = &riftbound_lists};

    assert_non_null(store);
    arena_free(report.problems.arena);
    report = (ImportReport){.problems.arena = arena_new()};
    const int failed = import_undo(store, &options, import, &report, &err);
    store_close(store);
    return failed;
}

static void expect_number(int n, const char *sql)
{
    char text[16];

    (void)snprintf(text, sizeof text, "%d", n);
    assert_string_equal(find(sql), text);
}

static void printings_of_one_card_come_and_go_and_come_back(void **state)
{
    (void)state;
    put_set();
    put_rows("set/printings.csv", "print,card,rarity\n", "TOX-%03d,TOY-001,Rare\n");

    assert_int_equal(import_with("set", (ImportOptions){0}), 0);
    expect_number(rows() + 3, "SELECT count(*) FROM printing");
    assert_int_equal(import_with("set", (ImportOptions){0}), 0);
    assert_int_equal(report.changes, 0);
    assert_int_equal(undo(1), 0);
    expect_number(0, "SELECT count(*) FROM printing");
    assert_int_equal(undo(2), 0);

    expect_number(rows() + 3, "SELECT count(*) FROM printing");
}

static void cards_of_one_name_with_other_facts_stay_cards(void **state)
{
    (void)state;
    put_rows("list", "code,name,type,energy,might\n", "TOY-%03d,Same,Unit,%d,%d\n");

    assert_int_equal(import_with("list", (ImportOptions){0}), 0);

    expect_number(rows(), "SELECT count(*) FROM card");
    expect_number(rows(), "SELECT count(*) FROM printing");
}

static void promos_of_one_name_find_their_card(void **state)
{
    (void)state;
    put_rows("list", "code,name,type\nTOY-001,Same,Unit\n", "JDG-%03d,Same,Unit\n");

    assert_int_equal(import_with("list", (ImportOptions){0}), 0);

    expect_number(1, "SELECT count(*) FROM card");
    expect_number(rows() + 1, "SELECT count(*) FROM printing");
}

static void names_that_lead_from_row_to_row_are_one_group(void **state)
{
    (void)state;
    put_rows(
        "list", "code,name,type,name.fr\n", "TOY-%03d,Same %2$d,Unit,Pareil %3$d\n");

    assert_int_equal(import_with("list", (ImportOptions){0}), 0);

    expect_number(rows(), "SELECT count(*) FROM printing");
}

static void rows_without_a_code_find_the_card_of_their_name(void **state)
{
    (void)state;
    put_rows("list",
             "code,name,type,name.fr\nTOY-001,Ann,Unit,Anne\n",
             ",Ann %d,Unit,Anne\n");

    assert_int_equal(import_with("list", (ImportOptions){0}), 0);

    expect_number(1, "SELECT count(*) FROM card");
}

static void rows_of_one_code_add_up_to_a_limit(void **state)
{
    (void)state;
    put_rows("list", "code,name,type,tcgplayer_id\n", "TOY-001,Same,Unit,%d\n");

    for (int time = 0; time < 2; time++) {
        assert_int_equal(import_with("list", (ImportOptions){0}), 0);
        assert_int_equal(report.rejected, rows() - LISTED_IDS_MAX);
        assert_string_equal(
            problem_line(&report.problems.list[0], report.problems.arena),
            "list row 8, column code: found 'TOY-001', expected at most 6 ids, 16 texts and "
            "8 names in all rows of one code; the row is left out");
    }
    expect_number(LISTED_IDS_MAX, "SELECT count(*) FROM printing_id");
}

static void sets_by_the_thousand_go_again(void **state)
{
    (void)state;
    put_rows("list",
             "number,name,type,set name\n",
             "%1$d,Card %1$d,Unit,Set number %2$d of %3$d\n");

    assert_int_equal(import_with("list", (ImportOptions){0}), 0);
    assert_int_equal(undo(1), 0);

    expect_number(0, "SELECT count(*) FROM card");
}

static void bans_by_the_thousand_go_again(void **state)
{
    (void)state;
    put_set();
    put_rows("set/formats.csv", "format,card,since\n", "duel,Card %d,\n");

    assert_int_equal(import_with("set", (ImportOptions){0}), 0);
    expect_number(rows(), "SELECT count(*) FROM format_ban");
    assert_int_equal(undo(1), 0);

    expect_number(0, "SELECT count(*) FROM format_ban");
}

// Imports several paths into a database of their own.
static void import_many(const char *db, const char *const *paths, int n)
{
    Store *store = store_open_to_write(db, &fixture_rules, &err);
    const ImportOptions options = {.rules = &fixture_rules,
                                   .forms = &riftbound_lists,
                                   .paths = paths,
                                   .paths_n = n,
                                   .remove = true};

    assert_non_null(store);
    report = (ImportReport){.problems.arena = arena_new()};
    if (import_paths(store, &options, &report, &err)) fail_msg("%s", err.text);
    store_close(store);
    arena_free(report.problems.arena);
    report = (ImportReport){0};
}

static void folders_by_the_thousand_come_together(void **state)
{
    enum { FOLDERS = 2000, NAME_BYTES = 12, FILE_BYTES = NAME_BYTES + 12 };
    static const char *paths[FOLDERS];
    static char names[FOLDERS][NAME_BYTES];
    const int n = getenv("LONG") ? FOLDERS : FOLDERS / 3;
    (void)state;

    for (int i = 0; i < n; i++) {
        char file[FILE_BYTES], text[90];
        (void)snprintf(names[i], sizeof names[i], "m/Q%04d", i);
        (void)snprintf(file, sizeof file, "%.11s/set.json", names[i]);
        (void)snprintf(
            text,
            sizeof text,
            "{\"set\": \"%s\", \"name\": \"Many\", \"game\": \"toy\", \"api\": 1}",
            names[i] + 2);
        put_file(file, text);
        (void)snprintf(file, sizeof file, "%.11s/cards.csv", names[i]);
        put_file(file, LIST_HEAD);
        paths[i] = names[i];
    }
    import_many("test.db", paths, n);

    expect_number(n, "SELECT count(*) FROM said_thing WHERE kind = 'set'");
}

// Puts each kind of thing, changes it and removes it, in the order of imports.
static void put_things(void)
{
    put_set();
    put_file("set/formats.csv", "format,card,since\nduel,\"Ann, First\",2026-09-18\n");
    put_file("again/set.json",
             "{\"set\": \"TOY\", \"name\": \"Toys\", \"game\": \"toy\", \"api\": 1,"
             " \"needs\": [\"OLD\"]}");
    put_file("again/cards.csv", LIST_HEAD "TOY-002,Bolt,Spell,Fury,1,,,,,,yes\n");
    put_file("again/toy-002-bolt.lua", "-- TOY-002 Bolt\ncard \"TOY-002\" {}\n");
    put_file("again/formats.csv", "format,card,since\nduel,Bolt,2026-09-19\n");
    put_file("old/set.json",
             "{\"set\": \"OLD\", \"name\": \"Old\", \"game\": \"toy\", \"api\": 1}");
    put_file("old/cards.csv", LIST_HEAD);
    put_file("decks/one.txt", "1 Ann, First\n2 Bolt\n");
    put_file("later/one.txt", "2 Ann, First\n2 Bolt\n");
}

static void paths_of_one_call_state_what_calls_of_their_own_state(void **state)
{
    static const char *const first[] = {"set", "decks/one.txt"};
    static const char *const then[] = {"old", "again", "later/one.txt"};
    (void)state;

    put_things();
    import_many("test.db", first, COUNT_OF(first));
    import_many("test.db", then, COUNT_OF(then));
    for (int i = 0; i < COUNT_OF(first); i++) import_many("apart.db", &first[i], 1);
    for (int i = 0; i < COUNT_OF(then); i++) import_many("apart.db", &then[i], 1);

    expect_number(11, "SELECT count(*) FROM said_thing");
    sqlite3 *db;
    assert_int_equal(sqlite3_open("test.db", &db), SQLITE_OK);
    assert_int_equal(
        sqlite3_exec(db,
                     "ATTACH 'apart.db' AS apart;"
                     "CREATE TEMP TABLE differs (n CHECK (n = 0));"
                     "INSERT INTO differs SELECT count(*) FROM"
                     " (SELECT game, import, kind, card_set, name, content"
                     " FROM main.said_thing EXCEPT SELECT game, import,"
                     " kind, card_set, name, content FROM apart.said_thing);"
                     "INSERT INTO differs SELECT"
                     " (SELECT count(*) FROM main.said_thing) -"
                     " (SELECT count(*) FROM apart.said_thing)",
                     NULL,
                     NULL,
                     NULL),
        SQLITE_OK);
    sqlite3_close(db);
}

int main(void)
{
#define TIMED(f) cmocka_unit_test_setup_teardown(f, begin_in_time, end_in_time)
    const struct CMUnitTest tests[] = {
        TIMED(printings_of_one_card_come_and_go_and_come_back),
        TIMED(cards_of_one_name_with_other_facts_stay_cards),
        TIMED(promos_of_one_name_find_their_card),
        TIMED(names_that_lead_from_row_to_row_are_one_group),
        TIMED(rows_without_a_code_find_the_card_of_their_name),
        TIMED(rows_of_one_code_add_up_to_a_limit),
        TIMED(sets_by_the_thousand_go_again),
        TIMED(bans_by_the_thousand_go_again),
        TIMED(folders_by_the_thousand_come_together),
        TIMED(paths_of_one_call_state_what_calls_of_their_own_state),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

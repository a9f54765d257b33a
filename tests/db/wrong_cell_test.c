// wrong_cell_test.c -- no cell of a database that somebody handed over does harm.
//
// The test is generated: each column of each table of the schema gets each wrong value,
// in a file that is whole otherwise. Then all readers read it, and imports work on a copy.
// Whatever they meet they name with table, column and row, or they have no use for it.

#include "tests/db/fixture.h"

#include <time.h>

#include "db/decks/lookup_deck.h"
#include "db/export/export_cards.h"
#include "db/export/export_set.h"
#include "db/import/base/game_forms.h"
#include "db/import/import_settle_all.h"
#include "db/import/import_undo.h"
#include "db/store/card_full.h"
#include "db/store/db_diff.h"
#include "db/store/import_log.h"
#include "db/store/lookup.h"
#include "db/store/search.h"
#include "engine/riftbound/riftbound.h"

enum { COLUMNS_MAX = 200, SECONDS_MAX = 5 };

static void import_one(const char *path, ImportOptions options)
{
    ImportReport report;
    Err err = {0};

    if (import_into("whole.db", path, options, &report, &err)) fail_msg("%s", err.text);
    arena_free(report.problems.arena);
}

static void run_sql(const char *path, const char *sql)
{
    char *why = NULL;
    sqlite3 *db;

    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    if (sqlite3_exec(db, sql, NULL, NULL, &why)) fail_msg("%s: %s", sql, why);
    sqlite3_close(db);
}

// A database with a row in every table.
static void make_database(void)
{
    put_set();
    import_one("set", (ImportOptions){0});
    put_file("list",
             "code,name,name_fr,type,energy,tags,text,errata,rarity,tcg_id\n"
             "TOY-001,\"Ann, First\",Anne,Unit,3,Girl,Draw 1.,Draw 2.,Rare,77\n"
             "TOY-004,Dora,Dorée,Unit,x,Girl; Red,Push 2.,,Common,78\n"
             "TOY-005,Emil,Émile,Unit,2,Boy,,,Common,79\n");
    import_one("list", (ImportOptions){0});
    put_file("newer",
             "code,name,type,energy\nTOY-004,Dora,Unit,4\nTOY-001,Ann,Unit,5\n");
    import_one("newer",
               (ImportOptions){.sets_trust = true, .trust = 3, .source = "mine"});
    put_file("decks/one.txt", "1 Ann, First\n2 Bolt\n");
    import_one("decks/one.txt", (ImportOptions){0});
    run_sql(
        "whole.db",
        "PRAGMA journal_mode = DELETE;"
        "INSERT INTO set_need VALUES (1, 0, 'OLD');"
        "INSERT INTO card_set VALUES (9, 1, 'OLD', 'Old', 1);"
        "INSERT INTO format_ban VALUES (1, 'duel', 'bolt', 'Bolt', '2026-01-01');"
        "INSERT INTO said_card VALUES (1, 1, 3, 'TOY-004', 'TOY-005');"
        "INSERT INTO list_map VALUES (1, 'a|b', 'code = a');"
        "INSERT OR IGNORE INTO said_again VALUES (2, 2, 2);"
        "INSERT OR IGNORE INTO thing_again VALUES (2, 1);"
        "INSERT OR IGNORE INTO said_set VALUES (1, 'TOY', 2, 'Toys', 20);"
        "INSERT OR IGNORE INTO printing_id VALUES (1, 'tcg', '77', 'TOY-001');"
        "INSERT OR IGNORE INTO import_problem VALUES (2, 9, 'list', 3, 'a', 'b', 'c');"
        "INSERT OR IGNORE INTO set_change VALUES (2, 9, 1, 1, 'card', 'TOY-002', 1, 2);"
        "INSERT OR IGNORE INTO card_change VALUES (2, 9, 1, 'energy', '1', '2');"
        "INSERT OR IGNORE INTO deck VALUES (9, 1, 'nine', 'nine.txt', 7);"
        "INSERT OR IGNORE INTO deck_card VALUES (9, 0, 'main', 'Bolt', 2)");
}

typedef struct {
    char table[40], column[40], type[12];
} Column;

static Column columns[COLUMNS_MAX];
static int columns_n;

static void find_columns(void)
{
    sqlite3_stmt *row;
    sqlite3 *db;

    assert_int_equal(sqlite3_open("whole.db", &db), SQLITE_OK);
    assert_int_equal(
        sqlite3_prepare_v2(db,
                           "SELECT m.name, c.name, c.type FROM sqlite_schema m,"
                           " pragma_table_info(m.name) c WHERE m.sql LIKE '%STRICT%'",
                           -1,
                           &row,
                           NULL),
        SQLITE_OK);
    while (sqlite3_step(row) == SQLITE_ROW) {
        assert_true(columns_n < COLUMNS_MAX);
        Column *column = &columns[columns_n++];
        (void)snprintf(column->table, 40, "%s", sqlite3_column_text(row, 0));
        (void)snprintf(column->column, 40, "%s", sqlite3_column_text(row, 1));
        (void)snprintf(column->type, 12, "%s", sqlite3_column_text(row, 2));
    }
    sqlite3_finalize(row);
    sqlite3_close(db);
}

static void copy_whole(void)
{
    size_t n;
    char *bytes = read_file("whole.db", &n);
    FILE *file = fopen("test.db", "wb");

    (void)unlink("test.db-wal");
    (void)unlink("test.db-shm");
    assert_int_equal(fwrite(bytes, 1, n, file), n);
    assert_int_equal(fclose(file), 0);
    free(bytes);
}

// A table without its types and conditions; `kept` is how it was.
#define LOOSE                                                                          \
    "PRAGMA synchronous = OFF; PRAGMA writable_schema = ON;"                           \
    "CREATE TEMP TABLE kept AS SELECT sql FROM sqlite_schema WHERE name = '%s';"       \
    "UPDATE sqlite_schema SET sql = replace(replace(replace(replace(sql,"              \
    " ') STRICT, ', ') '), ') STRICT', ')'), 'NOT NULL', ''), ' TEXT', ' BLOB')"       \
    " WHERE name = '%s'; PRAGMA writable_schema = RESET"

// Puts [value] into the first row of a column, whatever its table allows.
static bool put_value(const Column *at, const char *value)
{
    char sql[2000];
    sqlite3 *db;

    copy_whole();
    (void)snprintf(sql, sizeof sql, LOOSE, at->table, at->table);
    assert_int_equal(sqlite3_open("test.db", &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    (void)snprintf(sql,
                   sizeof sql,
                   "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;"
                   "UPDATE \"%s\" SET \"%s\" = %s WHERE \"%s\" IS (SELECT \"%s\" FROM"
                   " \"%s\" LIMIT 1)",
                   at->table,
                   at->column,
                   value,
                   at->column,
                   at->column,
                   at->table);
    const bool put =
        sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK && sqlite3_changes(db) > 0;
    (void)snprintf(sql,
                   sizeof sql,
                   "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql ="
                   " (SELECT sql FROM kept) WHERE name = '%s'",
                   at->table);
    assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
    return put;
}

// ---- all that read

typedef struct {
    Store *store;
    Arena *arena;
    Err *err;
} Reading;

static int read_cards(const Reading *reading)
{
    CardExport *out = export_cards_new(
        "csv", NULL, reading->store, reading->arena, fopen("/dev/null", "wb"));
    int64_t *ids;
    FullCard full;
    const int n = lookup_cards(reading->store, reading->arena, &ids, reading->err);
    int failed = n < 0 || export_cards_begin(out, "out", reading->err);

    for (int i = 0; i < n && !failed; i++)
        failed = card_full_read(
                     reading->store, ids[i], reading->arena, &full, reading->err) ||
                 export_cards_add(out, &full, reading->err);
    if (n >= 0 && export_cards_end(out, !failed, reading->err)) failed = -1;
    return failed;
}

static int read_names(const Reading *reading)
{
    static const char *const names[] = {"TOY-001", "bolt", "Émile", "nobody"};
    int failed = 0;

    for (int i = 0; i < COUNT_OF(names) && !failed; i++)
        failed = lookup_card(reading->store, names[i], reading->err) < 0;
    return failed;
}

static int read_scripts(const Reading *reading)
{
    static const char *const kinds[] = {"card", "keyword", "words"};
    StoredScript *scripts;
    int failed = 0;

    for (int i = 0; i < COUNT_OF(kinds) && !failed; i++)
        failed =
            lookup_scripts(
                reading->store, kinds[i], reading->arena, &scripts, reading->err) < 0;
    return failed;
}

static int read_search(const Reading *reading)
{
    Search search = {
        .store = reading->store, .arena = reading->arena, .err = reading->err};

    if (search_start(&search)) return -1;
    IdSet set = search_none(&search);
    return search_all(&search, &set) || search_words(&search, "bolt", &set) ||
           search_facts(&search, "\"1type:unit\"", &set) ||
           search_banned(&search, NULL, &set);
}

static int read_decks(const Reading *reading)
{
    const char **names;
    DeckList list = {.game = game_forms_of_decks(riftbound_rules())};
    const int n =
        lookup_deck_names(reading->store, reading->arena, &names, reading->err);
    int failed = n < 0;

    for (int i = 0; i < n && !failed; i++)
        failed = lookup_deck(
                     reading->store, names[i], reading->arena, &list, reading->err) < 0;
    return failed;
}

static int read_log(const Reading *reading)
{
    ImportLogRow *rows;
    ImportLogList *lists;
    ImportLogChange *changes;
    const int n =
        import_log_rows(reading->store, 0, reading->arena, &rows, reading->err);
    int failed = n < 0;

    for (int i = 0; i < n && !failed; i++)
        failed =
            import_log_lists(
                reading->store, rows[i].id, reading->arena, &lists, reading->err) < 0 ||
            import_log_changes(
                reading->store, rows[i].id, reading->arena, &changes, reading->err) < 0;
    return failed;
}

static int read_set(const Reading *reading)
{
    const int failed =
        export_set_folder(reading->store, "TOY", "out", reading->arena, reading->err);

    (void)system("rm -rf out");
    return failed && reading->err->code != CODE_MISSING;
}

static void ignore(void *context, const DbDifference *found)
{
    (void)context, (void)found;
}

static int read_differences(const Reading *reading)
{
    const DbDiff compare = {
        .tell = ignore, .arena = reading->arena, .err = reading->err};
    Err ignored;
    Store *whole = store_open("whole.db", &fixture_rules, &ignored);

    assert_non_null(whole);
    const int failed = db_diff(&compare, whole, reading->store) ||
                       (db_diff_imports(&compare, reading->store, "TOY", 0, 4) &&
                        reading->err->code != CODE_MISSING);
    store_close(whole);
    return failed;
}

static int (*const readers[])(const Reading *reading) = {read_cards,
                                                         read_names,
                                                         read_scripts,
                                                         read_search,
                                                         read_decks,
                                                         read_log,
                                                         read_set,
                                                         read_differences};

static const ImportOptions writing = {.rules = &fixture_rules,
                                      .forms = &riftbound_lists};

static int write_settled(Store *store, ImportReport *report, Err *err)
{
    return import_settle_all(store, &writing, report, err);
}

static int write_undo(Store *store, ImportReport *report, Err *err)
{
    return import_undo(store, &writing, 3, report, err);
}

static int write_list(Store *store, ImportReport *report, Err *err)
{
    ImportOptions options = writing;
    const char *path = "newer";

    options.paths = &path;
    options.paths_n = 1;
    return import_paths(store, &options, report, err);
}

static int write_set(Store *store, ImportReport *report, Err *err)
{
    ImportOptions options = writing;
    const char *path = "set";

    options.paths = &path;
    options.paths_n = 1;
    return import_paths(store, &options, report, err);
}

static int (*const writers[])(Store *store, ImportReport *report, Err *err) = {
    write_settled, write_undo, write_list, write_set};

// ---- what they say

typedef struct {
    int told, other, unread;
} Found;

static void expect_named(const Column *at, const char *value, const Err *err,
                         Found *tally)
{
    if (!*err->text || strchr(err->text, '\n'))
        fail_msg("%s.%s = %s: '%s'", at->table, at->column, value, err->text);
    if (strstr(err->text, ": table ") && strstr(err->text, ", row ")) {
        tally->told++;
        return;
    }
    tally->other++;
}

static int read_all(const Column *at, const char *value, Found *tally)
{
    int refused = 0;
    Err err = {0};
    Store *store = store_open("test.db", &fixture_rules, &err);

    for (int i = 0; i < COUNT_OF(readers); i++) {
        const Reading reading = {.store = store, .arena = arena_new(), .err = &err};
        if (!store || readers[i](&reading)) {
            if (!*err.text) fail_msg("reader %d says nothing", i);
            expect_named(at, value, &err, tally);
            refused++;
        }
        if (store) err = (Err){0};
        arena_free(reading.arena);
    }
    store_close(store);
    return refused;
}

static int write_all(const Column *at, const char *value, Found *tally)
{
    int refused = 0;

    for (int i = 0; i < COUNT_OF(writers); i++) {
        Err err = {0};
        ImportReport report = {.problems.arena = arena_new()};
        Store *store = store_open_copy("test.db", &fixture_rules, &err);
        if (!store || writers[i](store, &report, &err)) {
            if (!*err.text) fail_msg("writer %d says nothing", i);
            expect_named(at, value, &err, tally);
            refused++;
        }
        store_close(store);
        arena_free(report.problems.arena);
    }
    return refused;
}

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void try_value(const Column *at, const char *value, Found *tally)
{
    const double began = now();

    if (!put_value(at, value)) return;
    const int refused = read_all(at, value, tally) + write_all(at, value, tally);
    if (!refused) tally->unread++;
    if (now() - began > SECONDS_MAX)
        fail_msg("%s.%s = %s takes %f s", at->table, at->column, value, now() - began);
}

static const char *const wrong_texts[] = {"NULL",
                                          "x'00ff'",
                                          "17",
                                          "1.5",
                                          "CAST(x'41ff42' AS TEXT)",
                                          "CAST(x'410042' AS TEXT)",
                                          "replace(hex(zeroblob(250000)), '0', '[')",
                                          "hex(zeroblob(3000000))"};
static const char *const wrong_numbers[] = {
    "NULL", "x'00ff'", "'word'", "1.5", "-7", "9223372036854775807", "77777"};

static void every_wrong_cell_is_named(void **state)
{
    const int step = getenv("LONG") ? 1 : 5; // every value, or a fifth of them
    Found tally = {0};
    (void)state;
    make_database();
    find_columns();

    for (int i = 0; i < columns_n; i++) {
        const Column *at = &columns[i];
        const bool text = !strcmp(at->type, "TEXT");
        const int n = text ? COUNT_OF(wrong_texts) : COUNT_OF(wrong_numbers);
        for (int k = i % step; k < n; k += step)
            try_value(at, text ? wrong_texts[k] : wrong_numbers[k], &tally);
    }
    assert_true(tally.told > 1000 / step);
    assert_true(tally.told > 20 * tally.other); // what no cell shows by itself
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, make_home, remove_home)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_wrong_cell_is_named),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

// wrong_cell_test.c -- no cell of a database that somebody handed over does harm.
//
// The test is generated: each column of each table of the schema gets each wrong value,
// in a file that is whole otherwise. Then all readers read it, and imports work on a copy.
// Whatever they meet they name with table, column and row, or they have no use for it.

#include "tests/db/all_readers.h"

enum { COLUMNS_MAX = 200, SECONDS_MAX = 5 };

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

static void try_value(const Column *at, const char *value, Found *tally)
{
    const double began = seconds_taken();

    if (!put_value(at, value)) return;
    const int refused = read_all(at, value, tally) + write_all(at, value, tally);
    if (!refused) tally->unread++;
    if (seconds_taken() - began > SECONDS_MAX)
        fail_msg("%s.%s = %s takes %f s",
                 at->table,
                 at->column,
                 value,
                 seconds_taken() - began);
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
    const int step = getenv("LONG") ? 1 : 13; // every value, or some of them
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

// Reads a file whose first card has a name of [value]. The first reader that meets it says
// [words].
static void expect_length_told(const char *value, const char *words)
{
    const Column at = {"card", "name", "TEXT"};
    Err err = {0};

    assert_true(put_value(&at, value));
    Store *store = store_open("test.db", &fixture_rules, &err);
    for (int i = 0; i < COUNT_OF(readers) && store && !*err.text; i++) {
        const Reading reading = {.store = store, .arena = arena_new(), .err = &err};
        (void)readers[i](&reading);
        arena_free(reading.arena);
    }
    store_close(store);
    if (!strstr(err.text, words)) fail_msg("'%s'", err.text);
}

static void a_long_cell_is_named_with_its_limit(void **state)
{
    (void)state;
    make_database();

    expect_length_told("replace(hex(zeroblob(250000)), '0', '[')",
                       "table card, column name, row 1: more than 262144 bytes of a "
                       "field in CSV; it is not used");
    expect_length_told("hex(zeroblob(3000000))",
                       "table card, column name, row 1: more than 4194304 bytes of a "
                       "cell in a database; it is not used");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, make_home, remove_home)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_wrong_cell_is_named),
        TEST(a_long_cell_is_named_with_its_limit),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

// store_test.c -- only a database of ours opens; other files stay untouched.

#include "tests/db/fixture.h"

#include "db/store/lookup.h"

// Neither a reader nor an import opens [path], both say [text], and no byte changes.
static void expect_refused(const char *path, int code, const char *text)
{
    size_t before_n, after_n;
    char *before = read_file(path, &before_n);
    Err read = {0}, write = {0};

    assert_null(store_open(path, &fixture_rules, &read));
    assert_null(store_open_to_write(path, &fixture_rules, &write));
    assert_non_null(strstr(read.text, text));
    assert_non_null(strstr(write.text, text));
    assert_null(strchr(read.text, '\n'));
    assert_int_equal(read.code, code);
    assert_int_equal(write.code, code);
    char *after = read_file(path, &after_n);
    assert_int_equal(before_n, after_n);
    assert_memory_equal(before, after, before_n);
    free(before);
    free(after);
}

static void a_missing_database_is_named_and_not_made(void **state)
{
    Err err = {0};
    (void)state;

    assert_null(store_open("none.db", &fixture_rules, &err));

    assert_int_equal(err.code, 66);
    assert_non_null(strstr(err.text, "none.db is missing"));
    assert_int_not_equal(access("none.db", F_OK), 0);
}

static void an_empty_file_is_nothing_to_read(void **state)
{
    Err err = {0};
    (void)state;
    put_file("empty.db", "");

    assert_null(store_open("empty.db", &fixture_rules, &err));

    assert_int_equal(err.code, 65);
    assert_non_null(strstr(err.text, "empty"));
}

static void another_applications_database_is_left_alone(void **state)
{
    (void)state;
    run_sql("other.db", "PRAGMA application_id = 7; CREATE TABLE t (a)");

    expect_refused("other.db", 65, "another application");
}

static void a_database_without_an_application_is_left_alone(void **state)
{
    (void)state;
    run_sql("plain.db", "CREATE TABLE t (a)");

    expect_refused("plain.db", 65, "another application");
}

static void a_damaged_schema_is_told_in_one_line(void **state)
{
    (void)state;
    make_set_database("test.db");
    run_sql("test.db",
            "PRAGMA writable_schema = ON; UPDATE sqlite_schema"
            " SET sql = 'CREATE TABLE card (id ''INTEGER\n) STRICT'"
            " WHERE name = 'card'");

    expect_refused("test.db", 65, "is damaged (malformed database schema (card)");
}

static void another_version_is_left_alone(void **state)
{
    (void)state;
    make_set_database("test.db");
    run_sql("test.db", "PRAGMA user_version = 99");

    expect_refused("test.db", 65, "version 99, newer than this program");
}

static void a_version_that_no_step_leads_from_is_left_alone(void **state)
{
    (void)state;
    make_set_database("test.db");
    run_sql("test.db", "PRAGMA user_version = 4");

    expect_refused("test.db", 65, "version 4, too old to be brought forward");
    run_sql("test.db", "PRAGMA user_version = -1");

    expect_refused("test.db", 65, "version -1, too old to be brought forward");
}

static void a_truncated_database_is_left_alone(void **state)
{
    (void)state;
    make_set_database("test.db");
    assert_int_equal(truncate("test.db", 9000), 0);

    expect_refused("test.db", 65, "truncated");
}

static void a_database_cut_within_its_header_is_left_alone(void **state)
{
    (void)state;
    make_set_database("test.db");
    assert_int_equal(truncate("test.db", 50), 0);

    expect_refused("test.db", 65, "truncated");
}

static void a_file_of_another_kind_is_left_alone(void **state)
{
    (void)state;
    put_file("notes.db",
             "these are notes, and long enough to be something else entirely, "
             "more than a hundred bytes of them, as a file often is\n");

    expect_refused("notes.db", 65, "not a card database");
}

static void a_locked_database_is_named(void **state)
{
    sqlite3 *other;
    Err err = {0};
    (void)state;
    make_set_database("test.db");
    assert_int_equal(sqlite3_open("test.db", &other), SQLITE_OK);
    assert_int_equal(sqlite3_exec(other,
                                  "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE",
                                  NULL,
                                  NULL,
                                  NULL),
                     SQLITE_OK);

    assert_null(store_open("test.db", &fixture_rules, &err));

    assert_int_equal(err.code, 74);
    assert_non_null(strstr(err.text, "locked"));
    sqlite3_close(other);
}

static void a_reader_reads_while_another_imports(void **state)
{
    Arena *arena = arena_new();
    Err err = {0};
    int64_t *ids;
    (void)state;
    make_set_database("test.db");
    Store *writer = store_open_to_write("test.db", &fixture_rules, &err);
    assert_int_equal(store_begin(writer, &err), 0);
    sqlite3_exec(writer->db, "DELETE FROM card", NULL, NULL, NULL);

    Store *reader = store_open("test.db", &fixture_rules, &err);
    assert_non_null(reader);
    assert_int_equal(lookup_cards(reader, arena, &ids, &err), 3);
    assert_int_equal(store_commit(writer, &err), 0);
    assert_int_equal(lookup_cards(reader, arena, &ids, &err), 0);

    store_close(reader);
    store_close(writer);
    arena_free(arena);
}

static void a_reader_cannot_write(void **state)
{
    Err err = {0};
    (void)state;
    make_set_database("test.db");
    Store *store = store_open("test.db", &fixture_rules, &err);

    assert_int_not_equal(sqlite3_exec(store->db, "DELETE FROM card", NULL, NULL, NULL),
                         SQLITE_OK);

    store_close(store);
}

// The longest statement of a reader grows with the file, also while the reader has it open.
static void a_file_that_grows_gives_its_reader_more_steps(void **state)
{
    Err err = {0};
    (void)state;
    make_set_database("test.db");
    Store *store = store_open("test.db", &fixture_rules, &err);
    assert_non_null(store);
    run_sql("test.db",
            "INSERT INTO list_map (game, header, map)"
            " SELECT id, 'x', hex(zeroblob(2000000)) FROM game LIMIT 1");

    sqlite3_stmt *row = store_statement(
        store,
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n"
        " WHERE i < 1500000) SELECT max(i) FROM n",
        &err);
    assert_non_null(row);

    if (store_step(store, row, &err) != 1) fail_msg("%s", err.text);
    assert_int_equal(store_number(row, 0), 1500000);
    sqlite3_reset(row);
    store_close(store);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, make_home, remove_home)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_missing_database_is_named_and_not_made),
        TEST(a_file_that_grows_gives_its_reader_more_steps),
        TEST(an_empty_file_is_nothing_to_read),
        TEST(another_applications_database_is_left_alone),
        TEST(a_database_without_an_application_is_left_alone),
        TEST(a_damaged_schema_is_told_in_one_line),
        TEST(another_version_is_left_alone),
        TEST(a_version_that_no_step_leads_from_is_left_alone),
        TEST(a_truncated_database_is_left_alone),
        TEST(a_database_cut_within_its_header_is_left_alone),
        TEST(a_file_of_another_kind_is_left_alone),
        TEST(a_locked_database_is_named),
        TEST(a_reader_reads_while_another_imports),
        TEST(a_reader_cannot_write),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

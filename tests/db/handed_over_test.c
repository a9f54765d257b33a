// handed_over_test.c -- a database that somebody handed over is used only if its schema is ours.

#include "tests/db/fixture.h"

static void expect_says(Store *store, const Err *err, const char *text)
{
    if (store) fail_msg("opened: %s", text);
    if (!strstr(err->text, text)) fail_msg("'%s' instead of '%s'", err->text, text);
    if (!strstr(err->text, "test.db")) fail_msg("no file in '%s'", err->text);
    assert_null(strchr(err->text, '\n'));
    assert_int_equal(err->code, CODE_DATA);
}

// Neither a reader nor an import opens the file; both say [text], and no byte changes.
static void expect_refused(const char *text)
{
    size_t before_n, after_n;
    char *before = read_file("test.db", &before_n);
    Err read = {0}, write = {0};

    expect_says(store_open_to_write("test.db", &fixture_rules, &write), &write, text);
    char *after = read_file("test.db", &after_n);
    assert_int_equal(before_n, after_n);
    assert_memory_equal(before, after, before_n);
    if (!strstr(text, "earlier"))
        expect_says(store_open("test.db", &fixture_rules, &read), &read, text);
    free(before);
    free(after);
}

typedef struct {
    const char *sql, *text;
} Change;

#define ENDLESS                                                                        \
    "WITH RECURSIVE n AS (SELECT 1 AS i UNION ALL SELECT i FROM n) SELECT i FROM n"
#define SCHEMA   "PRAGMA writable_schema = ON; "
#define BRACKETS "replace(hex(zeroblob(250000)), '0', '(')"

static const Change changes[] = {
    {"CREATE TRIGGER swallow BEFORE INSERT ON card BEGIN SELECT RAISE(IGNORE); END",
     "has the trigger 'swallow', which no import makes; it is not used"},
    {"CREATE TABLE extra (a)", "has the table 'extra', which no import makes"},
    {"CREATE VIEW extra AS SELECT 1", "has the view 'extra', which no import makes"},
    {"CREATE INDEX extra ON card (name)",
     "has the index 'extra', which no import makes"},
    {"CREATE VIRTUAL TABLE extra USING fts5 (a)",
     "has the table 'extra', which no import"},
    {"ANALYZE", "has the table 'sqlite_stat1', which no import makes"},
    {"DROP VIEW thing_said", "lacks 'thing_said', which every import makes"},
    {"DROP TABLE list_map", "lacks 'list_map', which every import makes"},
    {"DROP INDEX card_by_set", "lacks 'card_by_set', which every import makes"},
    {"ALTER TABLE list_map RENAME TO m; CREATE VIEW list_map AS " ENDLESS,
     "has the table 'm', which no import makes"},
    {"DROP TABLE list_map; CREATE VIEW list_map AS " ENDLESS,
     "has the view 'list_map', which no import makes"},
    {"DROP VIEW thing; CREATE VIEW thing AS " ENDLESS,
     "has the view 'thing' in another form than imports make"},
    {"ALTER TABLE card ADD COLUMN x INTEGER AS (abs(id)) VIRTUAL",
     "has the table 'card' in another form than imports make"},
    {"ALTER TABLE import_problem RENAME COLUMN value TO n",
     "has the table 'import_problem' in another form than imports make"},
    {"DROP INDEX card_by_set; CREATE INDEX card_by_set ON card (code)",
     "has the index 'card_by_set' in another form than imports make"},
    {"DROP INDEX card_by_set; CREATE INDEX card_by_set ON script (card_set)",
     "has the index 'card_by_set', which no import makes"},
    {SCHEMA
     "UPDATE sqlite_schema SET sql = replace(sql, '(listed IN', '(abs(listed) IN')",
     "has the table 'card' in another form than imports make"},
    {SCHEMA
     "UPDATE sqlite_schema SET sql = replace(sql, ') STRICT', ')') WHERE name = 'card'",
     "has the table 'card' in another form than imports make"},
    {SCHEMA "UPDATE sqlite_schema SET sql = replace(sql, 'NOT NULL', 'NOT \"NULL\"')"
            " WHERE name = 'import_that_undoes'",
     "'import_that_undoes' in another form than imports make"},
    {SCHEMA "UPDATE sqlite_schema SET sql = 'CREATE VIEW thing AS SELECT ' || " BRACKETS
            " WHERE name = 'thing'",
     "test.db"},
    {SCHEMA "UPDATE sqlite_schema SET sql = substr(sql, 1, 12) || ' game AS SELECT '''"
            " || hex(zeroblob(5000000)) || '''' WHERE name = 'thing'",
     "test.db"},
    {SCHEMA
     "INSERT INTO sqlite_schema WITH RECURSIVE n AS (SELECT 1 AS i UNION ALL"
     " SELECT i + 1 FROM n WHERE i < 200000) SELECT 'view', 'v' || i, 'v' || i, 0,"
     " 'CREATE VIEW v' || i || ' AS SELECT 1' FROM n",
     "test.db"},
};

static void a_schema_that_is_not_ours_is_named(void **state)
{
    (void)state;
    make_set_database("whole.db");

    for (int i = 0; i < COUNT_OF(changes); i++) {
        assert_int_equal(system("rm -f test.db*; cp whole.db test.db"), 0);
        run_sql("test.db", changes[i].sql);
        expect_refused(changes[i].text);
    }
}

// Comments and blanks differ between versions of the program; a quote is no change either.
static void another_wording_of_the_same_schema_is_ours(void **state)
{
    Err err = {0};
    (void)state;
    make_set_database("test.db");
    run_sql(
        "test.db",
        SCHEMA
        "UPDATE sqlite_schema SET sql = replace(replace(sql, 'name ',"
        " '\"name\" /* of it */ -- here\n'), ' TEXT', '  TEXT') WHERE name = 'card'");

    Store *store = store_open("test.db", &fixture_rules, &err);

    if (!store) fail_msg("%s", err.text);
    store_close(store);
}

// The present schema as version 13 had it.
#define BACK                                                                           \
    "DROP VIEW ban; DROP TABLE listed_ban; DROP TABLE ban_list;"                       \
    "DROP TABLE owned; DROP TABLE collection; PRAGMA user_version = 13;"

static const Change earlier[] = {
    {"CREATE TRIGGER swallow BEFORE INSERT ON card BEGIN SELECT RAISE(IGNORE); END",
     "has the trigger 'swallow', which no import makes"},
    {"CREATE VIEW extra AS SELECT 1", "has the view 'extra', which no import makes"},
    {"CREATE VIEW \"x;DELETE FROM card\" AS SELECT 1",
     "has the view 'x;DELETE FROM card'"},
    {"CREATE VIRTUAL TABLE extra USING fts5 (a)",
     "has the table 'extra', which no import"},
    {"DROP TABLE list_map; CREATE VIEW list_map AS " ENDLESS,
     "has the view 'list_map', which no import makes"},
    {SCHEMA
     "UPDATE sqlite_schema SET type = 'table', sql = 'CREATE VIEW extra AS SELECT 1'"
     " WHERE name = 'thing'",
     "malformed database schema (thing)"},
    {"CREATE TABLE extra (a)", "has the table 'extra', which no import makes"},
    {"ALTER TABLE card ADD COLUMN x INTEGER AS (abs(id)) VIRTUAL",
     "has the table 'card' in another form than imports make"},
    {"DROP TABLE list_map", "lacks 'list_map', which every import makes"},
};

static void nothing_of_it_is_brought_forward(void **state)
{
    (void)state;
    make_set_database("whole.db");

    for (int i = 0; i < COUNT_OF(earlier); i++) {
        Err err = {0};
        size_t before_n, after_n;
        assert_int_equal(system("rm -f test.db*; cp whole.db test.db"), 0);
        run_sql("test.db", BACK);
        run_sql("test.db", earlier[i].sql);
        char *before = read_file("test.db", &before_n);

        Store *store = store_open_to_write("test.db", &fixture_rules, &err);

        expect_says(store, &err, earlier[i].text);
        char *after = read_file("test.db", &after_n);
        assert_int_equal(before_n, after_n);
        assert_memory_equal(before, after, before_n);
        assert_int_not_equal(access("test.db.v13.bak", F_OK), 0);
        free(before);
        free(after);
    }
}

static void put_number(unsigned char *to, uint32_t number)
{
    for (int i = 0; i < 4; i++) to[i] = (unsigned char)(number >> (24 - 8 * i));
}

// A journal of a transaction over several databases, which names [victim]. SQLite looks
// whether [victim] names this journal, and if not deletes [victim].
static void put_journal(const char *victim)
{
    static const unsigned char mark[] = {
        0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7};
    unsigned char head[512] = {0}, number[4];
    FILE *file = fopen("test.db-journal", "wb");
    uint32_t sum = 0;

    assert_non_null(file);
    memcpy(head, mark, sizeof mark);
    put_number(head + 20, 512);
    put_number(head + 24, 4096);
    (void)fwrite(head, 1, sizeof head, file);
    put_number(number, (1U << 30) / 4096 + 1);
    (void)fwrite(number, 1, 4, file);
    (void)fputs(victim, file);
    for (const char *it = victim; *it; it++) sum += (unsigned char)*it;
    put_number(number, (uint32_t)strlen(victim));
    (void)fwrite(number, 1, 4, file);
    put_number(number, sum);
    (void)fwrite(number, 1, 4, file);
    (void)fwrite(mark, 1, sizeof mark, file);
    assert_int_equal(fclose(file), 0);
}

static void a_journal_beside_it_deletes_no_other_file(void **state)
{
    char victim[200];
    (void)state;
    make_set_database("test.db");
    run_sql("test.db", "PRAGMA journal_mode = DELETE");
    put_file("letter.txt", "Dear reader,\n");
    (void)snprintf(victim, sizeof victim, "%s/letter.txt", home);
    put_journal(victim);

    expect_refused("has a journal test.db-journal that no import leaves");

    assert_int_equal(access("letter.txt", F_OK), 0);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, make_home, remove_home)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_schema_that_is_not_ours_is_named),
        TEST(another_wording_of_the_same_schema_is_ours),
        TEST(nothing_of_it_is_brought_forward),
        TEST(a_journal_beside_it_deletes_no_other_file),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

// upgrade_test.c -- an upgrade brings a database forward completely, or leaves it as it
// was.
//
// The steps are the test's own: from the present version to one that no program has
// yet. So they test the machinery whatever the schema is.

#include "tests/db/fixture.h"

#include <archive.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>

#include "db/import/import_settle_all.h"
#include "db/schema/schema.h"
#include "db/schema/upgrade.h"
#include "db/text/fold.h"
#include "tools/catalog/games.h"

enum { NEXT = SCHEMA_VERSION + 1, CARDS = 3000 };

static const char add_column[] =
    "ALTER TABLE card ADD COLUMN shelf TEXT;\n"
    "UPDATE card SET shelf = 'left', name = name || '!';\n";

static const UpgradeStep step[] = {{SCHEMA_VERSION, add_column}, {0, NULL}};

static sqlite3 *connect_to(const char *path)
{
    sqlite3 *db;

    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(fold_register(db), SQLITE_OK);
    return db;
}

// Takes [steps] up to [target]; the name of the copy is in [copy].
static int take(const UpgradeStep *steps, int target, char *copy, Err *err)
{
    Upgrade upgrade = {.db = connect_to("test.db"),
                       .path = "test.db",
                       .steps = steps,
                       .target = target};
    int failed = upgrade_run(&upgrade, err);

    sqlite3_close(upgrade.db);
    if (copy) (void)snprintf(copy, 100, "%.99s", upgrade.copy);
    return failed;
}

static void expect_version(const char *path, int version)
{
    char text[16];

    (void)snprintf(text, sizeof text, "%d", version);
    assert_string_equal(find_in(path, "PRAGMA user_version"), text);
    assert_string_equal(find_in(path, "PRAGMA integrity_check"), "ok");
}

static void a_step_brings_forward_and_leaves_a_copy(void **state)
{
    char copy[100], wanted[100];
    Err err = {0};
    (void)state;
    make_set_database("test.db");
    (void)snprintf(wanted, sizeof wanted, "test.db.v%d.bak", SCHEMA_VERSION);

    if (take(step, NEXT, copy, &err)) fail_msg("%s", err.text);

    expect_version("test.db", NEXT);
    assert_string_equal(find_in("test.db", "SELECT count(*) FROM card"), "3");
    assert_string_equal(find_in("test.db", "SELECT shelf FROM card"), "left");
    assert_string_equal(copy, wanted);
    expect_version(copy, SCHEMA_VERSION);
    assert_string_equal(find_in(copy, "SELECT name FROM card WHERE code = 'TOY-002'"),
                        "Bolt");
    assert_int_not_equal(access("test.db.copying", F_OK), 0);
}

static void steps_are_taken_one_after_the_other(void **state)
{
    static const UpgradeStep steps[] = {
        {SCHEMA_VERSION, add_column},
        {NEXT, "UPDATE card SET shelf = shelf || '-over'"},
        {0, NULL}};
    Err err = {0};
    (void)state;
    make_set_database("test.db");

    if (take(steps, NEXT + 1, NULL, &err)) fail_msg("%s", err.text);

    expect_version("test.db", NEXT + 1);
    assert_string_equal(find_in("test.db", "SELECT shelf FROM card"), "left-over");
}

static void no_copy_is_overwritten(void **state)
{
    char copy[100], first[100];
    Err err = {0};
    size_t n;
    (void)state;
    make_set_database("test.db");
    (void)snprintf(first, sizeof first, "test.db.v%d.bak", SCHEMA_VERSION);
    put_file(first, "mine");

    if (take(step, NEXT, copy, &err)) fail_msg("%s", err.text);

    char *kept = read_file(first, &n);
    assert_string_equal(kept, "mine");
    assert_non_null(strstr(copy, ".bak.2"));
    expect_version(copy, SCHEMA_VERSION);
    free(kept);
}

static void die(sqlite3_context *context, int n, sqlite3_value **values)
{
    (void)context, (void)n, (void)values;
    (void)kill(getpid(), SIGKILL);
}

// Takes an upgrade in a child that is killed within its first step, after the copy was made.
static void be_killed_in_a_step(void)
{
    static const UpgradeStep killing[] = {
        {SCHEMA_VERSION, "UPDATE card SET name = die()"}, {0, NULL}};
    int status;
    const pid_t child = fork();

    if (!child) {
        Err err = {0};
        Upgrade upgrade = {.db = connect_to("test.db"),
                           .path = "test.db",
                           .steps = killing,
                           .target = NEXT};
        (void)sqlite3_create_function(
            upgrade.db, "die", 0, SQLITE_UTF8, NULL, die, NULL, NULL);
        (void)upgrade_run(&upgrade, &err);
        _exit(1);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status));
}

static void the_copy_of_a_killed_upgrade_serves_the_next(void **state)
{
    char copy[100], wanted[100], second[100];
    Err err = {0};
    (void)state;
    make_set_database("test.db");
    (void)snprintf(wanted, sizeof wanted, "test.db.v%d.bak", SCHEMA_VERSION);
    (void)snprintf(second, sizeof second, "%.90s.2", wanted);
    be_killed_in_a_step();
    assert_int_equal(access(wanted, F_OK), 0);
    be_killed_in_a_step();

    if (take(step, NEXT, copy, &err)) fail_msg("%s", err.text);

    assert_string_equal(copy, wanted);
    expect_version(copy, SCHEMA_VERSION);
    assert_int_not_equal(access(second, F_OK), 0);
    assert_int_not_equal(access("test.db.copying", F_OK), 0);
}

static int count_found(sqlite3 *db, const char *word)
{
    sqlite3_stmt *row;

    assert_int_equal(
        sqlite3_prepare_v2(db, "SELECT count(*) FROM word_index(?1)", -1, &row, NULL),
        SQLITE_OK);
    sqlite3_bind_text(row, 1, word, -1, SQLITE_STATIC);
    assert_int_equal(sqlite3_step(row), SQLITE_ROW);
    int n = sqlite3_column_int(row, 0);
    sqlite3_finalize(row);
    return n;
}

static void searches_find_what_a_step_wrote(void **state)
{
    static const UpgradeStep renaming[] = {
        {SCHEMA_VERSION, "UPDATE card SET name = 'Thunder' WHERE code = 'TOY-002'"},
        {0, NULL}};
    Err err = {0};
    (void)state;
    make_set_database("test.db");

    if (take(renaming, NEXT, NULL, &err)) fail_msg("%s", err.text);

    sqlite3 *db = connect_to("test.db");
    assert_int_equal(count_found(db, "thunder"), 1);
    assert_int_equal(count_found(db, "bolt"), 0);
    assert_int_equal(count_found(db, "ann"), 1);
    sqlite3_close(db);
}

// [steps] fail with [text]: no byte of the database changes and no copy is left.
static void expect_undone(const UpgradeStep *steps, int target, const char *text)
{
    size_t before_n, after_n;
    Err err = {0};
    make_set_database("test.db");
    char *before = read_file("test.db", &before_n), copy[100];

    assert_int_equal(take(steps, target, copy, &err), -1);

    if (!strstr(err.text, text)) fail_msg("%s", err.text);
    assert_null(strchr(err.text, '\n'));
    char *after = read_file("test.db", &after_n);
    assert_int_equal(before_n, after_n);
    assert_memory_equal(before, after, before_n);
    assert_string_equal(copy, "");
    (void)snprintf(copy, sizeof copy, "test.db.v%d.bak", SCHEMA_VERSION);
    assert_int_not_equal(access(copy, F_OK), 0);
    free(before);
    free(after);
}

static void a_step_that_fails_leaves_the_database_as_it_was(void **state)
{
    static const UpgradeStep failing[] = {
        {SCHEMA_VERSION, "DELETE FROM card_fact; DELETE FROM nowhere"}, {0, NULL}};
    (void)state;

    expect_undone(failing, NEXT, "no such table: nowhere; it is left as it was");
}

static void rows_without_what_they_name_are_refused(void **state)
{
    static const UpgradeStep failing[] = {
        {SCHEMA_VERSION, "DELETE FROM card WHERE code = 'TOY-001'"}, {0, NULL}};
    (void)state;

    expect_undone(failing, NEXT, "rows refer to rows that are missing");
}

static void a_missing_step_is_named(void **state)
{
    (void)state;

    expect_undone(step, NEXT + 1, "and no upgrade starts from it");
}

static void what_cannot_be_copied_is_left_as_it_was(void **state)
{
    (void)state;
    assert_int_equal(mkdir("test.db.copying", 0777), 0);

    expect_undone(step, NEXT, "cannot be copied before it is brought forward: unable");
}

static void where_another_was_faster_nothing_is_done(void **state)
{
    Err err = {0};
    char copy[100];
    (void)state;
    make_set_database("test.db");

    assert_int_equal(take(step, SCHEMA_VERSION, copy, &err), 0);

    assert_string_equal(copy, "");
    expect_version("test.db", SCHEMA_VERSION);
}

static void a_locked_database_is_left_alone(void **state)
{
    Err err = {0};
    (void)state;
    make_set_database("test.db");
    sqlite3 *other = connect_to("test.db");
    assert_int_equal(sqlite3_exec(other, "BEGIN IMMEDIATE", NULL, NULL, NULL),
                     SQLITE_OK);

    assert_int_equal(take(step, NEXT, NULL, &err), -1);

    assert_non_null(strstr(err.text, "locked"));
    sqlite3_close(other);
    expect_version("test.db", SCHEMA_VERSION);
}

static void
a_reader_of_one_without_a_log_leaves_it_as_it_was_without_a_copy(void **state)
{
    Err err = {0};
    char copy[100];
    sqlite3_stmt *row;
    (void)state;
    make_set_database("test.db");
    sqlite3 *other = connect_to("test.db");
    (void)sqlite3_exec(other, "PRAGMA journal_mode = DELETE", NULL, NULL, NULL);
    assert_int_equal(sqlite3_prepare_v2(other, "SELECT code FROM card", -1, &row, NULL),
                     SQLITE_OK);
    assert_int_equal(sqlite3_step(row), SQLITE_ROW);

    assert_int_equal(take(step, NEXT, copy, &err), -1);

    assert_non_null(strstr(err.text, "locked; it is left as it was"));
    assert_string_equal(copy, "");
    (void)snprintf(copy, sizeof copy, "test.db.v%d.bak", SCHEMA_VERSION);
    assert_int_not_equal(access(copy, F_OK), 0);
    sqlite3_finalize(row);
    sqlite3_close(other);
    expect_version("test.db", SCHEMA_VERSION);
}

static void a_reader_of_one_with_a_log_goes_on_reading(void **state)
{
    Err err = {0};
    char copy[100];
    sqlite3_stmt *row;
    int n = 1;
    (void)state;
    make_set_database("test.db");
    sqlite3 *other = connect_to("test.db");
    assert_int_equal(sqlite3_prepare_v2(other, "SELECT code FROM card", -1, &row, NULL),
                     SQLITE_OK);
    assert_int_equal(sqlite3_step(row), SQLITE_ROW);

    assert_int_equal(take(step, NEXT, copy, &err), 0);

    while (sqlite3_step(row) == SQLITE_ROW) n++;
    assert_int_equal(n, 3);
    sqlite3_finalize(row);
    sqlite3_close(other);
    expect_version("test.db", NEXT);
    expect_version(copy, SCHEMA_VERSION); // whole, without a log of its own
}

static char root[4096]; // where the tests lie

// The database that the first release wrote becomes "test.db".
static void put_first_release(void)
{
    char path[sizeof root + 40], bytes[4096];
    struct archive *packed = archive_read_new();
    struct archive_entry *entry;
    la_ssize_t n;

    (void)snprintf(path, sizeof path, "%s/tests/earlier/cards-v5.db.gz", root);
    FILE *file = fopen("test.db", "wb");
    assert_non_null(packed);
    assert_non_null(file);
    (void)archive_read_support_filter_gzip(packed);
    (void)archive_read_support_format_raw(packed);
    assert_int_equal(archive_read_open_filename(packed, path, sizeof bytes), 0);
    assert_int_equal(archive_read_next_header(packed, &entry), 0);
    while ((n = archive_read_data(packed, bytes, sizeof bytes)) > 0)
        assert_int_equal(fwrite(bytes, 1, (size_t)n, file), n);
    archive_read_free(packed);
    assert_int_equal(fclose(file), 0);
}

// All that [sql] finds, a row a line, to be freed.
static char *rows_in(const char *path, const char *sql)
{
    sqlite3 *db = connect_to(path);
    char *text = sqlite3_mprintf("");
    sqlite3_stmt *row;

    assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &row, NULL), SQLITE_OK);
    while (sqlite3_step(row) == SQLITE_ROW) {
        char *more = sqlite3_mprintf("%s%s\n", text, sqlite3_column_text(row, 0));
        sqlite3_free(text);
        text = more;
    }
    sqlite3_finalize(row);
    sqlite3_close(db);
    return text;
}

static void expect_same_rows(const char *sql)
{
    char *fresh = rows_in("fresh.db", sql), *upgraded = rows_in("test.db", sql);

    assert_true(strlen(fresh) > 0);
    assert_string_equal(upgraded, fresh);
    sqlite3_free(fresh);
    sqlite3_free(upgraded);
}

static void the_first_release_gets_the_schema_of_today(void **state)
{
    ImportReport report;
    Err err = {0};
    (void)state;
    put_first_release();
    put_set();
    assert_int_equal(import_into("fresh.db", "set", (ImportOptions){0}, &report, &err),
                     0);
    arena_free(report.problems.arena);

    Store *store = store_open_to_write("test.db", &fixture_rules, &err);
    if (!store) fail_msg("%s", err.text);
    assert_int_equal(store->upgraded_from, SCHEMA_VERSION > 5 ? 5 : 0);
    store_close(store);

    expect_version("test.db", SCHEMA_VERSION);
    expect_same_rows(
        "SELECT m.name || '.' || c.name || ' ' || c.type || ' '"
        " || c.\"notnull\" || ' ' || c.pk || ' ' || coalesce(c.dflt_value, '')"
        " FROM sqlite_schema m, pragma_table_xinfo(m.name) c"
        " WHERE m.type = 'table' ORDER BY 1");
    expect_same_rows("SELECT m.name || '.' || f.\"from\" || ' ' || f.\"table\" || ' '"
                     " || f.on_delete || ' ' || f.on_update"
                     " FROM sqlite_schema m, pragma_foreign_key_list(m.name) f"
                     " WHERE m.type = 'table' ORDER BY 1");
    expect_same_rows("SELECT name || ' ' || type || ' ' || wr || ' ' || strict"
                     " FROM pragma_table_list WHERE schema = 'main' ORDER BY 1");
    expect_same_rows("SELECT sql FROM sqlite_schema"
                     " WHERE type IN ('index', 'view') AND sql <> '' ORDER BY name");
}

// Statements of an earlier version are those of now: worked out anew, the cards are the
// same.
static void the_cards_of_the_first_release_stay_as_they_are(void **state)
{
    ImportReport report = {.problems.arena = arena_new()};
    const ImportOptions options = {.rules = games_find(NULL)};
    Err err = {0};
    (void)state;
    put_first_release();
    Store *store = store_open_to_write("test.db", games_find(NULL), &err);
    assert_non_null(store);

    if (import_settle_all(store, &options, &report, &err)) fail_msg("%s", err.text);

    assert_int_equal(report.changes, 0);
    assert_false(report.written);
    arena_free(report.problems.arena);
    store_close(store);
    assert_string_equal(find_in("test.db", "SELECT count(*) > 10 FROM said"), "1");
}

static void two_at_once_make_one_copy(void **state)
{
    pid_t children[2];
    int status;
    (void)state;
    put_first_release();

    for (int i = 0; i < 2; i++) {
        children[i] = fork();
        if (children[i]) continue;
        Err err = {0};
        Store *store = store_open_to_write("test.db", &fixture_rules, &err);
        store_close(store);
        _exit(store ? 0 : 1);
    }
    for (int i = 0; i < 2; i++) {
        assert_int_equal(waitpid(children[i], &status, 0), children[i]);
        assert_int_equal(status, 0);
    }

    expect_version("test.db", SCHEMA_VERSION);
    expect_version("test.db.v5.bak", 5);
    assert_int_not_equal(access("test.db.v5.bak.2", F_OK), 0);
}

static void wait_for(double seconds)
{
    struct timespec time = {(time_t)seconds,
                            (long)((seconds - (double)(time_t)seconds) * 1e9)};

    nanosleep(&time, NULL);
}

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void take_in_child(double kill_after)
{
    Err err = {0};
    int status;
    pid_t child = fork();

    if (!child) _exit(take(step, NEXT, NULL, &err) ? 1 : 0);
    if (kill_after >= 0) {
        wait_for(kill_after);
        (void)kill(child, SIGKILL);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
}

static void put_many(void)
{
    FILE *file = fopen("list", "wb");
    ImportReport report;
    Err err = {0};

    assert_non_null(file);
    (void)fputs("code,name,type,text\n", file);
    for (int i = 0; i < CARDS; i++)
        (void)fprintf(file, "BIG-%05d,Card %d,Unit,%d: %0900d\n", i, i, i, i);
    assert_int_equal(fclose(file), 0);
    assert_int_equal(import_into("full.db", "list", (ImportOptions){0}, &report, &err),
                     0);
    arena_free(report.problems.arena);
}

// Checks the files after a kill: the old version or the new one, complete, and no copy
// that is not the complete old one.
static int look_after(void)
{
    char count[16], copy[100];

    (void)snprintf(count, sizeof count, "%d", CARDS);
    (void)snprintf(copy, sizeof copy, "test.db.v%d.bak", SCHEMA_VERSION);
    int version = atoi(find_in("test.db", "PRAGMA user_version"));
    expect_version("test.db", version);
    assert_string_equal(find_in("test.db", "SELECT count(*) FROM card"), count);
    assert_string_equal(
        find_in("test.db", "SELECT count(*) FROM card WHERE name LIKE '%!'"),
        version == NEXT ? count : "0");
    if (access(copy, F_OK) != 0) {
        assert_int_equal(version, SCHEMA_VERSION);
        return 0;
    }
    expect_version(copy, SCHEMA_VERSION);
    assert_string_equal(find_in(copy, "SELECT count(*) FROM card"), count);
    return version == NEXT ? 2 : 1;
}

static void start_again(void)
{
    assert_int_equal(system("rm -f test.db* && cp full.db test.db"), 0);
}

static void killed_at_any_moment_nothing_is_lost(void **state)
{
    const int kills = getenv("LONG") ? 40 : 12;
    int seen[3] = {0};
    (void)state;
    put_many();
    start_again();
    double began = now();
    take_in_child(-1);
    double takes = now() - began;
    assert_int_equal(look_after(), 2);

    for (int i = 0; i < kills; i++) {
        start_again();
        take_in_child(takes * 1.1 * i / (kills - 1));
        seen[look_after()]++;
    }
    assert_true(seen[0] + seen[1] > kills / 4); // else nothing was tried

    start_again();
    take_in_child(takes / 2);
    take_in_child(-1);
    expect_version("test.db", NEXT);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, make_home, remove_home)

// Version 12 kept languages as lists wrote them.
static void languages_get_their_codes(void **state)
{
    static const UpgradeStep codes[] = {{12, upgrade_12_sql}, {0, NULL}};
    Err err = {0};
    (void)state;
    put_file("list",
             "code,name,name_de,name_ja,text_de\nTOY-001,Lamp,Lampe,Ranpu,Leuchtet.\n"
             "TOY-002,Oil,,,\n");
    ImportReport report = {0};
    assert_int_equal(import_into("test.db", "list", (ImportOptions){0}, &report, &err),
                     0);
    arena_free(report.problems.arena);
    sqlite3 *db = connect_to("test.db");
    assert_int_equal(
        sqlite3_exec(db,
                     "PRAGMA user_version = 12;"
                     "UPDATE said SET language = 'english', content = replace(replace("
                     "content, 'nde' || char(31), 'ngerman' || char(31)),"
                     " char(31) || 'de' || char(31), char(31) || 'german' || char(31));"
                     "UPDATE card_name SET language = 'german' WHERE language = 'de';"
                     "UPDATE card_text SET language = 'german' WHERE language = 'de';"
                     "INSERT INTO card_name VALUES (1, 'english', 'Lamp', 'lamp')",
                     NULL,
                     NULL,
                     NULL),
        SQLITE_OK);
    sqlite3_close(db);

    if (take(codes, 13, NULL, &err)) fail_msg("%s", err.text);

    assert_string_equal(find_in("test.db",
                                "SELECT group_concat(language || ' ' || name, ', ')"
                                " FROM (SELECT * FROM card_name ORDER BY language)"),
                        "de Lampe, ja Ranpu");
    assert_string_equal(find_in("test.db", "SELECT language FROM card_text"), "de");
    assert_string_equal(find_in("test.db", "SELECT DISTINCT language FROM said"), "en");
    assert_string_equal(
        find_in("test.db", "SELECT count(*) FROM said WHERE instr(content, 'german')"),
        "0");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_step_brings_forward_and_leaves_a_copy),
        TEST(steps_are_taken_one_after_the_other),
        TEST(no_copy_is_overwritten),
        TEST(the_copy_of_a_killed_upgrade_serves_the_next),
        TEST(two_at_once_make_one_copy),
        TEST(searches_find_what_a_step_wrote),
        TEST(a_step_that_fails_leaves_the_database_as_it_was),
        TEST(rows_without_what_they_name_are_refused),
        TEST(a_missing_step_is_named),
        TEST(what_cannot_be_copied_is_left_as_it_was),
        TEST(languages_get_their_codes),
        TEST(where_another_was_faster_nothing_is_done),
        TEST(a_locked_database_is_left_alone),
        TEST(a_reader_of_one_without_a_log_leaves_it_as_it_was_without_a_copy),
        TEST(a_reader_of_one_with_a_log_goes_on_reading),
        TEST(the_first_release_gets_the_schema_of_today),
        TEST(the_cards_of_the_first_release_stay_as_they_are),
        TEST(killed_at_any_moment_nothing_is_lost),
    };

    if (!getcwd(root, sizeof root)) return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}

// kill_test.c -- an import that is killed at any moment changes everything or nothing.

#include "tests/db/fixture.h"

#include <signal.h>
#include <sys/wait.h>
#include <time.h>

enum { CARDS = 2400 };

// Writes a list whose rows need twice what an import keeps in memory, so that the
// database file changes long before the end.
static void put_list(void)
{
    FILE *file = fopen("list", "wb");

    assert_non_null(file);
    (void)fputs("code,name,type,energy,text\n", file);
    for (int i = 0; i < CARDS; i++)
        (void)fprintf(
            file, "BIG-%05d,Card %d,Unit,%d,%d times: %08000d\n", i, i, i % 10, i, i);
    assert_int_equal(fclose(file), 0);
}

static void import_and_leave(void)
{
    ImportReport report;
    Err err = {0};

    _exit(import_into("test.db", "list", (ImportOptions){0}, &report, &err) ? 1 : 0);
}

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void sleep_for(double seconds)
{
    struct timespec time = {(time_t)seconds,
                            (long)((seconds - (double)(time_t)seconds) * 1e9)};

    nanosleep(&time, NULL);
}

static int run_import(double kill_after)
{
    int status;
    pid_t child = fork();

    if (!child) import_and_leave();
    if (kill_after >= 0) {
        sleep_for(kill_after);
        (void)kill(child, SIGKILL);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    return status;
}

// How many cards a reader finds, by whom the database is opened first after the kill.
static int64_t count_cards(const char *path)
{
    Err err = {0};
    Store *store = store_open(path, &fixture_rules, &err);

    if (!store) fail_msg("%s", err.text);
    sqlite3_stmt *row = store_statement(store,
                                        "SELECT (SELECT count(*) FROM card) + 1000000 *"
                                        " (SELECT count(*) FROM pragma_integrity_check"
                                        "  WHERE integrity_check <> 'ok')",
                                        &err);
    if (!row || store_step(store, row, &err) <= 0) fail_msg("%s", err.text);
    int64_t n = sqlite3_column_int64(row, 0);
    store_close(store);
    return n;
}

static void an_import_killed_at_any_moment_leaves_all_or_none(void **state)
{
    const int kills = getenv("LONG") ? 50 : 7;
    int whole = 0, cut = 0;

    (void)state;
    put_set();
    put_list();
    double began = now();
    assert_int_equal(run_import(-1), 0);
    double takes = now() - began;
    assert_int_equal(count_cards("test.db"), CARDS);
    assert_int_equal(symlink("test.db", "link.db"), 0);

    for (int i = 0; i < kills; i++) {
        ImportReport report;
        Err err = {0};
        (void)unlink("test.db");
        (void)unlink("test.db-journal");
        (void)unlink("test.db-wal");
        (void)unlink("test.db-shm");
        assert_int_equal(
            import_into("test.db", "set", (ImportOptions){0}, &report, &err), 0);
        arena_free(report.problems.arena);
        // One of an earlier form has no log; its import is undone by its journal.
        if (i % 3 == 2) (void)find_in("test.db", "PRAGMA journal_mode = DELETE");
        // From the first moment to a little after the end.
        (void)run_import(takes * 1.1 * i / (kills - 1));
        int64_t n = count_cards(i % 2 ? "link.db" : "test.db");
        if (n != 3 && n != 3 + CARDS) fail_msg("%lld cards", (long long)n);
        whole += n > 3;
        cut += n == 3;
    }
    assert_true(cut > kills / 4); // else nothing was tried
    assert_int_equal(whole + cut, kills);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(
            an_import_killed_at_any_moment_leaves_all_or_none, make_home, remove_home),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

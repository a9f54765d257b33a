// log_test.c -- readers beside an import never wait, and the log beside the database is
// removed.

#include "tests/db/list_fixture.h"

#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>

enum { CARDS = 2000, READERS = 2 };

// Writes a list of cards with that energy.
static void put_long_list(const char *path, int energy)
{
    FILE *file = fopen(path, "wb");

    assert_non_null(file);
    (void)fputs("code,name,type,energy,text\n", file);
    for (int i = 0; i < CARDS; i++)
        (void)fprintf(file,
                      "BIG-%05d,Card %d,Unit,%d,%d times: %0500d\n",
                      i,
                      i,
                      energy,
                      energy,
                      i);
    assert_int_equal(fclose(file), 0);
}

static void import_card(const char *energy)
{
    char text[100];

    (void)snprintf(
        text, sizeof text, "code,name,type,energy\nTOY-001,Ann,Unit,%s\n", energy);
    assert_int_equal(import_text(text), 0);
}

// Returns whether a log or its index lies beside the database.
static bool has_log(void)
{
    return access("test.db-wal", F_OK) == 0 || access("test.db-shm", F_OK) == 0;
}

static off_t log_bytes(void)
{
    struct stat info;

    return stat("test.db-wal", &info) == 0 ? info.st_size : 0;
}

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

// The findings of a reader, in memory that all processes share.
typedef struct {
    double longest; // seconds
    int before, after;
    char fault[sizeof((Err *)0)->text];
    _Atomic int times;
    _Atomic bool stop;
} Seen;

static Seen *seen; // READERS of them

// Counts the cards of both energies in one statement.
static void look(Store *store, Seen *mine, Err *why)
{
    sqlite3_stmt *row =
        store_statement(store,
                        "SELECT count(*), sum(number = 1), sum(number = 2)"
                        " FROM card_fact v JOIN fact f ON f.id = v.fact"
                        " WHERE f.name = 'energy'",
                        why);

    if (!row || store_step(store, row, why) <= 0) return;
    const int all = store_number(row, 0);
    const int before = store_number(row, 1), after = store_number(row, 2);
    if (all != CARDS || (before != CARDS && after != CARDS))
        (void)err_set(why, 1, "%d cards, %d before, %d after", all, before, after);
    mine->before += before == CARDS;
    mine->after += after == CARDS;
    sqlite3_reset(row);
}

static void rest(void)
{
    const struct timespec time = {0, 1000000};

    nanosleep(&time, NULL);
}

// Reads until it is stopped, by one connection or with a new one each time.
static void read_on(Seen *mine, bool anew)
{
    Store *store = NULL;

    for (bool last = false; !last && !*mine->fault; mine->times++) {
        Err why = {0};
        last = mine->stop; // once more after the end
        const double began = now();
        if (!store) store = store_open("test.db", &fixture_rules, &why);
        if (store) look(store, mine, &why);
        if (anew) {
            store_close(store);
            store = NULL;
        }
        if (now() - began > mine->longest) mine->longest = now() - began;
        if (why.code) (void)snprintf(mine->fault, sizeof mine->fault, "%s", why.text);
        rest();
    }
    store_close(store);
    _exit(0);
}

// Writes all changes of the import that is about to be committed out of its memory. Waits
// until each reader has read a few times more, and this process the state before.
static int let_read(void *nothing, Store *store, const ImportReport *done, Err *why)
{
    (void)nothing, (void)done;
    assert_int_equal(sqlite3_db_cacheflush(store->db), SQLITE_OK);
    Store *before = store_open_before(store, &fixture_rules, why);
    if (!before) fail_msg("%s", why->text);
    store_close(before);
    for (int i = 0; i < READERS; i++) {
        const int times = seen[i].times;
        while (seen[i].times < times + 3 && !*seen[i].fault) rest();
    }
    return 0;
}

static void who_reads_beside_an_import_never_waits(void **state)
{
    pid_t readers[READERS];
    int status;
    (void)state;
    seen = mmap(NULL,
                READERS * sizeof *seen,
                PROT_READ | PROT_WRITE,
                MAP_SHARED | MAP_ANONYMOUS,
                -1,
                0);
    assert_true(seen != MAP_FAILED);
    put_long_list("one", 1);
    put_long_list("two", 2);
    assert_int_equal(import_with("one", (ImportOptions){0}), 0);

    for (int i = 0; i < READERS; i++) {
        readers[i] = fork();
        if (!readers[i]) read_on(&seen[i], i % 2);
    }
    const int failed = import_with("two", (ImportOptions){.before_commit = let_read});
    for (int i = 0; i < READERS; i++) seen[i].stop = true;

    for (int i = 0; i < READERS; i++) {
        assert_int_equal(waitpid(readers[i], &status, 0), readers[i]);
        print_message("reader %d: %d before and %d after, longest %.0f ms\n",
                      i + 1,
                      seen[i].before,
                      seen[i].after,
                      seen[i].longest * 1000);
        assert_string_equal(seen[i].fault, "");
        assert_true(seen[i].before > 0 && seen[i].after > 0);
    }
    assert_int_equal(failed, 0);
    assert_false(has_log());
    (void)munmap(seen, READERS * sizeof *seen);
}

static void a_database_keeps_a_log_from_its_first_import_on(void **state)
{
    (void)state;

    import_card("1");

    assert_string_equal(find("PRAGMA journal_mode"), "wal");
    assert_false(has_log());
    Store *store = store_open("test.db", &fixture_rules, &err);
    assert_true(has_log());
    store_close(store);
    assert_false(has_log());
}

static void one_without_a_log_gets_it_with_its_next_change(void **state)
{
    (void)state;
    import_card("1");
    (void)find("PRAGMA journal_mode = DELETE");

    import_card("1");
    assert_string_equal(find("PRAGMA journal_mode"), "delete");

    import_card("2");
    assert_string_equal(find("PRAGMA journal_mode"), "wal");
}

static void a_log_that_a_reader_keeps_is_told(void **state)
{
    (void)state;
    import_card("1");
    Store *reader = store_open("test.db", &fixture_rules, &err);
    sqlite3_stmt *row = store_statement(reader, "SELECT code FROM card", &err);
    assert_int_equal(store_step(reader, row, &err), 1);

    import_card("2");

    assert_int_equal(report.notes.n, 1);
    assert_non_null(strstr(problem_line(&report.notes.list[0], report.problems.arena),
                           "test.db-wal: found '"));
    assert_true(log_bytes() > 0);
    sqlite3_reset(row);
    import_card("3");
    assert_int_equal(report.notes.n, 0);
    assert_int_equal(log_bytes(), 0);
    store_close(reader);
    assert_false(has_log());
}

static int cards_of(Store *reader)
{
    sqlite3_stmt *row = store_statement(reader, "SELECT count(*) FROM card", &err);

    assert_int_equal(store_step(reader, row, &err), 1);
    const int n = store_number(row, 0);
    sqlite3_reset(row);
    return n;
}

static void one_that_holds_reads_one_state(void **state)
{
    (void)state;
    import_card("1");
    Store *reader = store_open("test.db", &fixture_rules, &err);
    store_hold(reader);

    for (int i = 0; i < 2; i++) {
        assert_int_equal(cards_of(reader), 1);
        if (!i)
            assert_int_equal(import_text("code,name,type,energy\nTOY-002,Bea,Unit,1\n"),
                             0);
    }

    store_let_go(reader);
    assert_int_equal(cards_of(reader), 2);
    store_let_go(reader);
    store_close(reader);
    assert_false(has_log());
    assert_string_equal(find("SELECT count(*) FROM card"), "2");
}

static void a_log_that_grows_too_long_stops_imports(void **state)
{
    (void)state;
    import_card("1");
    Store *reader = store_open("test.db", &fixture_rules, &err);
    sqlite3_stmt *row = store_statement(reader, "SELECT code FROM card", &err);
    assert_int_equal(store_step(reader, row, &err), 1);
    import_card("2");
    assert_int_equal(truncate("test.db-wal", ((off_t)LOG_MIB_MAX + 1) << 20), 0);

    assert_int_equal(import_text("code,energy\nTOY-001,3\n"), -1);

    assert_int_equal(err.code, 74);
    assert_non_null(strstr(err.text, "end that program and import again"));
    sqlite3_reset(row);
    import_card("3");
    assert_int_equal(log_bytes(), 0);
    store_close(reader);
}

// A program that opens the file and closes it takes the locks of all its connections away;
// then another one removes the log that this one writes.
static void a_second_look_keeps_the_locks(void **state)
{
    int begin[2], status;
    char go;
    (void)state;
    import_card("1");
    assert_int_equal(pipe(begin), 0);
    pid_t child = fork(); // before SQLite knows of locks, which the child would inherit
    if (!child) {
        const bool told = read(begin[0], &go, 1) == 1;
        Store *other = told ? store_open("test.db", &fixture_rules, &err) : NULL;
        store_close(other);
        _exit(other ? 0 : 1);
    }

    Store *held = store_open("test.db", &fixture_rules, &err);
    store_close(store_open("test.db", &fixture_rules, &err));
    assert_int_equal(write(begin[1], "", 1), 1);
    assert_int_equal(waitpid(child, &status, 0), child);

    assert_int_equal(status, 0);
    assert_true(has_log());
    store_close(held);
    assert_false(has_log());
    close(begin[0]);
    close(begin[1]);
}

static void the_database_itself_is_no_list(void **state)
{
    (void)state;
    import_card("1");
    assert_int_equal(mkdir("lists", 0755), 0);
    assert_int_equal(rename("list", "lists/list.csv"), 0);
    assert_int_equal(symlink("../test.db", "lists/a.db"), 0);
    assert_int_equal(link("test.db", "lists/b.db"), 0);

    assert_int_equal(import_with("lists", (ImportOptions){0}), 0);

    assert_int_equal(report.problems.n, 2);
    for (int i = 0; i < 2; i++)
        assert_non_null(
            strstr(problem_line(&report.problems.list[i], report.problems.arena),
                   "belongs to the database that this import writes"));
    assert_int_equal(import_with("test.db-shm", (ImportOptions){0}), -1);
    assert_non_null(strstr(err.text, "belongs to the database"));
}

// Runs [look_at] as somebody who may only read the home folder; returns its result.
static int as_reader(int (*look_at)(void))
{
    int status;

    assert_int_equal(chmod("test.db", 0444) || chmod(".", 0555), 0);
    pid_t child = fork();
    if (!child) {
        if (getuid() == 0 && (setgid(65534) || setuid(65534))) _exit(99);
        _exit(look_at());
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(chmod(".", 0755) || chmod("test.db", 0644), 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 98;
}

static int cards_read(void)
{
    Store *store = store_open("test.db", &fixture_rules, &err);
    sqlite3_stmt *row =
        store ? store_statement(store, "SELECT count(*) FROM card", &err) : NULL;
    int n = row && store_step(store, row, &err) > 0 ? store_number(row, 0) : 97;

    if (!store) print_message("%s\n", err.text);
    store_close(store);
    return n;
}

static int refused_for_its_log(void)
{
    return !store_open("test.db", &fixture_rules, &err) && err.code == 74 &&
           strstr(err.text, "cannot be read without its log");
}

static int refused_to_write(void)
{
    return !store_open_to_write("test.db", &fixture_rules, &err) && err.code == 74 &&
           strstr(err.text, "only be read by you");
}

static void who_may_only_read_can_read(void **state)
{
    (void)state;
    import_card("1");

    assert_int_equal(as_reader(cards_read), 1);
    assert_int_equal(as_reader(refused_to_write), 1);
    assert_false(has_log());

    put_file("test.db-wal", ""); // as a program that was killed leaves it
    assert_int_equal(as_reader(cards_read), 1);
    put_file("test.db-wal", "something");
    assert_int_equal(as_reader(refused_for_its_log), 1);
}

static void odd_names_of_files_are_read_where_nobody_may_write(void **state)
{
    (void)state;
    import_card("1");
    assert_int_equal(chmod(".", 0755), 0);
    assert_int_equal(mkdir("a?b#c%41", 0755), 0);
    assert_int_equal(rename("test.db", "a?b#c%41/test.db"), 0);
    assert_int_equal(chdir("a?b#c%41"), 0);

    assert_int_equal(as_reader(cards_read), 1);

    assert_int_equal(chdir(".."), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(who_reads_beside_an_import_never_waits),
        TEST(a_database_keeps_a_log_from_its_first_import_on),
        TEST(one_without_a_log_gets_it_with_its_next_change),
        TEST(a_log_that_a_reader_keeps_is_told),
        TEST(one_that_holds_reads_one_state),
        TEST(a_log_that_grows_too_long_stops_imports),
        TEST(a_second_look_keeps_the_locks),
        TEST(the_database_itself_is_no_list),
        TEST(who_may_only_read_can_read),
        TEST(odd_names_of_files_are_read_where_nobody_may_write),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

// damaged_test.c -- a database with damaged pages ends each command in one sentence.
//
// Fixed seeds damage a small file with small pages: some bytes, the end, or two pages that
// change places, with or without a log or journal beside it. Whoever reads it or imports
// into it ends soon, with a result or with one line about the file.

#include "tests/db/all_readers.h"

enum { PAGE = 512, SEEDS = 120, SECONDS_MAX = 10 };

static uint32_t chance;

static uint32_t next_number(uint32_t below)
{
    chance = chance * 1664525U + 1013904223U;
    return (chance >> 8) % below;
}

static void swap_pages(char *bytes, uint32_t pages)
{
    char kept[PAGE];
    char *one = bytes + (1 + next_number(pages - 1)) * PAGE;
    char *other = bytes + (1 + next_number(pages - 1)) * PAGE;

    memcpy(kept, one, PAGE);
    memmove(one, other, PAGE);
    memcpy(other, kept, PAGE);
}

// Damages [n] bytes of a file. Returns how many are left.
static size_t damage(char *bytes, size_t n)
{
    const uint32_t pages = (uint32_t)(n / PAGE);

    switch (next_number(5)) {
    case 0: return next_number(pages) * (size_t)PAGE;
    case 1: swap_pages(bytes, pages); return n;
    case 2: // a page that leads elsewhere, as one byte of its cells says
        memset(bytes + next_number(pages) * PAGE + 100, (int)next_number(256), 4);
        return n;
    default:
        for (uint32_t i = 1 + next_number(30); i; i--)
            bytes[next_number((uint32_t)n)] = (char)next_number(256);
        return n;
    }
}

static void put_bytes(const char *path, const char *bytes, size_t n)
{
    FILE *file = fopen(path, "wb");

    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, n, file), n);
    assert_int_equal(fclose(file), 0);
}

static void put_damaged(uint32_t seed)
{
    size_t n;
    char *bytes = read_file("small.db", &n);

    chance = seed;
    (void)unlink("test.db-wal");
    (void)unlink("test.db-shm");
    (void)unlink("test.db-journal");
    put_bytes("test.db", bytes, damage(bytes, n));
    // Bytes beside a file are no part of it, or the log of another one.
    if (seed % 7 == 3) put_bytes("test.db-wal", bytes, n / 2);
    if (seed % 7 == 5) put_bytes("test.db-journal", bytes, n / 2);
    free(bytes);
}

static void expect_one_line(uint32_t seed, const Err *err)
{
    if (!*err->text) fail_msg("seed %u: says nothing", seed);
    if (strchr(err->text, '\n')) fail_msg("seed %u: '%s'", seed, err->text);
}

static void read_damaged(uint32_t seed)
{
    Err err = {0};
    Store *store = store_open("test.db", &fixture_rules, &err);

    if (!store) expect_one_line(seed, &err);
    for (int i = 0; store && i < COUNT_OF(readers); i++) {
        err = (Err){0};
        const Reading reading = {.store = store, .arena = arena_new(), .err = &err};
        if (readers[i](&reading)) expect_one_line(seed, &err);
        arena_free(reading.arena);
    }
    store_close(store);
}

static void write_damaged(uint32_t seed)
{
    for (int i = 0; i < COUNT_OF(writers); i++) {
        Err err = {0};
        ImportReport report = {.problems.arena = arena_new()};
        Store *store = store_open_copy("test.db", &fixture_rules, &err);
        if (!store || writers[i](store, &report, &err)) expect_one_line(seed, &err);
        store_close(store);
        arena_free(report.problems.arena);
    }
}

static void damaged_pages_end_in_one_line(void **state)
{
    const uint32_t seeds = getenv("LONG") ? 20 * SEEDS : SEEDS;
    const char *only = getenv("SEED");
    (void)state;
    make_database();
    assert_int_equal(system("cp whole.db small.db"), 0);
    run_sql("small.db", "PRAGMA page_size = 512; VACUUM");

    for (uint32_t seed = only ? (uint32_t)atoi(only) : 1; seed <= seeds; seed++) {
        const double began = seconds_taken();
        put_damaged(seed);
        read_damaged(seed);
        write_damaged(seed);
        if (seconds_taken() - began > SECONDS_MAX)
            fail_msg("seed %u takes too long", seed);
        if (only) break;
    }
}

static void put_number(char *to, uint32_t number, int n)
{
    for (int i = 0; i < n; i++) to[i] = (char)(number >> (8 * (n - 1 - i)));
}

// Makes page [at] one that leads to page [next] everywhere.
static void put_tree_page(char *bytes, uint32_t at, uint32_t next)
{
    enum { CELLS = 60, HEAD = 12 };
    char *page = bytes + (at - 1) * PAGE;

    memset(page, 0, PAGE);
    page[0] = 5; // inside a tree of rows
    put_number(page + 3, CELLS, 2);
    put_number(page + 5, PAGE - CELLS * 5, 2);
    put_number(page + 8, next, 4);
    for (int i = 0; i < CELLS; i++) {
        const int cell = PAGE - (i + 1) * 5;
        put_number(page + HEAD + 2 * i, (uint32_t)cell, 2);
        put_number(page + cell, next, 4);
        page[cell + 4] = (char)(i + 1);
    }
}

// Twelve levels of sixty branches, which all lead to the same page of the level below: as
// many rows as nobody reads. Only counting steps ends that.
static void a_tree_without_end_is_left(void **state)
{
    enum { LEVELS = 12 };
    Err err = {0};
    size_t n;
    (void)state;
    make_database();
    assert_int_equal(system("cp whole.db test.db"), 0);
    run_sql("test.db", "PRAGMA page_size = 512; VACUUM");
    const uint32_t root = (uint32_t)atoi(
        find_in("test.db", "SELECT rootpage FROM sqlite_schema WHERE name = 'import'"));
    char *old = read_file("test.db", &n);
    char *bytes = calloc(1, n + (LEVELS + 1) * PAGE);
    const uint32_t pages = (uint32_t)(n / PAGE);
    assert_non_null(bytes);
    memcpy(bytes, old, n);
    memcpy(bytes + n + (LEVELS - 1) * PAGE, bytes + (root - 1) * PAGE, PAGE);
    put_tree_page(bytes, root, pages + 1);
    for (uint32_t i = 1; i < LEVELS; i++)
        put_tree_page(bytes, pages + i, pages + i + 1);
    put_number(bytes + 28, pages + LEVELS, 4);
    put_bytes("test.db", bytes, n + LEVELS * PAGE);
    Store *store = store_open("test.db", &fixture_rules, &err);
    if (!store) fail_msg("%s", err.text);
    const Reading reading = {.store = store, .arena = arena_new(), .err = &err};
    const double began = seconds_taken();

    assert_true(read_log(&reading));

    if (seconds_taken() - began > SECONDS_MAX) fail_msg("takes too long");
    if (!strstr(err.text, "test.db")) fail_msg("'%s'", err.text);
    print_message("%s\n", err.text);
    store_close(store);
    arena_free(reading.arena);
    free(old);
    free(bytes);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, make_home, remove_home)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(damaged_pages_end_in_one_line),
        TEST(a_tree_without_end_is_left),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

// list_fixture.h -- imports a card list into a new database and looks at the result.

#ifndef LIST_FIXTURE_H
#define LIST_FIXTURE_H

#include "tests/db/fixture.h"

#include "db/store/lookup.h"

static ImportReport report;
static Err err;

static inline int begin(void **state)
{
    report = (ImportReport){0};
    err = (Err){0};
    return make_home(state);
}

static inline int end(void **state)
{
    arena_free(report.problems.arena);
    return remove_home(state);
}

static inline int import_with(const char *path, ImportOptions options)
{
    arena_free(report.problems.arena);
    return import_into("test.db", path, options, &report, &err);
}

static inline int import_text(const char *text)
{
    put_file("list", text);
    return import_with("list", (ImportOptions){0});
}

static inline const char *find(const char *sql)
{
    return find_in("test.db", sql);
}

// Expects these sums over everything but texts.
static inline void expect_counts(int added, int changed, int unchanged, int rejected)
{
    Tally sum = import_report_sum(&report);

    for (int i = 0; i < report.tallies_n; i++) {
        const Tally *texts = &report.tallies[i];
        if (strcmp(texts->kind, "texts") != 0) continue;
        sum.added -= texts->added;
        sum.changed -= texts->changed;
    }
    assert_int_equal(sum.added, added);
    assert_int_equal(sum.changed, changed);
    assert_int_equal(sum.unchanged, unchanged);
    assert_int_equal(sum.rejected, rejected);
}

// Expects these sums over texts.
static inline void expect_texts(int added, int changed, int removed)
{
    Tally sum = {0};

    for (int i = 0; i < report.tallies_n; i++) {
        const Tally *texts = &report.tallies[i];
        if (strcmp(texts->kind, "texts") != 0) continue;
        sum.added += texts->added;
        sum.changed += texts->changed;
        sum.removed += texts->removed;
    }
    assert_int_equal(sum.added, added);
    assert_int_equal(sum.changed, changed);
    assert_int_equal(sum.removed, removed);
}

static inline void expect_problem(const char *line)
{
    assert_int_equal(report.problems.n, 1);
    assert_string_equal(problem_line(&report.problems.list[0], report.problems.arena),
                        line);
}

static inline void expect_note(const char *line)
{
    assert_int_equal(report.notes.n, 1);
    assert_string_equal(problem_line(&report.notes.list[0], report.problems.arena),
                        line);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)

#endif

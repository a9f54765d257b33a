// export_fixture.h -- exports a database and imports what came out into another one.

#ifndef EXPORT_FIXTURE_H
#define EXPORT_FIXTURE_H

#include "tests/db/fixture.h"

#include "db/export/export_cards.h"
#include "db/text/file.h"
#include "engine/base/limit.h"

static ImportReport report;
static Err err;
static bool bare; // exports go without texts

static inline int begin(void **state)
{
    report = (ImportReport){0};
    err = (Err){0};
    bare = false;
    return make_home(state);
}

static inline int end(void **state)
{
    arena_free(report.problems.arena);
    return remove_home(state);
}

static inline void import(const char *db, const char *path)
{
    arena_free(report.problems.arena);
    const int failed = import_into(db, path, (ImportOptions){0}, &report, &err);
    if (failed) print_message("%s\n", err.text);
    assert_int_equal(failed, 0);
    for (int i = 0; i < report.problems.n; i++)
        print_message("%s\n",
                      problem_line(&report.problems.list[i], report.problems.arena));
    assert_int_equal(report.rejected, 0);
}

static inline void export_into(const char *db, const char *form, FILE *out)
{
    Store *store = store_open(db, &fixture_rules, &err);
    Arena *arena = arena_new();
    CardExport *writer = export_cards_new(
        &(ExportWish){form, &riftbound_lists, !bare}, store, arena, out);
    sqlite3_stmt *row =
        store_statement(store, "SELECT id FROM card ORDER BY code", &err);
    FullCard full;

    assert_non_null(writer);
    assert_int_equal(export_cards_begin(writer, "out", &err), 0);
    while (store_step(store, row, &err) > 0) {
        assert_int_equal(
            card_full_read(store, sqlite3_column_int64(row, 0), arena, &full, &err), 0);
        assert_int_equal(export_cards_add(writer, &full, &err), 0);
    }
    assert_int_equal(export_cards_end(writer, true, &err), 0);
    arena_free(arena);
    store_close(store);
}

static inline void export_from(const char *db, const char *form, const char *path)
{
    FILE *out = fopen(path, "w");

    export_into(db, form, out);
    assert_int_equal(fclose(out), 0);
}

static inline void export_cards(const char *form, const char *path)
{
    export_from("test.db", form, path);
}

// Claims that two files have the same bytes.
static inline void expect_same_bytes(const char *what, const char *one,
                                     const char *other)
{
    Arena *arena = arena_new();
    size_t n = 0, m = 0;
    const char *a = file_read(one, LIMIT_FILE_BYTES, arena, &n, &err);
    const char *b = file_read(other, LIMIT_FILE_BYTES, arena, &m, &err);

    if (n != m || memcmp(a, b, n) != 0) print_message("%s\n", what);
    assert_int_equal(n, m);
    assert_memory_equal(a, b, n);
    arena_free(arena);
}

// All that [sql] finds in [db], a line each row; to be freed.
static inline char *dump(const char *db, const char *sql)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    Store *store = store_open(db, &fixture_rules, &err);
    store_make_temp(store, FACT_VIEWS);
    sqlite3_stmt *row = store_statement(store, sql, &err);

    assert_non_null(row);
    while (store_step(store, row, &err) > 0) {
        for (int i = 0; i < sqlite3_column_count(row); i++)
            (void)fprintf(out, "%s|", store_text(row, i));
        (void)fputs("\n", out);
    }
    store_close(store);
    assert_int_equal(fclose(out), 0);
    return text;
}

// Compares tables by codes, not by ids, and leaves out the imports.
typedef enum {
    FACTS_ROWS,
    SUPERTYPES,
    POWERS,
    KEYWORDS,
    NAMES,
    ENGLISH,
    TEXTS,
    PRINTS,
    IDS,
    TABLES
} Part;

#define ITEMS(what)                                                                    \
    " (SELECT group_concat(word) FROM (SELECT word FROM item"                          \
    " WHERE card = c.id AND fact = '" what "' ORDER BY position))"

static const char *const tables[TABLES] = {
    [FACTS_ROWS] =
        "SELECT c.code, c.name, folded, type, energy, power, might, rarity,"
        " s.code, s.name," ITEMS("domains") "," ITEMS(
            "tags") " FROM sheet c JOIN card_set s ON s.id = card_set ORDER BY c.code",
    [SUPERTYPES] = "SELECT code, position, word FROM item"
                   " JOIN card ON id = card WHERE fact = 'supertypes' ORDER BY 1, 2",
    [POWERS] = "SELECT code, might_bonus, has_text," ITEMS(
        "power_domains") " FROM sheet c ORDER BY 1",
    [KEYWORDS] = "SELECT code, position, word, number, cost FROM item"
                 " JOIN card ON id = card WHERE fact = 'keywords' ORDER BY 1, 2",
    [NAMES] = "SELECT code, language, n.name, n.folded FROM card_name n"
              " JOIN card ON id = card ORDER BY 1, 2",
    [ENGLISH] = "SELECT code, text FROM card_text JOIN card ON id = card"
                " WHERE language = 'en' AND kind = 'effective' ORDER BY 1",
    [TEXTS] = "SELECT code, language, kind, text FROM card_text"
              " JOIN card ON id = card ORDER BY 1, 2, 3",
    [PRINTS] = "SELECT p.code, c.code, number, p.rarity FROM printing p"
               " JOIN card c ON id = card ORDER BY 1",
    [IDS] = "SELECT source, id, printing FROM printing_id ORDER BY 1, 2, 3",
};

static inline void expect_same(const char *what, const char *sql)
{
    char *before = dump("test.db", sql), *after = dump("again.db", sql);

    if (strcmp(before, after) != 0) print_message("%s\n", what);
    assert_string_equal(after, before);
    free(before);
    free(after);
}

#endif

// all_readers.h -- a database with a row in every table, all that reads one, and imports.

#ifndef ALL_READERS_H
#define ALL_READERS_H

#include "tests/db/fixture.h"

#include <time.h>

#include "db/decks/lookup_deck.h"
#include "db/export/db_diff.h"
#include "db/export/export_cards.h"
#include "db/export/export_set.h"
#include "db/import/base/game_forms.h"
#include "db/import/import_settle_all.h"
#include "db/import/import_undo.h"
#include "db/store/card_full.h"
#include "db/store/import_log.h"
#include "db/store/lookup.h"
#include "db/store/owned.h"
#include "db/store/search.h"
#include "engine/riftbound/riftbound.h"

static void import_one(const char *path, ImportOptions options)
{
    ImportReport report;
    Err err = {0};

    if (import_into("whole.db", path, options, &report, &err)) fail_msg("%s", err.text);
    arena_free(report.problems.arena);
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
        "INSERT OR IGNORE INTO deck_card VALUES (9, 0, 'main', 'Bolt', 2);"
        "INSERT INTO collection VALUES (9, 1, 'binder');"
        "INSERT INTO owned VALUES (9, 'TOY-001', 3)");
}

// ---- all that read

typedef struct {
    Store *store;
    Arena *arena;
    Err *err;
} Reading;

static int read_cards(const Reading *reading)
{
    FILE *file = fopen("/dev/null", "wb");
    CardExport *out = export_cards_new(
        &(ExportWish){"csv", NULL, true}, reading->store, reading->arena, file);
    int64_t *ids;
    FullCard full;
    const int n = lookup_cards(reading->store, reading->arena, &ids, reading->err);
    int failed = n < 0 || export_cards_begin(out, "out", reading->err);

    for (int i = 0; i < n && !failed; i++)
        failed = card_full_read(
                     reading->store, ids[i], reading->arena, &full, reading->err) ||
                 export_cards_add(out, &full, reading->err);
    if (n >= 0 && export_cards_end(out, !failed, reading->err)) failed = -1;
    assert_int_equal(fclose(file), 0);
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

static int read_owned(const Reading *reading)
{
    return owned_known(reading->store, reading->err) < 0 ||
           owned_count(reading->store, 1, reading->err) < 0;
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
    const int failed = export_set_folder(reading->store,
                                         &(SetWish){"TOY", "out", true, NULL},
                                         reading->arena,
                                         reading->err);

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
                                                         read_owned,
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

// Returns the seconds of processor time that the test has taken: whatever else the machine
// does, it takes no more of them.
static inline double seconds_taken(void)
{
    struct timespec time;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

#endif

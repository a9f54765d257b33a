// fixture.h -- a folder of its own for each test, files in it, and the words of a small
// game.

#ifndef FIXTURE_H
#define FIXTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/import/import.h"
#include "db/riftbound/riftbound_lists.h"
#include "db/store/store.h"
#include "engine/base/base.h"
#include "engine/play/play.h"
#include "engine/riftbound/front/riftbound_decks.h"

static char home[64]; // of the running test; the working directory, too

static inline int make_home(void **state)
{
    const char *tmp = getenv("TMPDIR");

    (void)state;
    (void)snprintf(
        home, sizeof home, "%.40s/cardwright-db-XXXXXX", tmp && *tmp ? tmp : "/tmp");
    return !mkdtemp(home) || chdir(home);
}

static inline int remove_one(const char *path, const struct stat *info, int kind,
                             struct FTW *walk)
{
    (void)info, (void)kind, (void)walk;
    return remove(path);
}

static inline int remove_home(void **state)
{
    (void)state;
    return chdir("/") || nftw(home, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

// Writes a file of the home folder, making the folders on its way.
static inline void put_file(const char *path, const char *text)
{
    char folder[256];

    for (const char *slash = path; (slash = strchr(slash, '/')); slash++) {
        (void)snprintf(folder, sizeof folder, "%.*s", (int)(slash - path), path);
        (void)mkdir(folder, 0777);
    }
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    (void)fputs(text, file);
    assert_int_equal(fclose(file), 0);
}

// The whole of a file, to be freed; "" if it is not there.
static inline char *read_file(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    struct stat info = {0};

    if (file) (void)fstat(fileno(file), &info);
    char *bytes = calloc(1, (size_t)info.st_size + 1);
    assert_non_null(bytes);
    *size = file ? fread(bytes, 1, (size_t)info.st_size, file) : 0;
    if (file) (void)fclose(file);
    return bytes;
}

static const NameRow fixture_types[] = {{"Unit"}, {"Spell"}, {"Gear"}, {"Legend"}};
static const NameRow fixture_supertypes[] = {{"Token"}, {"Champion"}};
static const NameRow fixture_formats[] = {{"duel"}, {"teams"}};
static const NameRow fixture_domains[] = {{"Fury"}, {"Calm"}};

static const Play fixture_play = {.decks = &riftbound_decks};
// The facts of the small game, in the order of its lists.
enum {
    TOY_DOMAINS,
    TOY_ENERGY,
    TOY_POWER,
    TOY_POWER_DOMAINS,
    TOY_MIGHT,
    TOY_MIGHT_BONUS,
    TOY_FACTS
};

#define TOY_WORDS                                                                      \
    .kind = FACT_WORDS, .vocabulary = fixture_domains,                                 \
    .vocabulary_n = COUNT_OF(fixture_domains)
#define TOY_NUMBER .kind = FACT_NUMBER, .most = 99

static const FactRow fixture_facts[TOY_FACTS] = {
    [TOY_DOMAINS] = {.name = "domains",
                     TOY_WORDS,
                     .role = FACT_IDENTITY,
                     .search = "domain"},
    [TOY_ENERGY] = {.name = "energy",
                    TOY_NUMBER,
                    .role = FACT_COST,
                    .search = "energy"},
    [TOY_POWER] = {.name = "power",
                   TOY_NUMBER,
                   .role = FACT_SYMBOLS,
                   .zero_is_none = true,
                   .beside = 1 + TOY_POWER_DOMAINS,
                   .search = "power"},
    [TOY_POWER_DOMAINS] = {.name = "power_domains",
                           TOY_WORDS,
                           .role = FACT_SYMBOL_WORDS,
                           .beside = 1 + TOY_DOMAINS,
                           .doc = "domains that the power may be paid in"},
    [TOY_MIGHT] = {.name = "might", TOY_NUMBER, .role = FACT_MAIN, .search = "might"},
    [TOY_MIGHT_BONUS] = {.name = "might_bonus", TOY_NUMBER, .search = "bonus"},
};

// Headings that lists of the small game have beside the names.
static const FactHeading fixture_headings[] = {
    {TOY_DOMAINS, "en", "domain"},
    {TOY_DOMAINS, "de", "farben"},
    {TOY_ENERGY, "en", "cost"},
    {TOY_ENERGY, "en", "energy cost"},
    {TOY_ENERGY, "de", "kosten"},
    {TOY_ENERGY, "fr", "energie"},
    {TOY_ENERGY, "fr", "cout"},
    {TOY_MIGHT, "de", "macht"},
    {TOY_MIGHT, "de", "starke"},
};

static const Rules fixture_rules = {
    .game = "toy",
    .play = &fixture_play,
    .api = 1,
    .types = fixture_types,
    .types_n = COUNT_OF(fixture_types),
    .supertypes = fixture_supertypes,
    .supertypes_n = 2,
    .formats = fixture_formats,
    .formats_n = 2,
    .facts = fixture_facts,
    .facts_n = TOY_FACTS,
    .headings = fixture_headings,
    .headings_n = COUNT_OF(fixture_headings),
};

#define LIST_HEAD                                                                      \
    "code,name,type,domains,energy,power,power_domains,might,tags,keywords,script\n"

// A sound set of three cards, one keyword and one script in the folder "set".
static inline void put_set(void)
{
    put_file("set/set.json",
             "{\"set\": \"TOY\", \"name\": \"Toys\", \"game\": \"toy\", \"api\": 1}");
    put_file("set/cards.csv",
             LIST_HEAD
             "TOY-001,\"Ann, First\",Unit,Fury,3,1,Fury,4,Girl; Red,Push 2,no\n"
             "TOY-002,Bolt,Spell,Fury; Calm,1,,,,,Wind {1 calm},yes\n"
             "TOY-003,Crate,Gear,,0,,,,,,no\n");
    put_file("set/keywords/push.lua", "-- Pushes.\nkeyword \"Push\" {}\n");
    put_file("set/toy-002-bolt.lua",
             "-- TOY-002 Bolt\n-- Strikes.\ncard \"TOY-002\" {}\n");
}

// The rules of imports; a test may have others.
static const Rules *import_rules = &fixture_rules;

// Imports [path] into test.db; the report's arena is the caller's to free.
static inline int import_into(const char *db, const char *path, ImportOptions options,
                              ImportReport *report, Err *err)
{
    Store *store = store_open_to_write(db, import_rules, err);

    *report = (ImportReport){.problems.arena = arena_new()};
    options.rules = import_rules;
    options.forms = &riftbound_lists;
    options.paths = &path;
    options.paths_n = 1;
    if (!store) return -1;
    int failed = import_paths(store, &options, report, err);
    store_close(store);
    return failed;
}

// Makes the database [path] of the sound set.
static inline void make_set_database(const char *path)
{
    ImportReport report;
    Err err = {0};

    put_set();
    if (import_into(path, "set", (ImportOptions){0}, &report, &err))
        fail_msg("%s", err.text);
    arena_free(report.problems.arena);
}

static inline void run_sql(const char *path, const char *sql)
{
    char *why = NULL;
    sqlite3 *db;

    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    if (sqlite3_exec(db, sql, NULL, NULL, &why)) fail_msg("%s: %s", sql, why);
    sqlite3_close(db);
}

// Two views of facts for the statements of tests: `sheet` is a card with its facts of
// one item as columns, `item` a row for each item of a fact.
#define FACT_VIEWS                                                                     \
    "CREATE TEMP VIEW item AS"                                                         \
    " SELECT v.card, f.name AS fact, v.position, v.word, v.number, v.cost"             \
    " FROM main.card_fact v JOIN main.fact f ON f.id = v.fact;"                        \
    "CREATE TEMP VIEW sheet AS"                                                        \
    " SELECT c.*,"                                                                     \
    " (SELECT word FROM item WHERE card = c.id AND fact = 'type') AS type,"            \
    " (SELECT word FROM item WHERE card = c.id AND fact = 'rarity') AS rarity,"        \
    " (SELECT number FROM item WHERE card = c.id AND fact = 'energy') AS energy,"      \
    " (SELECT number FROM item WHERE card = c.id AND fact = 'power') AS power,"        \
    " (SELECT number FROM item WHERE card = c.id AND fact = 'might') AS might,"        \
    " (SELECT number FROM item WHERE card = c.id AND fact = 'might_bonus')"            \
    "  AS might_bonus"                                                                 \
    " FROM main.card c;"

// Returns what [sql] finds in the database at [path], as text, or "" without a row.
static inline const char *find_in(const char *path, const char *sql)
{
    static char text[400];
    sqlite3_stmt *row;
    sqlite3 *db;

    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    (void)sqlite3_exec(db, FACT_VIEWS, NULL, NULL, NULL);
    assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &row, NULL), SQLITE_OK);
    text[0] = '\0';
    if (sqlite3_step(row) == SQLITE_ROW && sqlite3_column_text(row, 0))
        (void)snprintf(text, sizeof text, "%s", sqlite3_column_text(row, 0));
    sqlite3_finalize(row);
    sqlite3_close(db);
    return text;
}

#endif

// list.h -- any bytes as a file to import; the fuzzers of card lists share it.

#ifndef FUZZ_LIST_H
#define FUZZ_LIST_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "db/import/import.h"
#include "db/lists/list_format.h"
#include "db/riftbound/riftbound_lists.h"
#include "engine/base/base.h"
#include "tests/fuzz/stages.h"

// The stages of targets that import, the last one of those of lists alone; others that read
// files have their own.
enum { FUZZ_REFUSED, FUZZ_TOLD, FUZZ_TAKEN, FUZZ_REPLACED };
#define FUZZ_STAGES                                                                    \
    {                                                                                  \
        "refused whole", "rows told", "rows taken"                                     \
    }
#define FUZZ_LIST_STAGES                                                               \
    {                                                                                  \
        "refused whole", "rows told", "rows taken", "taken as a set"                   \
    }

static const NameRow fuzz_types[] = {{"Unit"}, {"Spell"}, {"Gear"}, {"Legend"}};
static const NameRow fuzz_supertypes[] = {{"Token"}, {"Champion"}};
static const NameRow fuzz_domains[] = {{"Fury"}, {"Calm"}};
static const NameRow fuzz_formats[] = {{"duel"}};

// Types as columns name those that have them, one bit each.
enum { FUZZ_UNITS = 1, FUZZ_SPELLS = 2 };

// Columns of each sort that a game may have, one of them called as other lists call tags.
static const FactRow fuzz_facts[] = {
    {.name = "domains",
     .kind = FACT_WORDS,
     .role = FACT_IDENTITY,
     .vocabulary = fuzz_domains,
     .vocabulary_n = COUNT_OF(fuzz_domains)},
    {.name = "energy", .kind = FACT_NUMBER, .most = 99},
    {.name = "power",
     .kind = FACT_NUMBER,
     .most = 99,
     .beside = 4,
     .zero_is_none = true},
    {.name = "power_domains",
     .kind = FACT_WORDS,
     .role = FACT_SYMBOL_WORDS,
     .beside = 1,
     .vocabulary = fuzz_domains,
     .vocabulary_n = COUNT_OF(fuzz_domains),
     .doc = "domains of the power"},
    {.name = "might", .kind = FACT_NUMBER, .most = 99},
    {.name = "depth",
     .kind = FACT_NUMBER,
     .least = -50,
     .most = 50,
     .types = FUZZ_UNITS},
    {.name = "blows", .kind = FACT_NUMBER, .parts = 3, .most = 9, .types = FUZZ_SPELLS},
    {.name = "signs",
     .kind = FACT_WORDS,
     .repeats = true,
     .vocabulary = fuzz_domains,
     .vocabulary_n = COUNT_OF(fuzz_domains)},
    {.name = "paths", .kind = FACT_WORDS, .names = true},
    {.name = "traits", .kind = FACT_WORDS, .open = true, .vocabulary = fuzz_domains},
};

static const Rules fuzz_rules = {
    .game = "toy",
    .api = 1,
    .types = fuzz_types,
    .types_n = COUNT_OF(fuzz_types),
    .supertypes = fuzz_supertypes,
    .supertypes_n = COUNT_OF(fuzz_supertypes),
    .facts = fuzz_facts,
    .facts_n = COUNT_OF(fuzz_facts),
    .formats = fuzz_formats,
    .formats_n = COUNT_OF(fuzz_formats),
};

// A database in memory with the schema, and in it a set without cards.
static inline Store *fuzz_store(void)
{
    static Store *store;
    Err err = {0};

    if (store) return store;
    store = store_open_to_write("", &fuzz_rules, &err);
    ASSERT(store && !store_begin(store, &err));
    ASSERT(!sqlite3_exec(store->db,
                         "INSERT INTO card_set (game, code, name, api)"
                         " SELECT id, 'RPL', 'Replaced', 1 FROM game",
                         NULL,
                         NULL,
                         NULL));
    ASSERT(!store_commit(store, &err));
    return store;
}

// The text of a file that no input names, if a target has one; no message may have it.
// It is another one for each input, because the fuzzer learns what its inputs are
// compared with.
static char fuzz_secret[40];

static inline void fuzz_new_secret(void)
{
    static uint64_t n = 1;

    n = n * 6364136223846793005 + 1442695040888963407;
    (void)snprintf(fuzz_secret,
                   sizeof fuzz_secret,
                   "somebody else's %016llx",
                   (unsigned long long)n);
}

// Expects a line that a person can read, without what it should not have.
static inline void fuzz_line(const char *line)
{
    enum { LINE_BYTES = 8192 };

    ASSERT(strlen(line) < LINE_BYTES);
    ASSERT(!*fuzz_secret || !strstr(line, fuzz_secret));
}

// Imports [path], in place of a set or beside it, and undoes it again; all that is reported is
// written out.
static inline void fuzz_import_as(const char *path, const char *replace_set)
{
    ImportOptions options = {.rules = &fuzz_rules,
                             .forms = &riftbound_lists,
                             .paths = &path,
                             .paths_n = 1,
                             .replace_set = replace_set,
                             .strict = replace_set,
                             .dry_run = true};
    ImportReport report = {.problems.arena = arena_new()};
    Err err = {0};

    if (import_paths(fuzz_store(), &options, &report, &err)) {
        ASSERT(err.code);
        fuzz_line(err.text);
        if (!replace_set) stages_reach(FUZZ_REFUSED);
    }
    if (report.problems.n && !replace_set) stages_reach(FUZZ_TOLD);
    if (import_report_sum(&report).added)
        stages_reach(replace_set ? FUZZ_REPLACED : FUZZ_TAKEN);
    for (int i = 0; i < report.problems.n; i++)
        fuzz_line(problem_line(&report.problems.list[i], report.problems.arena));
    for (int i = 0; i < report.notes.n; i++)
        fuzz_line(problem_line(&report.notes.list[i], report.problems.arena));
    arena_free(report.problems.arena);
}

static inline void fuzz_import(const char *path)
{
    fuzz_import_as(path, NULL);
}

// Imports the list at [path] in both ways.
static inline void fuzz_import_list(const char *path)
{
    fuzz_import(path);
    fuzz_import_as(path, "RPL");
}

// A path under which a file of these bytes can be opened, until the next call.
static inline const char *fuzz_file(const uint8_t *data, size_t size)
{
    static int file = -1;
    static char path[40];

    if (file < 0) file = memfd_create("input", 0);
    ASSERT(file >= 0 && !ftruncate(file, 0));
    ASSERT(pwrite(file, data, size, 0) == (ssize_t)size);
    (void)snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    return path;
}

// Imports the bytes if they are a list of this form. -1: they are not, so that they are
// not kept for further tries.
static inline int fuzz_list(const uint8_t *data, size_t size, const char *form)
{
    const char *path = fuzz_file(data, size);
    Err err;
    Source *source = source_open(path, &err);
    ListHead head = {0};

    if (!source) return -1;
    head.text = source_head(source, &head.n);
    const ListWords words = {.columns = &fuzz_store()->facts,
                             .forms = &riftbound_lists};
    const ListFormat *format = list_format_find(&words, &head);
    source_close(source);
    if (!format || strcmp(format->name, form) != 0) return -1;
    fuzz_import_list(path);
    return 0;
}

#endif

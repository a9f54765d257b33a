// importer.c -- counts results, rejects rows, runs SQL and writes history.
//
// No row refers to the import before importer_start has made its row, so an import that
// changes nothing leaves none.

#include "db/import/base/importer.h"

#include <stdarg.h>
#include <string.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

void importer_open(Importer *importer, const char *source, const char *kind)
{
    ImportReport *report = importer->report;

    for (int i = report->tallies_n - 1; i >= 0; i--) { // mostly one of the last
        importer->tally = &report->tallies[i];
        if (!strcmp(importer->tally->source, source) &&
            !strcmp(importer->tally->kind, kind))
            return;
    }
    report->tallies = arena_grow(
        importer->arena, report->tallies, report->tallies_n, sizeof *report->tallies);
    importer->tally = &report->tallies[report->tallies_n++];
    *importer->tally = (Tally){.source = source, .kind = kind};
}

void importer_count(Importer *importer, Done done)
{
    Tally *tally = importer->tally;

    switch (done) {
    case DONE_ADDED: tally->added++; break;
    case DONE_CHANGED: tally->changed++; break;
    case DONE_MERGED: tally->merged++; break;
    case DONE_REMOVED: tally->removed++; break;
    case DONE_UNCHANGED: tally->unchanged++; return;
    case DONE_WAITS: tally->waiting++; return;
    }
    importer->report->changes++;
}

void importer_reject(Importer *importer, const Problem *problem)
{
    problem_add(&importer->report->problems, problem);
    importer->tally->rejected++;
    importer->report->rejected++;
}

uint64_t importer_hash(const char *text, uint64_t seed)
{
    return XXH64(text, strlen(text), seed);
}

static int run(Importer *importer, sqlite3_stmt *statement)
{
    int status;

    while ((status = store_step(importer->store, statement, importer->err)) > 0)
        continue;
    return status;
}

int importer_exec(Importer *importer, const char *sql, const char *letters, ...)
{
    sqlite3_stmt *statement = store_statement(importer->store, sql, importer->err);
    va_list args;

    if (!statement) return -1;
    va_start(args, letters);
    store_bind_list(statement, letters, args);
    va_end(args);
    return run(importer, statement);
}

int64_t importer_find(Importer *importer, const char *sql, const char *text)
{
    sqlite3_stmt *statement = store_statement(importer->store, sql, importer->err);

    if (!statement) return -2;
    store_bind(statement, "t", text);
    int status = store_step(importer->store, statement, importer->err);
    int64_t found = status > 0 ? sqlite3_column_int64(statement, 0) : status - 1;
    sqlite3_reset(statement);
    return found;
}

int importer_start(Importer *importer)
{
    if (importer->step.id) return 0;
    if (importer_exec(
            importer,
            "INSERT INTO import (source, hash, added, changed, removed, rejected)"
            " VALUES (?1, 0, 0, 0, 0, 0)",
            "t",
            importer->step.path))
        return -1;
    importer->step.id = sqlite3_last_insert_rowid(importer->store->db);
    importer->report->last = importer->step.id;
    if (!importer->report->first) importer->report->first = importer->step.id;
    return 0;
}

int importer_change(Importer *importer, int64_t id, const Difference *difference)
{
    ImportReport *report = importer->report;
    Arena *arena = importer->arena;
    int n = report->differences_n;

    if (n < DIFFERENCES_MAX) {
        report->differences =
            arena_grow(arena, report->differences, n, sizeof *report->differences);
        report->differences[report->differences_n++] =
            (Difference){arena_text(arena, difference->code),
                         arena_text(arena, difference->field),
                         arena_text(arena, difference->old),
                         arena_text(arena, difference->now)};
    } else {
        report->differences_more++;
    }
    return importer_exec(importer,
                         "INSERT INTO card_change"
                         " VALUES (?1, ?2, ?3, ?4, nullif(?5, ''), nullif(?6, ''))",
                         "iinttt",
                         importer->step.id,
                         id,
                         importer->step.changes_n++,
                         difference->field,
                         difference->old,
                         difference->now);
}

int importer_set_change(Importer *importer, int64_t set, const char *kind,
                        const char *name, const int64_t hashes[2])
{
    if (importer_start(importer)) return -1;
    return importer_exec(importer,
                         "INSERT INTO set_change"
                         " VALUES (?1, ?2, the_game(), nullif(?3, 0), ?4, ?5,"
                         " nullif(?6, 0), nullif(?7, 0))",
                         "inittii",
                         importer->step.id,
                         importer->step.changes_n++,
                         set,
                         kind,
                         name,
                         hashes[0],
                         hashes[1]);
}

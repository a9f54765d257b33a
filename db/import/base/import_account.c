// import_account.c -- counts results, rejects rows and writes history.
//
// No row refers to the import before import_account_start has made its row, so an import that
// changes nothing leaves none.

#include "db/import/base/import_account.h"

#include <string.h>

void import_account_open(ImportAccount *account, const char *source, const char *kind)
{
    ImportReport *report = account->report;

    for (int i = report->tallies_n - 1; i >= 0; i--) { // mostly one of the last
        account->tally = &report->tallies[i];
        if (!strcmp(account->tally->source, source) &&
            !strcmp(account->tally->kind, kind))
            return;
    }
    report->tallies = arena_grow(account->db->arena,
                                 report->tallies,
                                 report->tallies_n,
                                 sizeof *report->tallies);
    account->tally = &report->tallies[report->tallies_n++];
    *account->tally = (Tally){.source = source, .kind = kind};
}

void import_account_count(ImportAccount *account, Done done)
{
    Tally *tally = account->tally;

    switch (done) {
    case DONE_ADDED: tally->added++; break;
    case DONE_CHANGED: tally->changed++; break;
    case DONE_MERGED: tally->merged++; break;
    case DONE_REMOVED: tally->removed++; break;
    case DONE_UNCHANGED: tally->unchanged++; return;
    case DONE_WAITS: tally->waiting++; return;
    }
    account->report->changes++;
}

void import_account_reject(ImportAccount *account, const Problem *problem)
{
    problem_add(&account->report->problems, problem);
    account->tally->rejected++;
    account->report->rejected++;
}

int import_account_start(ImportAccount *account)
{
    if (account->step.id) return 0;
    if (import_db_exec(
            account->db,
            "INSERT INTO import (source, hash, added, changed, removed, rejected)"
            " VALUES (?1, 0, 0, 0, 0, 0)",
            "t",
            account->step.path))
        return -1;
    account->step.id = sqlite3_last_insert_rowid(account->db->store->db);
    account->report->last = account->step.id;
    if (!account->report->first) account->report->first = account->step.id;
    return 0;
}

static void tell_difference(ImportAccount *account, const Difference *difference)
{
    ImportReport *report = account->report;
    Arena *arena = account->db->arena;
    const int n = report->differences_n;

    if (n >= DIFFERENCES_MAX) {
        report->differences_more++;
        return;
    }
    report->differences =
        arena_grow(arena, report->differences, n, sizeof *report->differences);
    report->differences[report->differences_n++] =
        (Difference){arena_text(arena, difference->code),
                     arena_text(arena, difference->field),
                     arena_text(arena, difference->old),
                     arena_text(arena, difference->now)};
}

void import_account_gone(ImportAccount *account, const char *source, const char *kind,
                         const char *name)
{
    tell_difference(account, &(Difference){source, kind, name, ""});
}

int import_account_change(ImportAccount *account, int64_t id,
                          const Difference *difference)
{
    tell_difference(account, difference);
    return import_db_exec(account->db,
                          "INSERT INTO card_change"
                          " VALUES (?1, ?2, ?3, ?4, nullif(?5, ''), nullif(?6, ''))",
                          "iinttt",
                          account->step.id,
                          id,
                          account->step.changes_n++,
                          difference->field,
                          difference->old,
                          difference->now);
}

int import_account_set_change(ImportAccount *account, int64_t set, const char *kind,
                              const char *name, const int64_t hashes[2])
{
    if (import_account_start(account)) return -1;
    return import_db_exec(account->db,
                          "INSERT INTO set_change"
                          " VALUES (?1, ?2, the_game(), nullif(?3, 0), ?4, ?5,"
                          " nullif(?6, 0), nullif(?7, 0))",
                          "inittii",
                          account->step.id,
                          account->step.changes_n++,
                          set,
                          kind,
                          name,
                          hashes[0],
                          hashes[1]);
}

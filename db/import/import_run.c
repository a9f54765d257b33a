// import_run.c -- runs the work of an import as one transaction, step by step.
//
// Anything but a success, and a call that found no differences, ends in a rollback.

#include "db/import/import_run.h"

#include "db/import/base/card_index.h"
#include "db/import/folders/import_needs_check.h"
#include "db/import/settle/import_settle.h"
#include "db/import/statements/import_other.h"
#include "db/import/statements/reading_again.h"

// Completes the row of an import that did something. An import that only rejected the
// same as the last one from the same files gets no row; what it rejects because of other
// lists is no matter.
static int note_import(ImportAccount *account, const char *path, const Tally *sum,
                       int problem)
{
    ImportReport *report = account->report;
    bool done = sum->added || sum->changed || sum->removed || account->step.id;

    if (!done && !sum->rejected) return 0;
    int64_t last = import_db_find(
        account->db,
        "SELECT hash FROM import WHERE source = ?1 ORDER BY id DESC LIMIT 1",
        path);
    if (!done && last == (int64_t)account->step.hash) return 0;
    if (import_account_start(account) ||
        import_db_exec(
            account->db,
            "UPDATE import SET hash = ?2, added = ?3, changed = ?4, removed = ?5,"
            " rejected = ?6"
            " WHERE id = ?1",
            "iinnnn",
            account->step.id,
            (int64_t)account->step.hash,
            sum->added,
            sum->changed,
            sum->removed,
            sum->rejected))
        return -1;
    if (reading_again_write(account) || import_other_again(account)) return -1;
    report->written = true;
    for (int i = problem; i < report->problems.n; i++) {
        const Problem *it = &report->problems.list[i];
        if (import_db_exec(
                account->db,
                "INSERT INTO import_problem VALUES (?7, ?1, ?2, ?3, ?4, ?5, ?6)",
                "ntnttti",
                i - problem,
                it->file,
                it->row,
                it->column,
                it->value,
                it->expected,
                account->step.id))
            return -1;
    }
    return 0;
}

int import_run_step(Importer *importer, const char *path,
                    int (*work)(Importer *, void *), void *what)
{
    ImportReport *report = importer->account->report;
    Tally before = import_report_sum(report);
    int problems = report->problems.n;

    importer->account->step = (ImportStep){.path = path};
    if (reading_again_begin(importer->db) || import_other_begin(importer->account) ||
        work(importer, what) || import_other_say(importer->account))
        return -1;
    Tally sum = import_report_sum(report);
    sum.added -= before.added;
    sum.changed -= before.changed;
    sum.removed -= before.removed;
    sum.rejected -= before.rejected;
    for (int i = problems; i < report->problems.n; i++)
        if (!report->problems.list[i].sort)
            importer->account->step.hash = import_db_hash(
                problem_line(&report->problems.list[i], importer->db->arena),
                importer->account->step.hash);
    return note_import(importer->account, path, &sum, problems);
}

static int run(Importer *importer, int (*work)(Importer *, void *), void *what)
{
    const ImportOptions *options = importer->options;

    if (store_begin(importer->db->store, importer->db->err)) return -1;
    if (card_index_begin(importer->db) || import_settle_begin(importer->db)) return -1;
    if (work(importer, what)) return -1;
    if (options->before_commit && options->before_commit(options->context,
                                                         importer->db->store,
                                                         importer->account->report,
                                                         importer->db->err))
        return -1;
    return import_needs_check_refuse(importer->account->report, importer->db->err);
}

// Notes that the log could not be emptied, so that it never grows unnoticed.
static void tell_log(const Store *store, ImportReport *report)
{
    Arena *arena = report->problems.arena;

    if (!store->log_kept) return;
    problem_add(
        &report->notes,
        &(Problem){
            .file = arena_format(arena, "%s-wal", store->path),
            .value = arena_format(arena, "%lld KiB", (long long)store->log_kept >> 10),
            .expected = "an empty log; a program that goes on reading an earlier state "
                        "keeps it"});
}

int import_run(Store *store, const ImportCall *call, int (*work)(Importer *, void *),
               void *what)
{
    const ImportOptions *options = call->options;
    ImportReport *report = call->report;
    Arena *arena = report->problems.arena;
    ImportDb db = {
        .store = store, .err = call->err, .arena = arena, .scratch = arena_new()};
    ImportAccount account = {.db = &db, .report = report};
    Importer importer = {.db = &db,
                         .account = &account,
                         .options = options,
                         .rules = store->rules,
                         .met = {.arena = arena}};

    *report = (ImportReport){.problems.arena = arena, .notes.arena = arena};
    int failed = run(&importer, work, what);
    bool refused = options->strict && report->rejected;
    bool writes = report->changes || report->written;
    report->written = false;
    if (!failed && !refused && !options->dry_run && writes) {
        failed = card_index_complete(&db) || store_commit(store, call->err);
        report->written = !failed;
        store->stated = !failed && !*store->path;
        tell_log(store, report);
    }
    // A look-up that must find its row finds none only in a file that others wrote.
    if (failed && !*call->err->text)
        failed = store_wrong(store, "a row that must be there is missing", call->err);
    if (!report->written) store_rollback(store); // leaves every byte of the file
    arena_free(db.scratch);
    if (failed) report->tallies_n = report->differences_n = 0;
    return failed ? -1 : 0;
}

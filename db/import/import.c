// import.c -- imports paths one after the other, as one transaction.
//
// The content of a file decides what it is, never its name. Anything but a success, and
// a call that found no differences, ends in a rollback.

#include "db/import/import.h"

#include <string.h>
#include <sys/stat.h>

#include "db/import/card_index.h"
#include "db/import/import_inside.h"
#include "db/import/import_said_inside.h"
#include "db/import/import_thing.h"
#include "db/lists/game_folder.h"
#include "db/lists/list_format.h"
#include "db/text/key_filter.h"
#include "engine/kernel/base/base.h"
#include "engine/kernel/base/text.h"

static bool is_game(const Importer *importer, const char *path)
{
    return importer->options->find_game && game_folder_is(path, importer->arena);
}

static bool is_folder(const char *path)
{
    struct stat info;

    return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

// Imports a set for the game that its set.json names.
static int import_set_alone(Importer *importer, const char *path)
{
    const char *game = NULL;

    if (importer->options->find_game) {
        game = set_folder_game(path, importer->arena, importer->err);
        if (!game) return -1;
    }
    if (!game ? import_game_use_near(importer, path)
              : import_game_use(importer, game)) {
        if (!game || importer->err->code != CODE_MISSING) return -1;
        const char *why = arena_text(importer->arena, importer->err->text);
        return err_found(
            importer->err, FOUND_SET_JSON, CODE_DATA, "%s/set.json: %s", path, why);
    }
    return import_set(importer, path);
}

static bool is_set(const Importer *importer, const char *path)
{
    struct stat info;

    return stat(arena_format(importer->arena, "%s/set.json", path), &info) == 0;
}

// Imports the sets that lie in a folder, then its files, which may be decks of them.
static int import_folder(Importer *importer, const char *path)
{
    const char **names = set_folder_files(path, "", importer->arena);
    int sets = 0, files = 0;

    for (; *names; names++) {
        const char *inner = arena_format(importer->arena, "%s/%s", path, *names);
        files += !is_folder(inner);
        if (!is_set(importer, inner)) continue;
        if (import_set_alone(importer, inner)) return -1;
        sets++;
    }
    if (sets && !files) return 0;
    return import_game_use_near(importer, path) ? -1 : import_files(importer, path);
}

static int import_any(Importer *importer, const char *path)
{
    if (is_game(importer, path)) return import_game(importer, path);
    if (is_set(importer, path)) return import_set_alone(importer, path);
    if (is_folder(path)) return import_folder(importer, path);
    return import_game_use_near(importer, path) ? -1
                                                : import_file(importer, path, false);
}

// Completes the row of an import that did something. An import that only rejected the
// same as the last one from the same files gets no row.
static int note(Importer *importer, const char *path, const Tally *sum, int problem)
{
    ImportReport *report = importer->report;
    bool done = sum->added || sum->changed || sum->removed || importer->import;

    if (!done && !sum->rejected) return 0;
    int64_t last = importer_find(
        importer,
        "SELECT hash FROM import WHERE source = ?1 ORDER BY id DESC LIMIT 1",
        path);
    if (!done && last == (int64_t)importer->hash) return 0;
    if (importer_start(importer) ||
        importer_exec(
            importer,
            "UPDATE import SET hash = ?2, added = ?3, changed = ?4, removed = ?5,"
            " rejected = ?6"
            " WHERE id = ?1",
            "iinnnn",
            importer->import,
            (int64_t)importer->hash,
            sum->added,
            sum->changed,
            sum->removed,
            sum->rejected))
        return -1;
    if (import_reading_again(importer) || import_thing_again(importer)) return -1;
    report->written = true;
    for (int i = problem; i < report->problems.n; i++) {
        const Problem *it = &report->problems.list[i];
        if (importer_exec(
                importer,
                "INSERT INTO import_problem VALUES (?7, ?1, ?2, ?3, ?4, ?5, ?6)",
                "ntnttti",
                i - problem,
                it->file,
                it->row,
                it->column,
                it->value,
                it->expected,
                importer->import))
            return -1;
    }
    return 0;
}

Tally import_sum(const ImportReport *report)
{
    Tally sum = {0};

    for (int i = 0; i < report->tallies_n; i++) {
        const Tally *tally = &report->tallies[i];
        sum.added += tally->added;
        sum.changed += tally->changed;
        sum.removed += tally->removed;
        sum.merged += tally->merged;
        sum.waiting += tally->waiting;
        sum.unchanged += tally->unchanged;
        sum.rejected += tally->rejected;
    }
    return sum;
}

int import_step(Importer *importer, const char *path, int (*work)(Importer *, void *),
                void *what)
{
    ImportReport *report = importer->report;
    Tally before = import_sum(report);
    int problems = report->problems.n;

    importer->path = path;
    importer->hash = 0;
    importer->import = 0;
    importer->changes_n = 0;
    if (import_reading_again_begin(importer) || import_thing_begin(importer) ||
        work(importer, what) || import_thing_say(importer))
        return -1;
    Tally sum = import_sum(report);
    sum.added -= before.added;
    sum.changed -= before.changed;
    sum.removed -= before.removed;
    sum.rejected -= before.rejected;
    for (int i = problems; i < report->problems.n; i++)
        importer->hash = importer_hash(
            problem_line(&report->problems.list[i], importer->arena), importer->hash);
    return note(importer, path, &sum, problems);
}

static int import_any_path(Importer *importer, void *path)
{
    return import_any(importer, path);
}

static int import_path(Importer *importer, const char *path)
{
    return import_step(importer, path, import_any_path, (void *)path);
}

static int import_paths_all(Importer *importer, void *nothing)
{
    const ImportOptions *options = importer->options;

    (void)nothing;
    for (int games = 1; games >= 0; games--)
        for (int i = 0; i < options->paths_n; i++)
            if (is_game(importer, options->paths[i]) == games &&
                import_path(importer, options->paths[i]))
                return -1;
    for (int i = 0; i < importer->folders_n; i++) {
        const SetFolder *game = &importer->folders[i];
        if (game->code) continue;
        if (import_game_use(importer, game->game) ||
            import_lost_facts_check(importer, game))
            return -1;
    }
    return import_needs_check(importer);
}

static int run(Importer *importer, int (*work)(Importer *, void *), void *what)
{
    const ImportOptions *options = importer->options;

    if (store_begin(importer->store, importer->err)) return -1;
    if (card_index_begin(importer) || import_settle_begin(importer)) return -1;
    if (work(importer, what)) return -1;
    if (!options->before_commit) return 0;
    return options->before_commit(
        options->context, importer->store, importer->report, importer->err);
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
    Importer importer = {.store = store,
                         .rules = store->rules,
                         .options = options,
                         .report = report,
                         .arena = arena,
                         .err = call->err};

    *report = (ImportReport){.problems.arena = arena, .notes.arena = arena};
    int failed = run(&importer, work, what);
    bool refused = options->strict && report->rejected;
    bool writes = report->changes || report->written;
    report->written = false;
    if (!failed && !refused && !options->dry_run && writes) {
        failed = card_index_complete(&importer) || store_commit(store, call->err);
        report->written = !failed;
        tell_log(store, report);
    }
    if (!report->written) store_rollback(store); // leaves every byte of the file
    key_filter_free(importer.seen);
    arena_free(importer.settling.arena);
    if (failed) report->tallies_n = report->differences_n = 0;
    return failed ? -1 : 0;
}

int import_paths(Store *store, const ImportOptions *options, ImportReport *report,
                 Err *err)
{
    return import_run(
        store, &(ImportCall){options, report, err}, import_paths_all, NULL);
}

// import.c -- imports paths one after the other, as one transaction.
//
// The content of a file decides what it is, never its name. Anything but a success, and
// a call that found no differences, ends in a rollback.

#include "db/import/import.h"

#include <string.h>
#include <sys/stat.h>

#include "db/import/card_index.h"
#include "db/import/import_inside.h"
#include "db/lists/game_folder.h"
#include "db/lists/list_format.h"
#include "engine/kernel/base/base.h"
#include "engine/kernel/base/text.h"

// Makes the row of the set or updates it. Returns its id, or -1.
static int64_t set_row(Importer *importer, const SetFolder *set)
{
    static const char *const find =
        "SELECT id FROM card_set WHERE game = the_game() AND code = ?1";
    const int failed = importer_exec(importer,
                                     "INSERT INTO card_set (game, code, name, api)"
                                     " VALUES (the_game(), ?1, ?2, ?3)"
                                     " ON CONFLICT (game, code)"
                                     " DO UPDATE SET name = ?2, api = ?3"
                                     " WHERE name <> ?2 OR api IS NOT ?3",
                                     "ttn",
                                     set->code,
                                     set->name,
                                     set->api);

    return failed ? -1 : importer_find(importer, find, set->code);
}

// Refuses a second folder of the same set in one call, because it would remove the
// cards of the first.
static int meet_set(Importer *importer, const SetFolder *set)
{
    for (int i = 0; i < importer->folders_n; i++) {
        const SetFolder *other = &importer->folders[i];
        if (!other->code || strcmp(other->code, set->code) != 0) continue;
        if (strcmp(other->game, set->game) != 0) continue;
        return err_set(importer->err,
                       65,
                       "%s/set.json: the code '%s' is that of %s too; a set needs "
                       "its own",
                       set->path,
                       set->code,
                       other->path);
    }
    importer->folders = arena_grow(importer->arena,
                                   importer->folders,
                                   importer->folders_n,
                                   sizeof *importer->folders);
    importer->folders[importer->folders_n++] = *set;
    return 0;
}

int import_set(Importer *importer, const char *path)
{
    ImportReport *report = importer->report;
    SetFolder set;

    if (set_folder_read(path, importer->rules, &set, &report->problems, importer->err))
        return -1;
    report->sets++;
    if (meet_set(importer, &set) || import_card_check_set(importer, &set)) return -1;
    int64_t before = importer_find(
        importer,
        "SELECT count(*) FROM card_set WHERE game = the_game() AND code = ?1",
        set.code);
    int changes = sqlite3_total_changes(importer->store->db);
    int64_t id = before < 0 ? -1 : set_row(importer, &set);
    if (id < 0) return -1;
    importer_open(importer, set.code, "set");
    bool touched = sqlite3_total_changes(importer->store->db) != changes;
    importer_count(importer,
                   !before   ? DONE_ADDED
                   : touched ? DONE_CHANGED
                             : DONE_UNCHANGED);
    if (import_card_all(importer, &set, id)) return -1;
    if (import_game_forget_facts(importer, id)) return -1;
    if (import_script_all(importer, &set, id)) return -1;
    if (import_printing_all(importer, &set)) return -1;
    return import_ban_list(importer, &set, id);
}

static bool is_game(const Importer *importer, const char *path)
{
    return importer->options->find_game && game_folder_is(path, importer->arena);
}

static bool is_folder(const char *path)
{
    struct stat info;

    return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

// Returns whether the path is a regular file: reading a pipe could wait forever.
static bool is_file(const char *path)
{
    struct stat info;

    return stat(path, &info) == 0 && S_ISREG(info.st_mode);
}

// Leaves out a file of a folder that is neither a list nor decks, like a faulty row.
static int leave_out(Importer *importer, const char *path)
{
    if (importer->err->code != 65) return -1;
    importer_open(importer, "decks", "decks");
    importer_reject(importer,
                    &(Problem){.file = path,
                               .expected = arena_format(importer->arena,
                                                        "decks or a list of cards (%s)",
                                                        importer->err->text)});
    *importer->err = (Err){0};
    return 0;
}

// Adds the known formats to the error about a file that is neither a list nor decks.
static int not_understood(Importer *importer, const Source *source)
{
    Err *err = importer->err;

    if (err->code != 65 || source_failed(source, err)) return -1;
    const char *why = arena_text(importer->arena, err->text);
    return err_set(err,
                   65,
                   "%.*s; card lists that are understood: %s",
                   text_fit(why, 200),
                   why,
                   list_format_names(importer->arena));
}

// Imports a file as a list of cards if its content looks like one, or else as decks.
static int import_file(Importer *importer, const char *path, bool in_folder)
{
    Source *source = source_open(path, importer->err);
    int is_list = source ? import_list(importer, source) : 0;
    int failed = !source || is_list < 0;

    if (!failed && !is_list && import_deck_all(importer, source))
        failed = not_understood(importer, source);
    source_close(source);
    return failed && in_folder && !is_list ? leave_out(importer, path) : failed;
}

int import_files(Importer *importer, const char *path)
{
    const char **names = set_folder_files(path, "", importer->arena);

    int read = 0;

    for (; *names; names++) {
        const char *file = arena_format(importer->arena, "%s/%s", path, *names);
        if (!is_file(file)) continue;
        if (import_file(importer, file, true)) return -1;
        read++;
    }
    if (read) return 0;
    return err_set(importer->err,
                   66,
                   "%s has no set.json and no files, expected a set, lists or decks",
                   path);
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
        return err_set(importer->err, CODE_DATA, "%s/set.json: %s", path, why);
    }
    return import_set(importer, path);
}

static int import_any(Importer *importer, const char *path)
{
    const char *head = arena_format(importer->arena, "%s/set.json", path);

    if (is_game(importer, path)) return import_game(importer, path);
    if (is_file(head)) return import_set_alone(importer, path);
    if (import_game_use_near(importer, path)) return -1;
    return is_folder(path) ? import_files(importer, path)
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
        sum.unchanged += tally->unchanged;
        sum.rejected += tally->rejected;
    }
    return sum;
}

static int import_path(Importer *importer, const char *path)
{
    ImportReport *report = importer->report;
    Tally before = import_sum(report);
    int problems = report->problems.n;

    importer->path = path;
    importer->hash = 0;
    importer->import = 0;
    importer->changes_n = 0;
    if (import_any(importer, path)) return -1;
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

static int import_all(Importer *importer)
{
    const ImportOptions *options = importer->options;

    if (store_begin(importer->store, importer->err)) return -1;
    if (card_index_begin(importer)) return -1;
    for (int games = 1; games >= 0; games--)
        for (int i = 0; i < options->paths_n; i++)
            if (is_game(importer, options->paths[i]) == games &&
                import_path(importer, options->paths[i]))
                return -1;
    for (int i = 0; i < importer->folders_n; i++)
        if (!importer->folders[i].code &&
            import_game_check_columns(importer, &importer->folders[i]))
            return -1;
    if (!options->before_commit) return 0;
    return options->before_commit(
        options->context, importer->store, importer->report, importer->err);
}

int import_paths(Store *store, const ImportOptions *options, ImportReport *report,
                 Err *err)
{
    Arena *arena = report->problems.arena;
    Importer importer = {.store = store,
                         .rules = store->rules,
                         .options = options,
                         .report = report,
                         .arena = arena,
                         .err = err};

    *report = (ImportReport){.problems.arena = arena, .notes.arena = arena};
    int failed = import_all(&importer);
    bool refused = options->strict && report->rejected;
    bool writes = report->changes || report->written;
    report->written = false;
    if (!failed && !refused && !options->dry_run && writes) {
        failed = card_index_complete(&importer) || store_commit(store, err);
        report->written = !failed;
    }
    if (!report->written) store_rollback(store); // leaves every byte of the file
    if (failed) report->tallies_n = report->differences_n = 0;
    return failed ? -1 : 0;
}

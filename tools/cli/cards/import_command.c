// import_command.c -- runs an import for a command.
//
// Before an import is committed, every script of the database is loaded once, so that a
// faulty one shows now and not in a game. An import that brings one is refused. A dry run
// does the same and writes nothing.

#include "tools/cli/cards/import_command.h"

#include <libgen.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/import/import_settle_all.h"
#include "db/schema/schema.h"
#include "engine/base/text.h"
#include "tools/door/terminal.h"

// Returns whether this process may write the file and, for the journal, beside it.
static bool is_writable(const char *path)
{
    char folder[4096];

    text_copy(folder, sizeof folder, path);
    return access(path, W_OK) == 0 && access(dirname(folder), W_OK) == 0;
}

// Opens the database for a dry run, or one in memory if there is none yet, or if it cannot
// be written. Refuses one of an earlier version as a reader does, because a dry run writes
// nothing.
static Store *open_to_try(const char *db, Err *err)
{
    struct stat info;

    if (stat(db, &info) != 0 || !is_writable(db)) return store_open_copy(db, NULL, err);
    if (info.st_size > 0) {
        Store *reader = store_open(db, NULL, err);
        if (!reader) return NULL;
        store_close(reader);
    }
    return store_open_to_write(db, NULL, err);
}

Store *import_command_open(const ImportCommand *command, Err *err)
{
    const char *db = command->db;

    if (command->import.dry_run) return open_to_try(db, err);
    Store *store = store_open_to_write(db, NULL, err);
    if (store && store->upgraded_from)
        terminal_tell(stderr,
                      "cardwright: %s: brought forward from version %d to %d%s%s",
                      db,
                      store->upgraded_from,
                      SCHEMA_VERSION,
                      *store->copy ? "; as it was, it is kept in " : "",
                      store->copy);
    return store;
}

// Refuses what would leave a game without cards that each game has.
static int refuse_rows(const ImportCommand *command, Err *err)
{
    const int n = command->check.lacks_rows;

    return err_set(err,
                   CODE_DATA,
                   "nothing %s imported: each game has all cards of the set, and %d of "
                   "its rows %s wrong; correct %s and import again%s",
                   command->import.dry_run ? "would be" : "was",
                   n,
                   n == 1 ? "is" : "are",
                   n == 1 ? "it" : "them",
                   command->import.strict
                       ? ""
                       : ", or import with --keep-faulty, and games go without");
}

static int refuse_together(const ImportCommand *command, Err *err)
{
    return err_set(err,
                   CODE_DATA,
                   "nothing %s %s: with these cards nobody could play the game",
                   command->import.dry_run ? "would be" : "was",
                   command->undo ? "undone" : "imported");
}

static int refuse_undo(const ImportCommand *command, int n, Err *err)
{
    return err_set(err,
                   CODE_DATA,
                   "nothing %s undone: scripts of other imports would have %d fault%s; "
                   "undo these imports first, or undo it with --keep-faulty, and the "
                   "faulty cards cannot be played",
                   command->import.dry_run ? "would be" : "was",
                   n,
                   n == 1 ? "" : "s");
}

static int refuse_scripts(const ImportCommand *command, int n, Err *err)
{
    return err_set(
        err,
        CODE_DATA,
        "nothing %s imported: %d fault%s in scripts; correct %s and import "
        "again, or import with --keep-faulty, and the faulty cards cannot be "
        "played",
        command->import.dry_run ? "would be" : "was",
        n,
        n == 1 ? "" : "s",
        n == 1 ? "it" : "them");
}

// Refuses an import that brings faulty scripts, unless the user wants them, and one after
// which no game could be played. This is the last line that the user reads.
static int refuse_faulty(const ImportCommand *command, const ImportReport *report,
                         Err *err)
{
    const int n = command->check.caused + report->scripts_rejected;

    if (command->check.together) return refuse_together(command, err);
    if (command->keep_faulty) return 0;
    if (command->check.lacks_rows) return refuse_rows(command, err);
    if (!n) return 0;
    return command->undo ? refuse_undo(command, n, err)
                         : refuse_scripts(command, n, err);
}

// Loads all scripts before the import is committed.
static int check_scripts(void *command_of, Store *store, const ImportReport *report,
                         Err *err)
{
    ImportCommand *command = command_of;

    progress_end(&command->progress);
    command->check.arena = command->texts.arena = report->problems.arena;
    if (import_check(store, report, &command->check, err) ||
        refuse_faulty(command, report, err) ||
        import_command_part(command, report, err))
        return -1;
    return import_texts(store, report, &command->texts, err);
}

// Compares the meaning of a keyword's script with that of the first one of its name.
static bool same_keyword(void *command_of, Store *store, const SharedKeyword *keyword)
{
    const StoredScript script = {.kind = "keyword",
                                 .name = keyword->name,
                                 .path = keyword->path,
                                 .source = keyword->source,
                                 .size = strlen(keyword->source),
                                 .api = keyword->api};
    Err ignored = {0};
    Catalog *catalog = catalog_open_store(store, keyword->game, &ignored);
    const bool same = catalog && catalog_means_keyword(catalog, &script);

    (void)command_of;
    catalog_close(catalog);
    return same;
}

// Shows how much of a list is read.
static void show_progress(void *command_of, const char *path, int64_t done,
                          int64_t total)
{
    Progress *progress = &((ImportCommand *)command_of)->progress;

    if (progress->what != path || progress->total != total) {
        progress_end(progress);
        progress_start(progress, path, total);
    }
    progress_show(progress, done);
}

// Loads a game for the import; lists and decks go to the one that the options name.
static const Rules *find_game(void *command_of, Store *store, const char *name,
                              Err *err)
{
    const Rules *rules = open_game_for_import(command_of, store, name, err);
    if (!rules && err->code == CODE_OURS) err->code = CODE_DATA;
    return rules;
}

void import_command_settle(ImportCommand *command, Store *store)
{
    ImportReport report = {0};
    ImportOptions options = {.find_game = find_game, .context = command};
    Err err = {0};

    if (!store->upgraded_from) return;
    report.problems.arena = arena_new();
    command->games.arena = report.problems.arena;
    command->games.game = command->game;
    if (import_settle_all(store, &options, &report, &err))
        terminal_tell(
            stderr,
            "cardwright: %s: its cards stay as they were, until their lists are "
            "imported again: %s",
            command->db,
            err.text);
    else if (report.written)
        terminal_tell(
            stderr,
            "cardwright: %s: its cards were worked out anew; imports %lld tells "
            "what changed",
            command->db,
            (long long)report.last);
    (void)store_use(store, NULL, &err);
    open_game_import_ended(&command->games);
    command->games.n = 0;
    command->games.list = NULL;
    arena_free(report.problems.arena);
}

int import_command_run(ImportCommand *command, Store *store,
                       int (*work)(const ImportCommand *, Store *, ImportReport *,
                                   Err *))
{
    ImportReport report = {.problems.arena = arena_new()};
    Err err = {0};

    import_command_settle(command, store);
    command->import.find_game = find_game;
    command->import.progress = show_progress;
    command->import.before_commit = check_scripts;
    command->import.same_keyword = same_keyword;
    command->import.context = command;
    command->games.arena = report.problems.arena;
    command->games.game = command->game;
    const int failed = work(command, store, &report, &err);
    progress_end(&command->progress);
    store_close(store);
    open_game_import_ended(&command->games);
    const int code = import_command_tell(command, &report, failed ? &err : NULL);
    arena_free(report.problems.arena);
    return code;
}

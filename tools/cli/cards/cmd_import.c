// cmd_import.c -- cardwright import: brings sets, lists and decks into the card
// database.
//
// Before an import is committed, every script of the database is loaded once, so that a
// faulty one shows now and not in a game. An import that brings one is refused.

#include <getopt.h>
#include <jansson.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "db/import/import.h"
#include "db/store/schema.h"
#include "engine/kernel/base/text.h"
#include "tools/cli/commands.h"
#include "tools/session/database.h"
#include "tools/session/import_check.h"
#include "tools/session/json_safe.h"
#include "tools/session/open_game.h"
#include "tools/session/progress.h"
#include "tools/session/terminal.h"

typedef struct {
    ImportOptions import;
    const char *db;
    const char *game; // of lists and decks
    bool json;
    bool upgrade;
    bool keep_faulty;
} Options;

// One import as it goes on.
typedef struct {
    ImportedGames games; // first, because it is the context of find_game
    const Options *options;
    Progress progress;
    ImportCheck check; // what the scripts of the database are like
} Importing;

static void print_help(void)
{
    puts(
        "Example: cardwright import my-set/\n"
        "\n"
        "Usage: cardwright import [OPTION]... PATH...\n"
        "\n"
        "Brings sets, card lists and decks into the card database, in one transaction.\n"
        "A PATH is the folder of a game (game.lua) or of a set (set.json), a folder of\n"
        "sets or deck files, a card list, a deck, or - for the standard input. Files may\n"
        "be packed with gzip or zstd. The content of a file shows which of these it is.\n"
        "Only differences are written.\n"
        "A faulty row is reported with file, row and column, and left out. Before the\n"
        "end every script of the database is loaded: a faulty one is reported, and if\n"
        "this import brings it or causes its fault, nothing is imported.\n"
        "\n"
        "  --db FILE        the card database (default cards.db beside the program)\n"
        "  --dry-run        write nothing: report what would change\n"
        "  --strict         import nothing if something is rejected\n"
        "  --keep-faulty    import faulty scripts too; their cards cannot be played\n"
        "  --map FILE       the meaning of a table's columns, as lines HEADING = FIELD;\n"
        "                   the database keeps it for tables with the same columns\n"
        "  --language LANG  language of names and texts, if a list names none (default en)\n"
        "  --game NAME      the game of lists and decks (default that of the folder in\n"
        "                   which they lie, or the usual one)\n"
        "  --upgrade        bring a database of an earlier version forward, after a copy\n"
        "                   beside it; every import does this too\n"
        "  --json           print the result as one JSON object\n"
        "\n"
        "Exit codes: 0 done, 1 a script in the database is faulty, 65 something was\n"
        "rejected, or nothing imported, 66 a path is missing, 74 the database cannot be\n"
        "written");
}

static void print_problems(const ImportReport *report)
{
    for (int i = 0; i < report->notes.n; i++)
        terminal_tell(stderr,
                      "note: %s",
                      problem_line(&report->notes.list[i], report->problems.arena));
    if (report->notes.more) (void)fprintf(stderr, "and %d notes\n", report->notes.more);
    for (int i = 0; i < report->problems.n; i++)
        terminal_tell(stderr,
                      "%s",
                      problem_line(&report->problems.list[i], report->problems.arena));
    if (report->problems.more)
        (void)fprintf(stderr, "and %d problems\n", report->problems.more);
}

// Prints as much of a text as fits on a line.
static void print_value(const char *value)
{
    const size_t line = strcspn(value, "\n");
    const int n = line < 60 ? (int)line : text_fit(value, 60);

    printf(*value ? "'%.*s%s'" : "nothing", n, value, value[n] ? " ..." : "");
}

static void print_differences(const ImportReport *report)
{
    for (int i = 0; i < report->differences_n; i++) {
        const Difference *it = &report->differences[i];
        terminal_put(stdout, "%s %s: ", it->code, it->field);
        print_value(it->old);
        printf(" -> ");
        print_value(it->now);
        putchar('\n');
    }
    if (report->differences_more)
        printf("and %d changed fields\n", report->differences_more);
}

// Returns the width of the source column: that of its longest entry.
static int source_width(const ImportReport *report)
{
    int width = 8;

    for (int i = 0; i < report->tallies_n; i++) {
        int n = (int)strlen(report->tallies[i].source);
        if (n > width) width = n;
    }
    return width;
}

static bool tally_says_something(const Tally *tally)
{
    return tally->added || tally->changed || tally->removed || tally->unchanged ||
           tally->rejected;
}

static void print_table(const ImportReport *report)
{
    int width = source_width(report);

    print_differences(report);
    terminal_tell(stdout,
                  "%-*s %-9s %7s %8s %8s %10s %9s",
                  width,
                  "source",
                  "kind",
                  "added",
                  "changed",
                  "removed",
                  "unchanged",
                  "rejected");
    for (int i = 0; i < report->tallies_n; i++) {
        const Tally *tally = &report->tallies[i];
        if (!strcmp(tally->kind, "set") && tally->unchanged) continue;
        if (!tally_says_something(tally)) continue;
        terminal_tell(stdout,
                      "%-*s %-9s %7d %8d %8d %10d %9d",
                      width,
                      tally->source,
                      tally->kind,
                      tally->added,
                      tally->changed,
                      tally->removed,
                      tally->unchanged,
                      tally->rejected);
    }
}

static void print_report(const Options *options, const ImportReport *report)
{
    print_table(report);
    if (options->import.dry_run)
        puts("nothing written: dry run");
    else if (options->import.strict && report->rejected)
        puts("nothing written: --strict and something was rejected");
    else if (!report->changes)
        terminal_tell(stdout, "%s: nothing changed", options->db);
}

static json_t *json_of_tally(const Tally *tally)
{
    return json_pack("{ss ss si si si si si}",
                     "source",
                     tally->source,
                     "kind",
                     tally->kind,
                     "added",
                     tally->added,
                     "changed",
                     tally->changed,
                     "removed",
                     tally->removed,
                     "unchanged",
                     tally->unchanged,
                     "rejected",
                     tally->rejected);
}

static json_t *json_of_problems(const Problems *problems)
{
    json_t *list = json_array();

    for (int i = 0; i < problems->n; i++) {
        const Problem *it = &problems->list[i];
        json_array_append_new(list,
                              json_pack("{ss si ss* ss* ss}",
                                        "file",
                                        it->file,
                                        "row",
                                        it->row,
                                        "column",
                                        it->column,
                                        "value",
                                        it->value,
                                        "expected",
                                        it->expected));
    }
    return list;
}

static json_t *json_of_differences(const ImportReport *report)
{
    json_t *list = json_array();

    for (int i = 0; i < report->differences_n; i++) {
        const Difference *it = &report->differences[i];
        json_array_append_new(list,
                              json_pack("{ss ss ss ss}",
                                        "code",
                                        it->code,
                                        "field",
                                        it->field,
                                        "old",
                                        it->old,
                                        "new",
                                        it->now));
    }
    return list;
}

// Returns the totals, then the numbers of each source.
static json_t *json_of_report(const ImportReport *report)
{
    Tally sum = import_sum(report);
    json_t *tallies = json_array();

    for (int i = 0; i < report->tallies_n; i++)
        json_array_append_new(tallies, json_of_tally(&report->tallies[i]));
    return json_pack("{sb si si si si si so so so so}",
                     "written",
                     report->written,
                     "added",
                     sum.added,
                     "changed",
                     sum.changed,
                     "removed",
                     sum.removed,
                     "unchanged",
                     sum.unchanged,
                     "rejected",
                     sum.rejected,
                     "tallies",
                     tallies,
                     "differences",
                     json_of_differences(report),
                     "problems",
                     json_of_problems(&report->problems),
                     "notes",
                     json_of_problems(&report->notes));
}

static void print_json(const Importing *importing, const ImportReport *report,
                       const Err *err)
{
    const Options *options = importing->options;
    const ImportCheck *check = &importing->check;
    json_t *root = json_of_report(report), *broken = json_array(), *vain = json_array();

    for (int i = 0; i < check->notes_n; i++)
        json_array_append_new(vain, json_safe_text(check->notes[i]));
    json_object_set_new(root, "warnings", vain);
    for (int i = 0; i < check->faults_n; i++)
        json_array_append_new(broken, json_safe_text(check->faults[i].line));
    json_object_set_new(root, "db", json_safe_text(options->db));
    json_object_set_new(root, "dry_run", json_boolean(options->import.dry_run));
    json_object_set_new(root, "faults", broken);
    if (err) json_object_set_new(root, "error", json_safe_text(err->text));
    if (report->draft) json_object_set_new(root, "map", json_safe_text(report->draft));
    json_dumpf(root, stdout, JSON_COMPACT);
    putchar('\n');
    json_decref(root);
}

// Reads the options. Returns -1 to go on, else an exit code.
static int read_options(int argc, char **argv, Options *options)
{
    const CommandOption list[] = {{"db", COMMAND_TEXT, &options->db},
                                  {"dry-run", COMMAND_FLAG, &options->import.dry_run},
                                  {"strict", COMMAND_FLAG, &options->import.strict},
                                  {"map", COMMAND_TEXT, &options->import.map},
                                  {"language", COMMAND_TEXT, &options->import.language},
                                  {"game", COMMAND_TEXT, &options->game},
                                  {"json", COMMAND_FLAG, &options->json},
                                  {"upgrade", COMMAND_FLAG, &options->upgrade},
                                  {"keep-faulty", COMMAND_FLAG, &options->keep_faulty},
                                  {0}};
    const int code = command_options(argc, argv, list, print_help);

    if (code >= 0) return code;
    if (optind == argc && !options->upgrade)
        return command_usage("import", "wants at least one path to import");
    options->import.paths = (const char *const *)(argv + optind);
    options->import.paths_n = argc - optind;
    return -1;
}

// Opens the database for a dry run, or one in memory if there is none yet. Refuses one
// of an earlier version as a reader does, because a dry run writes nothing.
static Store *open_to_try(const Options *options, Err *err)
{
    struct stat info;

    if (stat(options->db, &info) != 0) return store_open_to_write("", NULL, err);
    if (info.st_size > 0) {
        Store *reader = store_open(options->db, NULL, err);
        if (!reader) return NULL;
        store_close(reader);
    }
    return store_open_to_write(options->db, NULL, err);
}

static Store *open_store(const Options *options, Err *err)
{
    if (options->import.dry_run) return open_to_try(options, err);
    Store *store = store_open_to_write(options->db, NULL, err);
    if (store && store->upgraded_from)
        terminal_tell(stderr,
                      "cardwright: %s: brought forward from version %d to %d%s%s",
                      options->db,
                      store->upgraded_from,
                      SCHEMA_VERSION,
                      *store->copy ? "; as it was, it is kept in " : "",
                      store->copy);
    return store;
}

// Refuses an import that brings faulty scripts, unless the user wants them. This is the
// last line that the user reads.
static int refuse_faulty(const Importing *importing, const ImportReport *report,
                         Err *err)
{
    const int n = importing->check.caused + report->scripts_rejected;

    if (importing->options->keep_faulty || !n) return 0;
    return err_set(
        err,
        CODE_DATA,
        "nothing %s imported: %d fault%s in scripts; correct %s and import "
        "again, or import with --keep-faulty, and the faulty cards cannot be "
        "played",
        importing->options->import.dry_run ? "would be" : "was",
        n,
        n == 1 ? "" : "s",
        n == 1 ? "it" : "them");
}

// Loads all scripts before the import is committed.
static int check_scripts(void *importing_of, Store *store, const ImportReport *report,
                         Err *err)
{
    Importing *importing = importing_of;

    progress_end(&importing->progress);
    importing->check.arena = report->problems.arena;
    if (import_check(store, report, &importing->check, err)) return -1;
    return refuse_faulty(importing, report, err);
}

// Prints the faults that the import brings last, because these refuse it.
static void print_faults(const ImportCheck *check, bool refused)
{
    for (int i = 0; i < check->notes_n; i++)
        terminal_tell(stderr, "note: %s", check->notes[i]);
    for (int i = 0; i < check->faults_n; i++)
        if (!check->faults[i].caused)
            terminal_tell(stderr,
                          "%s%s",
                          refused ? "note: faulty before: " : "",
                          check->faults[i].line);
    if (refused && check->unknown)
        terminal_tell(
            stderr,
            "note: the database cannot be read during so large an import, so a "
            "fault that stood in it counts too; import sets apart from lists");
    for (int i = 0; i < check->faults_n; i++)
        if (check->faults[i].caused) terminal_tell(stderr, "%s", check->faults[i].line);
}

static int report_all(const Importing *importing, const ImportReport *report)
{
    if (importing->options->json)
        print_json(importing, report, NULL);
    else
        print_report(importing->options, report);
    if (report->rejected) return CODE_DATA;
    return importing->check.faults_n ? CODE_FINDINGS : CODE_OK;
}

// Reports that a list, a set or a script is at fault, so that nothing was imported.
static int report_failure(const Importing *importing, const ImportReport *report,
                          const Err *err)
{
    int code = command_fail(err);

    if (report->draft) (void)fputs(report->draft, stderr);
    if (importing->options->json) print_json(importing, report, err);
    return code;
}

// Shows how much of a list is read.
static void show_progress(void *importing_of, const char *path, int64_t done,
                          int64_t total)
{
    Progress *progress = &((Importing *)importing_of)->progress;

    if (progress->what != path || progress->total != total) {
        progress_end(progress);
        progress_start(progress, path, total);
    }
    progress_show(progress, done);
}

static int upgrade_only(const Options *options, Store *store)
{
    Err err = {0};

    if (store->fresh)
        (void)err_set(&err,
                      store->created ? 66 : CODE_DATA,
                      store->created
                          ? "database %s is missing; make it with cardwright import"
                          : "database %s is empty; fill it with cardwright import",
                      options->db);
    else if (!store->upgraded_from)
        terminal_tell(stdout,
                      "%s: version %d, nothing to bring forward",
                      options->db,
                      SCHEMA_VERSION);
    store_close(store);
    return err.code ? command_fail(&err) : CODE_OK;
}

// Loads a game for the import; lists and decks go to the one that the options name.
static const Rules *find_game(void *importing_of, Store *store, const char *name,
                              Err *err)
{
    const Importing *importing = importing_of;

    if (!name) name = importing->options->game;
    const Rules *rules = open_game_for_import(importing_of, store, name, err);
    if (!rules && err->code == CODE_OURS) err->code = CODE_DATA;
    return rules;
}

int cmd_import(int argc, char **argv)
{
    char usual[4096];
    Options options = {.db = usual};
    Importing importing = {.options = &options};
    Err err = {0};

    options.import = (ImportOptions){.find_game = find_game,
                                     .progress = show_progress,
                                     .before_commit = check_scripts,
                                     .context = &importing};
    database_path(usual, sizeof usual);
    int code = read_options(argc, argv, &options);
    if (code >= 0) return code;
    Store *store = open_store(&options, &err);
    if (!store) return command_fail(&err);
    if (!options.import.paths_n) return upgrade_only(&options, store);
    ImportReport report = {.problems.arena = arena_new()};
    importing.games.arena = report.problems.arena;
    int failed = import_paths(store, &options.import, &report, &err);
    progress_end(&importing.progress);
    store_close(store);
    open_game_import_ended(&importing.games);
    print_problems(&report);
    print_faults(&importing.check, failed);
    code = failed ? report_failure(&importing, &report, &err)
                  : report_all(&importing, &report);
    arena_free(report.problems.arena);
    return code;
}

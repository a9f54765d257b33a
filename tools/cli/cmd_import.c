// cmd_import.c -- cardwright import: brings sets, lists and decks into the card
// database.
//
// After an import every script of the database is loaded once, so that a faulty one
// shows now and not in a game.

#include <getopt.h>
#include <jansson.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "db/import/game_forms.h"
#include "db/import/import.h"
#include "db/store/schema.h"
#include "tools/cli/commands.h"
#include "tools/session/catalog.h"
#include "tools/session/database.h"
#include "tools/session/games.h"
#include "tools/session/progress.h"

typedef struct {
    ImportOptions import;
    const char *db;
    bool json;
    bool upgrade;
} Options;

// What this program found when it loaded every script of the database.
typedef struct {
    const char **lines;
    int n;
} Faults;

static void print_help(void)
{
    puts(
        "Example: cardwright import my-set/\n"
        "\n"
        "Usage: cardwright import [OPTION]... PATH...\n"
        "\n"
        "Brings sets, card lists and decks into the card database, in one transaction.\n"
        "A PATH is the folder of a set, a folder of deck files, a card list, a deck,\n"
        "or - for the standard input. Files may be packed with gzip or zstd. The\n"
        "content of a file shows which of these it is. Only differences are written.\n"
        "A faulty row or script is reported with file, row and column, and left out.\n"
        "Then every script of the database is loaded: a faulty one is reported, and\n"
        "its card cannot be played.\n"
        "\n"
        "  --db FILE        the card database (default cards.db beside the program)\n"
        "  --dry-run        write nothing and load no script: report what would change\n"
        "  --strict         import nothing if something is rejected\n"
        "  --map FILE       the meaning of a table's columns, as lines HEADING = FIELD;\n"
        "                   the database keeps it for tables with the same columns\n"
        "  --language LANG  language of names and texts, if a list names none (default en)\n"
        "  --upgrade        bring a database of an earlier version forward, after a copy\n"
        "                   beside it; every import does this too\n"
        "  --json           print the result as one JSON object\n"
        "\n"
        "Exit codes: 0 done, 1 a script is faulty, 65 something was rejected, 66 a path\n"
        "is missing, 74 the database cannot be written");
}

static void print_problems(const ImportReport *report)
{
    for (int i = 0; i < report->notes.n; i++)
        (void)fprintf(stderr,
                      "note: %s\n",
                      problem_line(&report->notes.list[i], report->problems.arena));
    if (report->notes.more) (void)fprintf(stderr, "and %d notes\n", report->notes.more);
    for (int i = 0; i < report->problems.n; i++)
        (void)fprintf(stderr,
                      "%s\n",
                      problem_line(&report->problems.list[i], report->problems.arena));
    if (report->problems.more)
        (void)fprintf(stderr, "and %d problems\n", report->problems.more);
}

// Prints as much of a text as fits on a line.
static void print_value(const char *value)
{
    int n = 0;

    for (; value[n] && value[n] != '\n' && n < 60; n++) continue;
    while (n && (value[n] & 0xc0) == 0x80) n--;
    printf(*value ? "'%.*s%s'" : "nothing", n, value, value[n] ? " ..." : "");
}

static void print_differences(const ImportReport *report)
{
    for (int i = 0; i < report->differences_n; i++) {
        const Difference *it = &report->differences[i];
        printf("%s %s: ", it->code, it->field);
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
    printf("%-*s %-9s %7s %8s %8s %10s %9s\n",
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
        printf("%-*s %-9s %7d %8d %8d %10d %9d\n",
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
        printf("%s: nothing changed\n", options->db);
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

static void print_json(const Options *options, const ImportReport *report,
                       const Faults *faults, const Err *err)
{
    json_t *root = json_of_report(report), *broken = json_array();

    for (int i = 0; i < faults->n; i++)
        json_array_append_new(broken, json_string(faults->lines[i]));
    json_object_set_new(root, "db", json_string(options->db));
    json_object_set_new(root, "dry_run", json_boolean(options->import.dry_run));
    json_object_set_new(root, "faults", broken);
    if (err) json_object_set_new(root, "error", json_string(err->text));
    if (report->draft) json_object_set_new(root, "map", json_string(report->draft));
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
                                  {"json", COMMAND_FLAG, &options->json},
                                  {"upgrade", COMMAND_FLAG, &options->upgrade},
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

    if (stat(options->db, &info) != 0)
        return store_open_to_write("", games_find(NULL), err);
    if (info.st_size > 0) {
        Store *reader = store_open(options->db, games_find(NULL), err);
        if (!reader) return NULL;
        store_close(reader);
    }
    return store_open_to_write(options->db, games_find(NULL), err);
}

static Store *open_store(const Options *options, Err *err)
{
    if (options->import.dry_run) return open_to_try(options, err);
    Store *store = store_open_to_write(options->db, games_find(NULL), err);
    if (store && store->upgraded_from)
        (void)fprintf(stderr,
                      "cardwright: %s: brought forward from version %d to %d%s%s\n",
                      options->db,
                      store->upgraded_from,
                      SCHEMA_VERSION,
                      *store->copy ? "; as it was, it is kept in " : "",
                      store->copy);
    return store;
}

static void add_fault(Faults *faults, Arena *arena, const char *line)
{
    for (int i = 0; i < faults->n; i++)
        if (!strcmp(faults->lines[i], line)) return;
    faults->lines = arena_grow(arena, faults->lines, faults->n, sizeof *faults->lines);
    faults->lines[faults->n++] = arena_text(arena, line);
}

// Adds cards that cannot be played although their script loads: a keyword has no
// script, or a list contradicts the script. A card without its script is not done yet,
// which is no fault.
static void add_refused(Faults *faults, Arena *arena, const Library *library)
{
    int scripts = faults->n;

    for (int i = 1; i < library->cards_n; i++) {
        const Card *card = &library->cards[i];
        bool told = false;
        if (!card->unplayable || (card->has_text && !card->scripted)) continue;
        for (int j = 0; j < scripts; j++)
            told |= !strcmp(faults->lines[j], card->unplayable);
        if (!told)
            add_fault(
                faults,
                arena,
                arena_format(
                    arena, "%s %s: %s", card->code, card->name, card->unplayable));
    }
}

static int check_scripts(const Options *options, Arena *arena, Faults *faults, Err *err)
{
    Catalog *catalog = catalog_open(options->db, err);
    const char *const *lines;

    if (!catalog) return -1;
    int failed = catalog_load_all(catalog, err);
    int n = catalog_notes(catalog, &lines);
    for (int i = 0; i < n; i++) (void)fprintf(stderr, "note: %s\n", lines[i]);
    n = catalog_faults(catalog, &lines);
    for (int i = 0; i < n; i++) add_fault(faults, arena, lines[i]);
    if (!failed) add_refused(faults, arena, catalog_library(catalog));
    catalog_close(catalog);
    return failed;
}

static int report_all(const Options *options, const ImportReport *report)
{
    struct stat info;
    Faults faults = {0};
    Err err = {0};
    bool there = !options->import.dry_run && stat(options->db, &info) == 0;

    if (there && check_scripts(options, report->problems.arena, &faults, &err))
        return command_fail(&err);
    for (int i = 0; i < faults.n; i++) (void)fprintf(stderr, "%s\n", faults.lines[i]);
    if (options->json)
        print_json(options, report, &faults, NULL);
    else
        print_report(options, report);
    if (report->rejected) return CODE_DATA;
    return faults.n ? CODE_FINDINGS : CODE_OK;
}

// Reports that a list or set as a whole is at fault, so that nothing was imported.
static int report_failure(const Options *options, const ImportReport *report,
                          const Err *err)
{
    int code = command_fail(err);

    if (report->draft) (void)fputs(report->draft, stderr);
    if (options->json) print_json(options, report, &(Faults){0}, err);
    return code;
}

// Shows how much of a list is read.
static void show_progress(void *progress_of, const char *path, int64_t done,
                          int64_t total)
{
    Progress *progress = progress_of;

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
        printf(
            "%s: version %d, nothing to bring forward\n", options->db, SCHEMA_VERSION);
    store_close(store);
    return err.code ? command_fail(&err) : CODE_OK;
}

int cmd_import(int argc, char **argv)
{
    Progress progress = {0};
    char usual[4096];
    Options options = {.db = usual,
                       .import = {.rules = games_find(NULL),
                                  .forms = game_forms_of_lists(games_find(NULL)),
                                  .progress = show_progress,
                                  .context = &progress}};
    Err err = {0};

    database_path(usual, sizeof usual);
    int code = read_options(argc, argv, &options);
    if (code >= 0) return code;
    Store *store = open_store(&options, &err);
    if (!store) return command_fail(&err);
    if (!options.import.paths_n) return upgrade_only(&options, store);
    ImportReport report = {.problems.arena = arena_new()};
    int failed = import_paths(store, &options.import, &report, &err);
    progress_end(&progress);
    store_close(store);
    print_problems(&report);
    code = failed ? report_failure(&options, &report, &err)
                  : report_all(&options, &report);
    arena_free(report.problems.arena);
    return code;
}

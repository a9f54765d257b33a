// cmd_imports.c -- cardwright imports: what was imported, when, and what it changed.

#include <errno.h>
#include <getopt.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "db/store/database.h"
#include "db/store/import_log.h"
#include "engine/base/text.h"
#include "tools/cards/imports_json.h"
#include "tools/cli/commands.h"
#include "tools/door/terminal.h"

typedef struct {
    const char *db;
    bool json;
    int64_t id; // 0: all imports
} Options;

enum { VALUE_SHOWN = 60 };

// Returns what became of the import: ", undone by 3".
static const char *fate_of(const ImportLogRow *row, Arena *arena)
{
    if (row->undone_by)
        return arena_format(arena, ", undone by %lld", (long long)row->undone_by);
    return row->undone ? ", undone" : "";
}

static void print_rows(const ImportLogRow *rows, int n, Arena *arena)
{
    terminal_tell(stdout,
                  "%6s  %-20s %7s %8s %8s %9s  %s",
                  "import",
                  "time",
                  "added",
                  "changed",
                  "removed",
                  "rejected",
                  "source");
    for (int i = 0; i < n; i++)
        terminal_tell(stdout,
                      "%6lld  %-20s %7d %8d %8d %9d  %s%s",
                      (long long)rows[i].id,
                      rows[i].time,
                      rows[i].added,
                      rows[i].changed,
                      rows[i].removed,
                      rows[i].rejected,
                      rows[i].source,
                      fate_of(&rows[i], arena));
}

// Prints as much of a value as fits on a line.
static void print_value(const char *value)
{
    const size_t line = strcspn(value, "\n");
    const int n = line < VALUE_SHOWN ? (int)line : text_fit(value, VALUE_SHOWN);

    terminal_put(
        stdout, *value ? "'%.*s%s'" : "nothing", n, value, value[n] ? " ..." : "");
}

static void print_change(const ImportLogChange *change)
{
    const bool was = *change->old, is = *change->now;

    if (!strcmp(change->kind, "gone") || !strcmp(change->kind, "new")) {
        terminal_tell(
            stdout, "%s: %s", change->name, *change->kind == 'n' ? "added" : "removed");
        return;
    }
    if (!*change->field) {
        terminal_tell(stdout,
                      "%s %s: %s",
                      change->kind,
                      change->name,
                      was && is ? "changed"
                      : is      ? "added"
                                : "removed");
        return;
    }
    terminal_put(stdout, "%s %s: ", change->name, change->field);
    print_value(change->old);
    fputs(" -> ", stdout);
    print_value(change->now);
    putchar('\n');
}

// Prints the history as JSON. Returns -1 with [err].
static int print_json(Store *store, const Options *options, Err *err)
{
    json_t *json = options->id ? imports_json_one(store, options->id, err)
                               : imports_json_all(store, err);

    if (!json) return -1;
    json_dumpf(json, stdout, JSON_COMPACT);
    putchar('\n');
    json_decref(json);
    return 0;
}

static int show_all(Store *store, Arena *arena, Err *err)
{
    ImportLogRow *rows;
    const int n = import_log_rows(store, 0, arena, &rows, err);

    if (n < 0) return -1;
    print_rows(rows, n, arena);
    return 0;
}

static int show_one(Store *store, const Options *options, Arena *arena, Err *err)
{
    ImportLogRow *row;
    ImportLogList *lists;
    ImportLogChange *changes;
    const int n = import_log_rows(store, options->id, arena, &row, err);

    if (!n)
        (void)err_set(
            err, CODE_MISSING, "there is no import %lld", (long long)options->id);
    if (n <= 0) return -1;
    const int lists_n = import_log_lists(store, options->id, arena, &lists, err);
    if (lists_n < 0) return -1;
    const int changes_n = import_log_changes(store, options->id, arena, &changes, err);
    if (changes_n < 0) return -1;
    print_rows(row, 1, arena);
    for (int i = 0; i < lists_n; i++)
        terminal_tell(stdout,
                      "%s (%s, %s): %d row%s said something new, trust %d",
                      lists[i].source,
                      lists[i].game,
                      lists[i].form,
                      lists[i].rows,
                      lists[i].rows == 1 ? "" : "s",
                      lists[i].trust);
    for (int i = 0; i < changes_n; i++) print_change(&changes[i]);
    return 0;
}

// Reads the number of an import. Returns -1 to go on, else an exit code.
static int read_id(const char *text, int64_t *id)
{
    char *end;

    errno = 0;
    *id = strtoll(text, &end, 10);
    if (*text >= '1' && *text <= '9' && !*end && !errno) return -1;
    return command_usage("imports", "wants the number of an import, found '%s'", text);
}

int cmd_imports(int argc, char **argv)
{
    char usual[4096];
    Options options = {.db = usual};
    const CommandOption list[] = {{"db", &options.db}, {"json", &options.json}, {0}};
    Err err = {0};

    database_path(usual, sizeof usual);
    int code = command_options(argc, argv, list, cmd_imports_txt, NULL);
    if (code < 0 && optind < argc) code = read_id(argv[optind], &options.id);
    if (code >= 0) return code;
    if (optind + 1 < argc)
        return command_usage(
            "imports", "wants one number, found '%s'", argv[optind + 1]);
    Store *store = store_open(options.db, NULL, &err);
    if (!store) return command_fail(&err);
    store_hold(store);
    Arena *arena = arena_new();
    const int failed = options.json ? print_json(store, &options, &err)
                       : options.id ? show_one(store, &options, arena, &err)
                                    : show_all(store, arena, &err);
    arena_free(arena);
    store_close(store);
    return failed ? command_fail(&err) : CODE_OK;
}

// cmd_diff.c -- cardwright diff: shows the changes between two databases, or since an
// import.
//
// Differences go to the standard output, one on each line; the sums go to stderr.

#include <getopt.h>
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "db/export/db_diff.h"
#include "engine/base/text.h"
#include "tools/cards/diff_json.h"
#include "tools/catalog/open_game.h"
#include "tools/cli/commands.h"
#include "tools/door/terminal.h"

typedef struct {
    const char *db, *game;
    bool json;
} Options;

// The differences found so far.
typedef struct {
    const Options *options;
    int64_t n[3];  // by DbDiffKind; counts a changed card once
    char last[64]; // name of the changed card that was counted last
} Telling;

static void tell_json(const DbDifference *found, bool first)
{
    json_t *object = diff_json(found);

    if (!first) putchar(',');
    json_dumpf(object, stdout, JSON_COMPACT);
    json_decref(object);
}

static void print_value(const char *value)
{
    terminal_put(stdout, "'%s'", value);
}

// Prints one difference and counts it. The fields of one card follow each other.
static void tell_difference(void *context, const DbDifference *found)
{
    Telling *telling = context;
    const bool card = !strcmp(found->kind, "card");
    const bool again = found->field && !strcmp(telling->last, found->name);
    const bool first = !(telling->n[0] + telling->n[1] + telling->n[2]);

    if (!again) telling->n[found->how]++;
    if (found->field)
        (void)text_format(telling->last, sizeof telling->last, "%s", found->name);
    if (telling->options->json) {
        tell_json(found, first);
        return;
    }
    terminal_put(stdout,
                 "%c %s%s%s%s%s",
                 "+-~"[found->how],
                 card ? "" : found->kind,
                 card ? "" : " ",
                 found->name,
                 found->title ? " " : "",
                 found->title ? found->title : "");
    if (found->field) {
        terminal_put(stdout, ": %s ", found->field);
        print_value(found->old);
        fputs(" -> ", stdout);
        print_value(found->now);
    }
    putchar('\n');
}

// Compares the game that the options name, or else the usual one of the first database.
static int diff_databases(const DbDiff *compare, const Options *options, char **paths)
{
    OpenGame before, after = {0};
    int failed = open_game_hold(&before, paths[0], options->game, compare->err);

    if (failed) return -1;
    const char *game = loaded_game_rules(before.game)->game;
    failed = open_game_hold(&after, paths[1], game, compare->err) ||
             db_diff(compare, before.store, after.store);
    open_game_close(&before);
    open_game_close(&after);
    return failed ? -1 : 0;
}

static void capitals(char *text)
{
    for (; *text; text++)
        if (*text >= 'a' && *text <= 'z') *text = (char)(*text - 'a' + 'A');
}

// Compares a set with itself at two imports: "SET@IMPORT", then "SET" or "SET@IMPORT".
static int diff_imports(const DbDiff *compare, const Options *options, char **sets)
{
    char before[40], after[40];
    int64_t from, to = INT64_MAX;

    (void)text_format(before, sizeof before, "%s", sets[0]);
    (void)text_format(after, sizeof after, "%s", sets[1]);
    char *since = strchr(before, '@'), *until = strchr(after, '@');
    *since++ = '\0';
    if (until) *until++ = '\0';
    capitals(before);
    capitals(after);
    if (strcmp(before, after) != 0)
        return err_set(
            compare->err,
            CODE_USAGE,
            "%s and %s are two sets: a set is compared with itself at another import",
            before,
            after);
    OpenGame open;
    Arena *arena = arena_new();
    const char *game = open_game_of_set(options->db, options->game, before, arena);
    int failed = open_game_hold(&open, options->db, game, compare->err);
    arena_free(arena);
    if (failed) return -1;
    Store *store = open.store;
    from = db_diff_import_find(store, since, compare->err);
    if (from >= 0 && until) to = db_diff_import_find(store, until, compare->err);
    failed = from < 0 || to < 0 || db_diff_imports(compare, store, before, from, to);
    open_game_close(&open);
    return failed ? -1 : 0;
}

static int diff(const Options *options, char **what)
{
    Telling telling = {.options = options};
    Err err = {0};
    const DbDiff compare = {tell_difference, &telling, arena_new(), &err};
    const bool imports = strchr(what[0], '@') && !strchr(what[0], '/');

    if (options->json) fputs("{\"changes\":[", stdout);
    int failed = imports ? diff_imports(&compare, options, what)
                         : diff_databases(&compare, options, what);
    arena_free(compare.arena);
    if (options->json)
        printf("],\"added\":%lld,\"removed\":%lld,\"changed\":%lld}\n",
               (long long)telling.n[DB_DIFF_ADDED],
               (long long)telling.n[DB_DIFF_REMOVED],
               (long long)telling.n[DB_DIFF_CHANGED]);
    if (failed) return command_fail(&err);
    fflush(stdout);
    (void)fprintf(stderr,
                  "%lld added, %lld removed, %lld changed\n",
                  (long long)telling.n[DB_DIFF_ADDED],
                  (long long)telling.n[DB_DIFF_REMOVED],
                  (long long)telling.n[DB_DIFF_CHANGED]);
    return telling.n[0] + telling.n[1] + telling.n[2] ? CODE_FINDINGS : CODE_OK;
}

int cmd_diff(int argc, char **argv)
{
    Options options = {0};
    const CommandOption list[] = {
        {"db", &options.db}, {"game", &options.game}, {"json", &options.json}, {0}};
    int code = command_options(argc, argv, list, cmd_diff_txt, NULL);
    if (code >= 0) return code;
    if (argc - optind != 2)
        return command_usage("diff", "wants two databases, or a set at two imports");
    return diff(&options, argv + optind);
}

// cmd_diff.c -- cardwright diff: shows the changes between two databases, or since an
// import.
//
// Differences go to the standard output, one on each line; the sums go to stderr.

#include <getopt.h>
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "db/store/db_diff.h"
#include "engine/kernel/base/text.h"
#include "tools/cli/commands.h"
#include "tools/session/database.h"
#include "tools/session/games.h"
#include "tools/session/terminal.h"

typedef struct {
    const char *db;
    bool json;
} Options;

// The differences found so far.
typedef struct {
    const Options *options;
    int64_t n[3];  // by DbDiffKind; counts a changed card once
    char last[64]; // name of the changed card that was counted last
} Telling;

static const char *const words[] = {"added", "removed", "changed"};

static void print_help(void)
{
    puts(
        "Example: cardwright diff old.db new.db\n"
        "\n"
        "Usage: cardwright diff A.db B.db [OPTION]...\n"
        "       cardwright diff SET@IMPORT SET[@IMPORT] [OPTION]...\n"
        "\n"
        "Lists the cards, scripts, keywords, bans, decks and sets that were added (+),\n"
        "removed (-) or changed (~), and the changed fields of each card. The second\n"
        "form compares a set with itself at an earlier import. IMPORT is the number\n"
        "of an import, or a time such as 2026-09-18 for the last import up to it.\n"
        "\n"
        "  --json     print one JSON object\n"
        "  --db FILE  for the second form (default cards.db beside the program)\n"
        "\n"
        "Exit codes: 0 nothing differs, 1 something differs, 66 no such import");
}

static void tell_json(const DbDifference *found, bool first)
{
    json_t *object = json_pack("{ss ss ss ss* ss* ss* ss*}",
                               "how",
                               words[found->how],
                               "kind",
                               found->kind,
                               "name",
                               found->name,
                               "title",
                               found->title,
                               "field",
                               found->field,
                               "old",
                               found->field ? found->old : NULL,
                               "new",
                               found->field ? found->now : NULL);

    if (!first) putchar(',');
    json_dumpf(object, stdout, JSON_COMPACT);
    json_decref(object);
}

static void print_value(const char *value)
{
    terminal_put(stdout, "'%s'", value);
}

// Prints one difference and counts it. The fields of one card follow each other.
static void tell(void *context, const DbDifference *found)
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

static int diff_databases(const DbDiff *compare, char **paths)
{
    Store *before = store_open(paths[0], games_find(NULL), compare->err);
    Store *after = before ? store_open(paths[1], games_find(NULL), compare->err) : NULL;
    int failed = !after || db_diff(compare, before, after);

    store_close(before);
    store_close(after);
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
    Store *store = store_open(options->db, games_find(NULL), compare->err);
    if (!store) return -1;
    from = db_diff_import_find(store, since, compare->err);
    if (from >= 0 && until) to = db_diff_import_find(store, until, compare->err);
    int failed =
        from < 0 || to < 0 || db_diff_imports(compare, store, before, from, to);
    store_close(store);
    return failed ? -1 : 0;
}

static int diff(const Options *options, char **what)
{
    Telling telling = {.options = options};
    Err err = {0};
    const DbDiff compare = {tell, &telling, arena_new(), &err};
    const bool imports = strchr(what[0], '@') && !strchr(what[0], '/');

    if (options->json) fputs("{\"changes\":[", stdout);
    int failed = imports ? diff_imports(&compare, options, what)
                         : diff_databases(&compare, what);
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
    char usual[4096];
    Options options = {.db = usual};
    const CommandOption list[] = {
        {"db", COMMAND_TEXT, &options.db}, {"json", COMMAND_FLAG, &options.json}, {0}};

    database_path(usual, sizeof usual);
    int code = command_options(argc, argv, list, print_help);
    if (code >= 0) return code;
    if (argc - optind != 2)
        return command_usage("diff", "wants two databases, or a set at two imports");
    return diff(&options, argv + optind);
}

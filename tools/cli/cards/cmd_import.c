// cmd_import.c -- cardwright import: brings sets, lists and decks into the card
// database, and takes back what an import said.

#include <getopt.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "db/import/import_undo.h"
#include "db/lists/column_map.h"
#include "db/store/schema.h"
#include "tools/cli/cards/import_command.h"
#include "tools/cli/commands.h"
#include "tools/session/database.h"
#include "tools/session/open_game.h"
#include "tools/session/terminal.h"

typedef struct {
    ImportCommand command;
    CommandNumber trust; // -1: not given
    CommandNumber undo;  // 0: not given
    bool upgrade;
} Options;

static void print_help(void)
{
    puts(
        "Example: cardwright import my-set/\n"
        "\n"
        "Usage: cardwright import [OPTION]... PATH...\n"
        "       cardwright import --undo N [OPTION]...\n"
        "\n"
        "Brings sets, card lists and decks into the card database, in one transaction.\n"
        "A PATH is the folder of a game (game.lua) or of a set (set.json), a folder of\n"
        "sets or deck files, a card list, a deck, or - for the standard input. A list may\n"
        "be a table (CSV, XLSX, ODS, XLS, HTML), JSON or XML. Files may be packed (zip, tar,\n"
        "gzip, zstd, xz, bzip2). The content of a file shows which of these it is.\n"
        "Only differences are written.\n"
        "A faulty row is reported with file, row and column, and left out. Before the\n"
        "end every script of the database is loaded: a faulty one is reported, and if\n"
        "this import brings it or causes its fault, nothing is imported.\n"
        "\n"
        "  --undo N         what import N said no longer counts: each field of a card, each\n"
        "                   set, script, ban, deck and map falls back to what was said\n"
        "                   else, later imports stay; undone itself, it counts again\n"
        "                   (cardwright imports lists them)\n"
        "  --source NAME    the source of the lists (default the name of each file): what\n"
        "                   the same source says later takes the place of the earlier\n"
        "  --trust N        of two lists the one with more trust decides; the sources keep\n"
        "                   it until another number is given (at first 0)\n"
        "  --remove         cards and rows that a list or set no longer has go too; a set\n"
        "                   that lost cards is refused without it\n"
        "  --db FILE        the card database (default cards.db beside the program)\n"
        "  --dry-run        write nothing: report what would change\n"
        "  --strict         import nothing if something is rejected\n"
        "  --keep-faulty    import faulty scripts too; their cards cannot be played\n"
        "  --map FILE       the meaning of a table's columns, as lines HEADING = FIELD;\n"
        "                   the database keeps it for tables with the same columns;\n"
        "                   --map help prints all that a map may say\n"
        "  --sheet NAME     only this sheet of a spreadsheet (default all with card lists)\n"
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

static bool asks_for_map(const Options *options)
{
    const char *map = options->command.import.map;

    return map && (!strcmp(map, "help") || !strcmp(map, "?"));
}

// Prints what a map may say, with the facts of the game.
static int print_map_help(const Options *options)
{
    OpenGame open;
    Err err = {0};

    if (open_game_read(&open, options->command.db, options->command.game, &err))
        return command_fail(&err);
    Arena *arena = arena_new();
    (void)fputs(column_map_help(arena, &open.store->facts), stdout);
    arena_free(arena);
    open_game_close(&open);
    return CODE_OK;
}

// Reads the options. Returns -1 to go on, else an exit code.
static int read_options(int argc, char **argv, Options *options)
{
    ImportOptions *import = &options->command.import;
    const CommandOption list[] = {
        {"db", COMMAND_TEXT, &options->command.db},
        {"undo", COMMAND_NUMBER, &options->undo},
        {"source", COMMAND_TEXT, &import->source},
        {"trust", COMMAND_NUMBER, &options->trust},
        {"remove", COMMAND_FLAG, &import->remove},
        {"dry-run", COMMAND_FLAG, &import->dry_run},
        {"strict", COMMAND_FLAG, &import->strict},
        {"map", COMMAND_TEXT, &import->map},
        {"sheet", COMMAND_TEXT, &import->sheet},
        {"language", COMMAND_TEXT, &import->language},
        {"game", COMMAND_TEXT, &options->command.game},
        {"json", COMMAND_FLAG, &options->command.json},
        {"upgrade", COMMAND_FLAG, &options->upgrade},
        {"keep-faulty", COMMAND_FLAG, &options->command.keep_faulty},
        {0}};
    const int code = command_options(argc, argv, list, print_help);

    if (code >= 0) return code;
    if (asks_for_map(options)) return print_map_help(options);
    if (options->undo.n && optind < argc)
        return command_usage(
            "import", "--undo takes no path, found '%s'", argv[optind]);
    if (optind == argc && !options->upgrade && !options->undo.n)
        return command_usage("import", "wants at least one path to import");
    if (import->source && !*import->source)
        return command_usage("import", "--source wants a name");
    import->sets_trust = options->trust.n >= 0;
    import->trust = import->sets_trust ? (int)options->trust.n : 0;
    import->paths = (const char *const *)(argv + optind);
    import->paths_n = argc - optind;
    return -1;
}

static int upgrade_only(Options *options, Store *store)
{
    Err err = {0};

    if (store->fresh)
        (void)err_set(&err,
                      store->created ? 66 : CODE_DATA,
                      store->created
                          ? "database %s is missing; make it with cardwright import"
                          : "database %s is empty; fill it with cardwright import",
                      options->command.db);
    else if (!store->upgraded_from)
        terminal_tell(stdout,
                      "%s: version %d, nothing to bring forward",
                      options->command.db,
                      SCHEMA_VERSION);
    import_command_settle(&options->command, store);
    store_close(store);
    return err.code ? command_fail(&err) : CODE_OK;
}

static int undo(const ImportCommand *command, Store *store, ImportReport *report,
                Err *err)
{
    return import_undo(
        store, &command->import, *(const int64_t *)command->what, report, err);
}

static int import(const ImportCommand *command, Store *store, ImportReport *report,
                  Err *err)
{
    return import_paths(store, &command->import, report, err);
}

int cmd_import(int argc, char **argv)
{
    char usual[4096];
    Options options = {.command.db = usual,
                       .trust = {-1, 0, INT_MAX},
                       .undo = {0, 1, COMMAND_SEED_MAX}};
    Err err = {0};

    database_path(usual, sizeof usual);
    int code = read_options(argc, argv, &options);
    if (code >= 0) return code;
    Store *store = import_command_open(&options.command, &err);
    if (!store) return command_fail(&err);
    const int64_t of = options.undo.n;
    options.command.what = &of;
    options.command.undo = of != 0;
    if (!of && !options.command.import.paths_n) return upgrade_only(&options, store);
    return import_command_run(&options.command, store, of ? undo : import);
}

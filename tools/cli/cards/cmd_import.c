// cmd_import.c -- cardwright import: brings sets, lists and decks into the card
// database, and takes back what an import said.

#include <getopt.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "db/import/import_undo.h"
#include "db/lists/column_map.h"
#include "db/names/language_code.h"
#include "db/schema/schema.h"
#include "db/store/database.h"
#include "tools/catalog/open_game.h"
#include "tools/cli/cards/import_command.h"
#include "tools/cli/cards/import_formats.h"
#include "tools/cli/commands.h"
#include "tools/door/seed.h"
#include "tools/door/terminal.h"

typedef struct {
    ImportCommand command;
    CommandNumber trust; // -1: not given
    CommandNumber undo;  // 0: not given
    bool upgrade;
    bool formats;
} Options;

static bool asks_for_map(const Options *options)
{
    const char *map = options->command.import.map;

    return map && (!strcmp(map, "help") || !strcmp(map, "?"));
}

// Prints what a map may say, with the facts of the game, or what import reads.
static int print_help(const Options *options)
{
    OpenGame open;
    Err err = {0};

    if (open_game_read(&open, options->command.db, options->command.game, &err))
        return command_fail(&err);
    Arena *arena = arena_new();
    if (options->formats)
        import_formats_print(open.store->rules, options->command.json);
    else
        (void)fputs(column_map_help(arena, &open.store->facts), stdout);
    arena_free(arena);
    open_game_close(&open);
    return CODE_OK;
}

// Puts the code of the language in place of its name. Returns -1 to go on, else an exit code.
static int read_language(ImportOptions *import)
{
    const char *said = import->language;

    if (!said) return -1;
    const char *doubt = language_code_doubt(said);
    import->language = language_code_find(said);
    return import->language
               ? -1
               : command_usage("import",
                               "--language wants %s, found '%s'",
                               doubt ? doubt
                                     : "a language such as en, French or zh-Hans",
                               said);
}

// Reads the options. Returns -1 to go on, else an exit code.
static int read_options(int argc, char **argv, Options *options)
{
    ImportOptions *import = &options->command.import;
    const CommandOption list[] = {{"db", &options->command.db},
                                  {"undo", &options->undo},
                                  {"source", &import->source},
                                  {"trust", &options->trust},
                                  {"remove", &import->remove},
                                  {"replace-set", &import->replace_set},
                                  {"collection", &import->collection},
                                  {"as-is", &import->as_is},
                                  {"dry-run", &import->dry_run},
                                  {"strict", &import->strict},
                                  {"map", &import->map},
                                  {"formats", &options->formats},
                                  {"sheet", &import->sheet},
                                  {"language", &import->language},
                                  {"game", &options->command.game},
                                  {"json", &options->command.json},
                                  {"upgrade", &options->upgrade},
                                  {"keep-faulty", &options->command.keep_faulty},
                                  {"partly", &options->command.partly},
                                  {0}};
    const int code = command_options(argc, argv, list, cmd_import_txt, NULL);

    if (code >= 0) return code;
    if (options->formats && optind < argc)
        return command_usage(
            "import", "--formats takes no path, found '%s'", argv[optind]);
    if (options->formats || asks_for_map(options)) return print_help(options);
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
    return read_language(import);
}

// Checks what goes with --replace-set. Its game is that of the set, if only one has such a
// set. Returns -1 to go on, else an exit code.
static int read_replaced(Options *options, Arena *arena)
{
    ImportOptions *import = &options->command.import;
    ImportCommand *command = &options->command;

    if (!import->replace_set) return -1;
    if (options->undo.n || import->paths_n != 1)
        return command_usage("import", "--replace-set wants one list");
    if (import->source || import->sets_trust || import->language)
        return command_usage(
            "import",
            "--replace-set goes without %s: the list is that of the set",
            import->source       ? "--source"
            : import->sets_trust ? "--trust"
                                 : "--language");
    import->strict = true;
    command->game =
        open_game_of_set(command->db, command->game, import->replace_set, arena);
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

static int undo_import(const ImportCommand *command, Store *store, ImportReport *report,
                       Err *err)
{
    return import_undo(
        store, &command->import, *(const int64_t *)command->what, report, err);
}

static int import_given(const ImportCommand *command, Store *store,
                        ImportReport *report, Err *err)
{
    return import_paths(store, &command->import, report, err);
}

// Checks what goes with --collection. Returns -1 to go on, else an exit code.
static int check_collection(const Options *options)
{
    const ImportOptions *import = &options->command.import;
    const char *other = import->replace_set     ? "--replace-set"
                        : import->sets_trust    ? "--trust"
                        : import->remove        ? "--remove"
                        : options->command.undo ? "--undo"
                                                : NULL;

    if (!import->collection) return -1;
    if (other) return command_usage("import", "--collection goes without %s", other);
    if (import->source && import->paths_n > 1)
        return command_usage("import",
                             "--collection with --source wants one list: the next one "
                             "would take its place");
    return -1;
}

// Opens the database and does what the options say. Returns the exit code.
static int run_import(Options *options)
{
    const int64_t of = options->undo.n;
    ImportCommand *command = &options->command;
    Err err = {0};
    Store *store = import_command_open(command, &err);

    if (!store) return command_fail(&err);
    command->what = &of;
    command->undo = of != 0;
    if (!of && !command->import.paths_n) return upgrade_only(options, store);
    return import_command_run(command, store, of ? undo_import : import_given);
}

// Writes the definitions for editors anew, in folders that have some (cardwright def).
static void define_again(const Options *options)
{
    const ImportOptions *import = &options->command.import;
    const Command *def = command_find("def", NULL);

    if (!def || import->dry_run || access(options->command.db, R_OK)) return;
    for (int i = 0; i < import->paths_n; i++) {
        char *words[] = {(char *)"def",
                         (char *)"--again",
                         (char *)"--db",
                         (char *)options->command.db,
                         (char *)"--",
                         (char *)import->paths[i],
                         NULL};
        (void)def->run((int)(sizeof words / sizeof *words) - 1, words);
    }
}

int cmd_import(int argc, char **argv)
{
    char usual[4096];
    Options options = {
        .command.db = usual, .trust = {-1, 0, INT_MAX}, .undo = {0, 1, SEED_MAX}};

    database_path(usual, sizeof usual);
    int code = read_options(argc, argv, &options);
    if (code >= 0) return code;
    Arena *arena = arena_new();
    code = check_collection(&options);
    if (code < 0) code = read_replaced(&options, arena);
    if (code < 0) {
        code = run_import(&options);
        define_again(&options);
    }
    arena_free(arena);
    return code;
}

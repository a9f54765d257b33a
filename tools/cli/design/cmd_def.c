// cmd_def.c -- cardwright def: tells an editor which words the scripts of a folder have.
//
// The definitions lie in a folder of their own, `.cardwright`, and are written anew each
// time. The settings are the designer's: they are written where there are none, else left.

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/store/database.h"
#include "engine/play/play.h"
#include "tools/catalog/games.h"
#include "tools/catalog/open_game.h"
#include "tools/cli/commands.h"
#include "tools/cli/design/definitions.h"
#include "tools/door/out_file.h"
#include "tools/door/terminal.h"

#define DEFINITIONS ".cardwright"
#define SETTINGS    ".luarc.json"

typedef struct {
    const char *db, *game, *folder;
    bool again; // only where there are some, without a word
} Options;

// Reads the options. Returns -1 to go on, else an exit code.
static int read_options(int argc, char **argv, Options *options, Arena *arena)
{
    static char usual[4096];
    const CommandOption list[] = {{"again", &options->again},
                                  {"db", &options->db},
                                  {"game", &options->game},
                                  {0}};
    const int code = command_options(argc, argv, list, cmd_def_txt, NULL);

    if (code >= 0) return code;
    if (argc - optind > 1) return command_usage("def", "wants one folder at most");
    options->folder = argc > optind ? argv[optind] : ".";
    database_path(usual, sizeof usual);
    const bool there = !access(usual, R_OK);
    if (!options->game)
        options->game = open_game_of_path(
            options->db ? options->db : usual, options->folder, arena);
    if (!options->db && there && !(options->game && open_game_is_path(options->game)))
        options->db = usual;
    return -1;
}

enum { PATH_SIZE = 4096 };

static int path_of(char *path, const char *folder, const char *name, Err *err)
{
    if (snprintf(path, PATH_SIZE, "%s/%s", folder, name) < PATH_SIZE) return 0;
    return err_set(err, CODE_IO, "%s: the path is too long", folder);
}

// The files that an editor reads, which come together or not at all.
enum { FILE_CARDS, FILE_SCENARIOS, FILE_SETTINGS, FILES_N };

static const char *const names[FILES_N] = {
    [FILE_CARDS] = DEFINITIONS "/cards.lua",
    [FILE_SCENARIOS] = DEFINITIONS "/scenarios.lua",
    [FILE_SETTINGS] = SETTINGS,
};

typedef struct {
    const Manual *manual;
    const Rules *rules;
    bool quiet;
    char paths[FILES_N][PATH_SIZE];
    OutFile out[FILES_N];
    int n; // files that are open
} Files;

// Writes the files up to number [most], the settings last.
static int write_files(Files *files, int most, Err *err)
{
    for (int i = 0; i < most; i++) {
        if (out_file_open(&files->out[i], files->paths[i], true, err)) return -1;
        files->n++;
        FILE *file = files->out[i].file;
        if (i == FILE_CARDS) definitions_cards(files->manual, files->rules, file);
        if (i == FILE_SCENARIOS) definitions_scenarios(files->rules, file);
        if (i == FILE_SETTINGS) definitions_settings(file);
        if (out_file_settle(&files->out[i], err)) return -1;
    }
    return 0;
}

// Puts the files in their places; if that is not to be, removes them.
static int close_all(Files *files, bool whole, Err *err)
{
    int failed = 0;

    for (int i = 0; i < files->n; i++) {
        if (out_file_close(&files->out[i], whole && !failed, err)) failed = -1;
        if (whole && !failed && !files->quiet)
            terminal_tell(stdout, "%s", files->paths[i]);
    }
    return failed;
}

// Writes the definitions, and the settings unless the folder has some.
static int write_all(Files *files, const char *folder, Err *err)
{
    char made[PATH_SIZE];
    int failed = path_of(made, folder, DEFINITIONS, err);

    for (int i = 0; i < FILES_N && !failed; i++)
        failed = path_of(files->paths[i], folder, names[i], err);
    if (failed) return -1;
    const bool has_settings = access(files->paths[FILE_SETTINGS], F_OK) == 0;
    const bool makes = mkdir(made, 0777) == 0;
    if (!makes && errno != EEXIST)
        return err_set(err, CODE_IO, "%s: %s", made, strerror(errno));
    failed =
        write_files(files, has_settings || files->quiet ? FILE_SETTINGS : FILES_N, err);
    if (close_all(files, !failed, err)) failed = -1;
    if (failed && makes) (void)rmdir(made);
    if (!failed && has_settings && !files->quiet)
        terminal_tell(stdout,
                      "%s is there and stays; it wants \"workspace.library\": "
                      "[\"" DEFINITIONS "\"]",
                      files->paths[FILE_SETTINGS]);
    return failed;
}

static int define_files(const Options *options, Manual *manual, Err *err)
{
    const Rules *rules = games_find(options->game);
    OpenGame open = {0};
    static Files files;
    int failed = 0;

    if (options->db || (options->game && !rules))
        failed = manual_read(manual, &open, options->db, options->game, err);
    else
        manual_fill(manual, rules);
    if (!failed && open.game) rules = loaded_game_rules(open.game);
    files = (Files){.manual = manual, .rules = rules, .quiet = options->again};
    failed = failed || write_all(&files, options->folder, err);
    open_game_close(&open);
    return failed ? -1 : 0;
}

// Returns whether the folder has definitions.
static bool has_some(const char *folder)
{
    char path[PATH_SIZE];
    Err ignored = {0};

    return !path_of(path, folder, names[FILE_CARDS], &ignored) && !access(path, F_OK);
}

int cmd_def(int argc, char **argv)
{
    static Manual manual;
    Options options = {0};
    Err err = {0};

    manual = (Manual){.arena = arena_new()}; // an import comes here for each folder
    int code = read_options(argc, argv, &options, manual.arena);
    if (code < 0 && options.again && !has_some(options.folder)) code = CODE_OK;
    if (code < 0)
        code = define_files(&options, &manual, &err) ? command_fail(&err) : CODE_OK;
    arena_free(manual.arena);
    return code;
}

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

#include "engine/play/play.h"
#include "tools/cli/commands.h"
#include "tools/cli/design/definitions.h"
#include "tools/session/database.h"
#include "tools/session/games.h"
#include "tools/session/open_game.h"
#include "tools/session/out_file.h"
#include "tools/session/terminal.h"

#define DEFINITIONS ".cardwright"
#define SETTINGS    ".luarc.json"

typedef struct {
    const char *db, *game, *folder;
} Options;

// Reads the options. Returns -1 to go on, else an exit code.
static int read_options(int argc, char **argv, Options *options, Arena *arena)
{
    static char usual[4096];
    const CommandOption list[] = {{"db", COMMAND_TEXT, &options->db},
                                  {"game", COMMAND_TEXT, &options->game},
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

// Writes one file of [folder] with the function that is not NULL.
static int write_file(const char *folder, const char *name, const Manual *manual,
                      const Rules *rules, Err *err)
{
    OutFile out;
    char path[PATH_SIZE];

    if (path_of(path, folder, name, err)) return -1;
    if (out_file_open(&out, path, true, err)) return -1;
    if (manual)
        definitions_cards(manual, rules, out.file);
    else if (rules)
        definitions_scenarios(rules, out.file);
    else
        definitions_settings(out.file);
    if (out_file_close(&out, !ferror(out.file), err)) return -1;
    terminal_tell(stdout, "%s", path);
    return 0;
}

// Writes the settings unless the folder has some.
static int write_settings(const char *folder, Err *err)
{
    char path[PATH_SIZE];

    if (path_of(path, folder, SETTINGS, err)) return -1;
    if (access(path, F_OK)) return write_file(folder, SETTINGS, NULL, NULL, err);
    terminal_tell(
        stdout,
        "%s is there and stays; it wants \"workspace.library\": [\"" DEFINITIONS "\"]",
        path);
    return 0;
}

static int write_all(const char *folder, const Manual *manual, const Rules *rules,
                     Err *err)
{
    if (mkdir(folder, 0777) && errno != EEXIST)
        return err_set(err, CODE_IO, "%s: %s", folder, strerror(errno));
    return write_file(folder, "cards.lua", manual, rules, err) ||
           write_file(folder, "scenarios.lua", NULL, rules, err);
}

static int define(const Options *options, Manual *manual, Err *err)
{
    const Rules *rules = games_find(options->game);
    OpenGame open = {0};
    char folder[4096];
    int failed = 0;

    if (options->db || (options->game && !rules))
        failed = manual_read(manual, &open, options->db, options->game, err);
    else
        manual_fill(manual, rules);
    if (!failed && open.game) rules = loaded_game_rules(open.game);
    (void)snprintf(folder, sizeof folder, "%s/" DEFINITIONS, options->folder);
    failed = failed || write_all(folder, manual, rules, err) ||
             write_settings(options->folder, err);
    open_game_close(&open);
    return failed ? -1 : 0;
}

int cmd_def(int argc, char **argv)
{
    static Manual manual;
    Options options = {0};
    Err err = {0};

    manual.arena = arena_new();
    int code = read_options(argc, argv, &options, manual.arena);
    if (code < 0) code = define(&options, &manual, &err) ? command_fail(&err) : CODE_OK;
    arena_free(manual.arena);
    return code;
}

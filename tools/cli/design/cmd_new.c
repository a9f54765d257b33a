// cmd_new.c -- cardwright new: makes the folder of a set, or of a game.
//
// An import of the folder finds nothing wrong with it, and its scenarios pass. A file that
// is there already is never overwritten.

#include <ctype.h>
#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "engine/play/play.h"
#include "tools/catalog/games.h"
#include "tools/catalog/open_game.h"
#include "tools/cli/commands.h"
#include "tools/door/terminal.h"
#include "tools/new/new_files.h"
#include "tools/new/new_set.h"

enum { CODE_BYTES = 8, NAME_MAX_LETTERS = 40 };

typedef struct {
    const char *set, *needs, *game, *db;
} Options;

static int check_needs(const char *needs, Err *err)
{
    const size_t n = needs ? strlen(needs) : 0;

    if (!needs || (strspn(needs, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789,") == n && n &&
                   *needs != ',' && needs[n - 1] != ',' && !strstr(needs, ",,")))
        return 0;
    return err_set(err,
                   CODE_USAGE,
                   "--needs wants codes of sets with commas between them, not '%s'",
                   needs);
}

// Makes the set's code from [wanted], or from the folder's name if [wanted] is NULL.
static int read_code(const char *folder, const char *wanted, char *code, Err *err)
{
    const size_t most = wanted ? CODE_BYTES - 1 : 3;
    const char *from = wanted ? wanted : folder;
    size_t n = 0;

    for (const char *at = from; !wanted && *at; at++)
        if (*at == '/' && at[1]) from = at + 1;
    for (const char *at = from; *at; at++) {
        if (wanted && (!(isupper((unsigned char)*at) || isdigit((unsigned char)*at)) ||
                       n == most))
            return err_set(err,
                           CODE_USAGE,
                           "--set wants up to %d capitals and digits, not '%s'",
                           CODE_BYTES - 1,
                           wanted);
        if (isalnum((unsigned char)*at) && n < most)
            code[n++] = (char)toupper((unsigned char)*at);
    }
    code[n] = '\0';
    if (new_files_is_code(code)) return 0;
    return err_set(
        err, CODE_USAGE, "'%s' gives no set code: name one with --set CODE", from);
}

// Returns the last part of a path.
static const char *last_part(const char *path)
{
    const char *from = path;

    for (const char *at = path; *at; at++)
        if (*at == '/' && at[1]) from = at + 1;
    return from;
}

// Makes the folder of a new game.
static int make_game(const Options *options, Err *err)
{
    const char *name = last_part(options->game);
    char code[CODE_BYTES] = "";

    if (!new_files_is_game(name))
        return err_set(
            err,
            CODE_USAGE,
            "a new game wants a name of up to %d letters, digits, '-' and '_', "
            "not '%s'",
            NAME_MAX_LETTERS,
            name);
    if (games_find(name))
        return err_set(err, CODE_USAGE, "'%s' is a game of this program", name);
    if (read_code(name, options->set, code, err)) return -1;
    const NewNames names = {options->game, code, name, NULL, 0};
    if (new_files_write(new_files_of_game(), &names, err)) return -1;
    terminal_tell(stdout,
                  "Next: cardwright play --game %s; cardwright test --game %s %s; "
                  "cardwright import %s",
                  options->game,
                  options->game,
                  options->game,
                  options->game);
    return 0;
}

// Makes the folder of a set, with the files that the game brings or with general ones.
static int write_set(const Rules *rules, uint16_t always, NewNames names, Err *err)
{
    const Play *play = rules->play;
    Arena *arena = arena_new();

    names.game = rules->game;
    names.api = rules->api;
    const NewFile *files =
        play && play->fresh ? play->fresh->files : new_set_files(rules, always, arena);
    const int failed = new_files_write(files, &names, err);

    arena_free(arena);
    if (failed) return -1;
    terminal_tell(stdout,
                  "Next: cardwright import %s; cardwright test %s",
                  names.folder,
                  names.folder);
    return 0;
}

static int make_set(const Options *options, const char *folder, Err *err)
{
    const Rules *rules = games_find(options->game);
    char code[CODE_BYTES] = "";
    OpenGame open = {0};

    if (read_code(folder, options->set, code, err) || check_needs(options->needs, err))
        return -1;
    const NewNames names = {folder, code, NULL, options->needs, 0};
    if (rules) return write_set(rules, 0, names, err);
    if (open_game_read(&open, options->db, options->game, err)) return -1;
    const int failed = write_set(
        loaded_game_rules(open.game), loaded_game_always(open.game), names, err);
    open_game_close(&open);
    return failed;
}

int cmd_new(int argc, char **argv)
{
    Options options = {0};
    const CommandOption list[] = {{"set", &options.set},
                                  {"needs", &options.needs},
                                  {"game", &options.game},
                                  {"db", &options.db},
                                  {0}};
    const int done = command_options(argc, argv, list, cmd_new_txt, NULL);
    Err err = {0};

    if (done >= 0) return done;
    const int n = argc - optind;
    if (n > 1 || (!n && !options.game)) return command_usage("new", "wants one folder");
    if (n ? make_set(&options, argv[optind], &err) : make_game(&options, &err))
        return command_fail(&err);
    return CODE_OK;
}

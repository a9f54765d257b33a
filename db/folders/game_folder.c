// game_folder.c -- reads the scripts of a game, and finds its sets.
//
// The name of a game is what stands behind `game` at the start of a line of game.lua; its
// reader (scripting/game/) takes the same.

#include "db/folders/game_folder.h"

#include <dirent.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "db/folders/set_folder.h"
#include "db/text/file.h"

enum { FOLDERS_DEEP = 4 }; // sets lie at most so many folders below their game

static bool is_kind(const char *path, mode_t kind)
{
    struct stat info;

    return stat(path, &info) == 0 && (info.st_mode & S_IFMT) == kind;
}

static bool ends_with(const char *text, const char *ending)
{
    const size_t n = strlen(text), m = strlen(ending);

    return n > m && !strcmp(text + n - m, ending);
}

// Returns the path of game.lua for a folder, [path] itself for a file.
static const char *main_of(const char *path, Arena *arena)
{
    return is_kind(path, S_IFDIR) ? arena_format(arena, "%s/game.lua", path) : path;
}

bool game_folder_is(const char *path, Arena *arena)
{
    SetScript script = {.path = path, .named = true};

    if (is_kind(path, S_IFDIR)) return file_is_there(main_of(path, arena));
    if (!ends_with(path, ".lua") || !is_kind(path, S_IFREG)) return false;
    (void)set_script_read(&script, arena); // read_main tells what is wrong with it
    return script.source && set_script_named(arena, script.source, "game");
}

static int read_script(GameFolder *game, SetScript script, Arena *arena, Err *err)
{
    const char *expected = set_script_read(&script, arena);

    if (expected)
        return err_set(err, CODE_DATA, "%s: expected %s", script.path, expected);
    script.summary = set_script_summary(arena, script.source, NULL);
    game->scripts =
        arena_grow(arena, game->scripts, game->scripts_n, sizeof *game->scripts);
    game->scripts[game->scripts_n++] = script;
    return 0;
}

static int read_main(GameFolder *game, Arena *arena, Err *err)
{
    const SetScript script = {.kind = "ruleset",
                              .path = game->main,
                              .named = !strcmp(game->main, game->path)};

    if (read_script(game, script, arena, err)) return -1;
    ASSERT(game->scripts); // read_script has added one
    game->name = set_script_named(arena, game->scripts[0].source, "game");
    game->scripts[0].name = game->name;
    if (game->name && strlen(game->name) > SET_TEXT_MAX)
        return err_set(err,
                       CODE_DATA,
                       "%s: more than %d %s",
                       game->main,
                       SET_TEXT_MAX,
                       limit_row(LIMIT_SET_TEXT)->words);
    if (game->name && *game->name) return 0;
    return err_set(err,
                   CODE_DATA,
                   "%s: expected game \"NAME\" { ... } at the start of a line",
                   game->main);
}

static int read_rules(GameFolder *game, Arena *arena, Err *err)
{
    const char *folder = arena_format(arena, "%s/rules", game->path);

    if (file_check_inside(folder, err)) return -1;
    const char **file = set_folder_files(folder, ".lua", arena, err);
    if (!file) return -1;
    for (; *file; file++) {
        const SetScript script = {.kind = "rules",
                                  .name = *file,
                                  .path = arena_format(arena, "%s/%s", folder, *file)};
        if (read_script(game, script, arena, err)) return -1;
    }
    return 0;
}

// Adds the sets in [folder], in order of their names. Returns -1 with [err] at a folder that
// cannot be read, and at a link to one, which leads out of the game or round.
static int find_sets(GameFolder *game, const char *folder, int deep, Arena *arena,
                     Err *err)
{
    const char **name = set_folder_files(folder, "", arena, err);

    if (!name) return -1;
    for (; *name; name++) {
        const char *path = arena_format(arena, "%s/%s", folder, *name);
        if (!is_kind(path, S_IFDIR)) continue;
        if (file_check_inside(path, err)) return -1;
        if (file_is_there(arena_format(arena, "%s/set.json", path))) {
            game->sets =
                arena_grow(arena, game->sets, game->sets_n, sizeof *game->sets);
            game->sets[game->sets_n++] = path;
        } else if (deep < FOLDERS_DEEP && find_sets(game, path, deep + 1, arena, err)) {
            return -1;
        }
    }
    return 0;
}

int game_folder_read(const char *path, GameFolder *game, Arena *arena, Err *err)
{
    size_t length = strlen(path);

    while (length > 1 && path[length - 1] == '/') length--;
    *game = (GameFolder){.path = arena_text_n(arena, path, length)};
    const bool folder = is_kind(game->path, S_IFDIR);
    game->main = main_of(game->path, arena);
    if (read_main(game, arena, err)) return -1;
    if (folder && read_rules(game, arena, err)) return -1;
    if (folder && find_sets(game, game->path, 1, arena, err)) return -1;
    game->sets = arena_grow(arena, game->sets, game->sets_n, sizeof *game->sets);
    game->sets[game->sets_n] = NULL;
    const char *decks = arena_format(arena, "%s/decks", game->path);
    if (folder && is_kind(decks, S_IFDIR)) game->decks = decks;
    return 0;
}

const char *game_folder_above(const char *path, Arena *arena)
{
    char *whole = realpath(path, NULL);
    const char *found = NULL;

    for (char *slash; whole && !found && (slash = strrchr(whole, '/'));) {
        if (is_kind(whole, S_IFDIR) && game_folder_is(whole, arena))
            found = arena_text(arena, whole);
        *slash = '\0';
    }
    free(whole);
    return found;
}

// Returns the game that the nearest set.json above [path] names, or NULL.
static const char *name_of_set(const char *path, Arena *arena)
{
    char *whole = realpath(path, NULL);
    const char *name = NULL;
    Err ignored;

    for (char *slash; whole && !name && (slash = strrchr(whole, '/')); *slash = '\0')
        if (file_is_there(arena_format(arena, "%s/set.json", whole)))
            name = set_folder_game(whole, arena, &ignored);
    free(whole);
    return name;
}

const char *game_folder_name_near(const char *path, Arena *arena)
{
    const char *folder = game_folder_above(path, arena);
    Err ignored;

    return folder ? game_folder_name(folder, arena, &ignored)
                  : name_of_set(path, arena);
}

const char *game_folder_name(const char *path, Arena *arena, Err *err)
{
    GameFolder game = {.path = path, .main = main_of(path, arena)};

    return read_main(&game, arena, err) ? NULL : game.name;
}

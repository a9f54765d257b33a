// suite_find.c -- finds the files of a suite, and the cards that each of them is for.

#include <ftw.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/catalog/games.h"
#include "tools/catalog/open_game.h"
#include "tools/suite/suite_inside.h"

enum { FOLDERS_OPEN = 16 };

static Suite *finding; // for visit, because nftw passes no argument of its own

static void add_file(Suite *suite, const char *path)
{
    suite->files =
        realloc(suite->files, ((size_t)suite->files_n + 1) * sizeof *suite->files);
    ENOUGH(suite->files);
    suite->files[suite->files_n++] = strdup(path);
}

// Returns whether a link leads to a folder.
static bool leads_to_folder(const char *path)
{
    struct stat info;

    return !stat(path, &info) && S_ISDIR(info.st_mode);
}

// Adds the Lua files of folders called scenarios. Other Lua files are card scripts. Adds
// links too, which suite_work.c refuses by name. Stops at a folder that cannot be read.
static int visit(const char *path, const struct stat *st, int type, struct FTW *at)
{
    const size_t n = strlen(path);
    const bool named =
        n >= 4 && !strcmp(path + n - 4, ".lua") && strstr(path, "scenarios/");

    (void)st;
    (void)at;
    if (type == FTW_DNR) return -1;
    if ((type == FTW_F && named) ||
        (type == FTW_SL && (named || leads_to_folder(path))))
        add_file(finding, path);
    return 0;
}

static int compare_paths(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static int find_in(Suite *suite, const char *path, Err *err)
{
    char folder[4096];
    struct stat st;

    if (stat(path, &st))
        return err_set(err, CODE_MISSING, "no file or folder '%s'", path);
    if (!S_ISDIR(st.st_mode)) {
        add_file(suite, path);
        return 0;
    }
    (void)snprintf(
        folder, sizeof folder, "%s%s", path, path[strlen(path) - 1] == '/' ? "" : "/");
    finding = suite;
    if (nftw(folder, visit, FOLDERS_OPEN, FTW_PHYS))
        return err_set(err, CODE_IO, "cannot read folder '%s'", path);
    return 0;
}

// Returns whether the game is a folder, not one of the database.
static bool is_folder(const char *game)
{
    char path[4096];

    (void)snprintf(path, sizeof path, "%s/game.lua", game ? game : "");
    return game && !access(path, R_OK);
}

static int find_all(const SuitePlan *plan, Suite *suite, Err *err)
{
    static const char *const usual[] = {"tests/scenarios", "cards"};
    const bool folder = !plan->paths_n && is_folder(plan->game);
    const char *const *paths = plan->paths_n ? plan->paths
                               : folder      ? &plan->game
                                             : usual;
    const int n = plan->paths_n ? plan->paths_n : folder ? 1 : COUNT_OF(usual);

    for (int i = 0; i < n; i++) {
        if (find_in(suite, paths[i], err)) return -1;
    }
    if (suite->files_n)
        qsort(
            suite->files, (size_t)suite->files_n, sizeof *suite->files, compare_paths);
    if (suite->files_n) return 0;
    return err_set(err, CODE_MISSING, "no scenarios in '%s'", paths[0]);
}

Catalog *suite_catalog(const SuitePlan *plan, const char *path, Err *err)
{
    Arena *arena = arena_new();
    const char *game = plan->game || plan->store
                           ? plan->game
                           : open_game_of_path(plan->db, path, arena);
    Catalog *catalog;

    if (plan->store && !plan->game) game = open_game_name_of_path(path, arena);
    catalog = plan->store ? catalog_open_store(plan->store, game, err)
                          : catalog_open(plan->db, game, err);
    arena_free(arena);
    return catalog;
}

// Leaves out the files that are for another game than the plan's. Where nobody names a
// folder, those whose place says no game are for the usual one.
static int keep_files(const SuitePlan *plan, Suite *suite, Err *err)
{
    if (!plan->game) return 0;
    Catalog *catalog = suite_catalog(plan, "", err);
    if (!catalog) return -1;
    Arena *arena = arena_new();
    const char *own = catalog_library(catalog)->rules->game;
    int n = 0;
    for (int i = 0; i < suite->files_n; i++) {
        const char *game = open_game_name_of_path(suite->files[i], arena);
        if (!game && !plan->paths_n) game = games_find(NULL)->game;
        if (!game || !strcmp(game, own))
            suite->files[n++] = suite->files[i];
        else
            free(suite->files[i]);
    }
    suite->files_n = n;
    arena_free(arena);
    catalog_close(catalog);
    return 0;
}

int suite_find(const SuitePlan *plan, Suite *suite, Err *err)
{
    if (find_all(plan, suite, err) || keep_files(plan, suite, err)) return -1;
    if (!suite->files_n) return 0;
    // A database that cannot be opened is one error, not one for each file.
    Catalog *catalog = suite_catalog(plan, suite->files[0], err);
    catalog_close(catalog);
    return catalog ? 0 : -1;
}

// watch.c -- remembers when files changed, and looks again.
//
// A look costs a stat for each file, so it can be done many times a second. A folder whose
// own time has changed is read again for new files.

#include "tools/try/watch.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "db/folders/game_folder.h"
#include "engine/base/base.h"

enum { PATH_BYTES = 4096, DEPTH_MAX = 4 };

static bool is_there(const char *path)
{
    struct stat info;

    return stat(path, &info) == 0;
}

static bool stamp(const char *path, WatchFile *file)
{
    struct stat info;

    if (stat(path, &info)) {
        file->when = 0;
        file->bytes = -1;
        return false;
    }
    file->when = (int64_t)info.st_mtim.tv_sec * 1000000000 + info.st_mtim.tv_nsec;
    file->bytes = S_ISDIR(info.st_mode) ? 0 : info.st_size;
    return S_ISDIR(info.st_mode);
}

static bool is_known(const Watch *watch, const char *path)
{
    for (int i = 0; i < watch->files_n; i++)
        if (!strcmp(watch->files[i].path, path)) return true;
    return false;
}

static bool is_read_by_imports(const char *name)
{
    static const char *const ends[] = {".lua", ".csv", ".json", ".txt"};
    const size_t n = strlen(name);

    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        const size_t end = strlen(ends[i]);
        if (n > end && !strcmp(name + n - end, ends[i])) return true;
    }
    return false;
}

// Returns the new file; its path is the watch's.
static WatchFile *add_file(Watch *watch, const char *path, int root)
{
    watch->files =
        realloc(watch->files, ((size_t)watch->files_n + 1) * sizeof *watch->files);
    ENOUGH(watch->files);
    watch->files[watch->files_n] = (WatchFile){.path = strdup(path), .root = root};
    ENOUGH(watch->files[watch->files_n].path);
    return &watch->files[watch->files_n++];
}

// Adds what lies at [path] and is not known yet. Returns how much was new. Scenarios are
// tests, which no import reads.
static int add_path(Watch *watch, const char *path, int root, int depth)
{
    WatchFile seen = {0};
    char inner[PATH_BYTES];
    int added = 0;

    const bool folder = stamp(path, &seen);
    if (!is_known(watch, path)) {
        WatchFile *file = add_file(watch, path, root);
        file->when = seen.when;
        file->bytes = seen.bytes;
        added++;
    }
    DIR *dir = folder && depth < DEPTH_MAX ? opendir(path) : NULL;
    for (const struct dirent *it = dir ? readdir(dir) : NULL; it; it = readdir(dir)) {
        if (*it->d_name == '.' || !strcmp(it->d_name, "scenarios")) continue;
        if (snprintf(inner, sizeof inner, "%s/%s", path, it->d_name) >= PATH_BYTES)
            continue;
        WatchFile one = {0};
        if (!stamp(inner, &one) && !is_read_by_imports(it->d_name)) continue;
        added += add_path(watch, inner, root, depth + 1);
    }
    if (dir) (void)closedir(dir);
    return added;
}

void watch_add(Watch *watch, const char *path)
{
    for (int i = 0; i < watch->roots_n; i++)
        if (!strcmp(watch->roots[i], path)) return;
    const size_t n = (size_t)watch->roots_n + 1;
    watch->roots = realloc(watch->roots, n * sizeof *watch->roots);
    watch->stale = realloc(watch->stale, n * sizeof *watch->stale);
    ENOUGH(watch->roots && watch->stale);
    watch->roots[watch->roots_n] = strdup(path);
    ENOUGH(watch->roots[watch->roots_n]);
    watch->stale[watch->roots_n] = false;
    (void)add_path(watch, path, watch->roots_n, 0);
    watch->roots_n++;
}

// Writes into [found] where the file is that the database calls [path]: from here, or from
// a folder above the database. Returns false if it is nowhere.
static bool find_file(const char *path, const char *db, char found[PATH_BYTES])
{
    char above[PATH_BYTES];

    (void)snprintf(found, PATH_BYTES, "%s", path);
    if (is_there(found) || *path == '/' || !db) return is_there(found);
    (void)snprintf(above, sizeof above, "%s", db);
    for (char *cut = strrchr(above, '/'); cut && cut != above;
         cut = strrchr(above, '/')) {
        *cut = '\0';
        if (snprintf(found, PATH_BYTES, "%s/%s", above, path) < PATH_BYTES &&
            is_there(found))
            return true;
    }
    return false;
}

// Cuts [path] to the folder of the set in which the file lies. Returns false if it lies in
// none.
static bool cut_to_set(char *path)
{
    char head[PATH_BYTES];

    for (char *cut = strrchr(path, '/'); cut; cut = strrchr(path, '/')) {
        *cut = '\0';
        if (snprintf(head, sizeof head, "%s/set.json", path) < PATH_BYTES &&
            is_there(head))
            return true;
    }
    return false;
}

// Watches the folder that brings the script at [path].
static void add_script(Watch *watch, char *path, const char *kind)
{
    static const char main_file[] = "/game.lua";
    const size_t n = strlen(path), tail = sizeof main_file - 1;

    if (!strcmp(kind, "ruleset")) {
        if (n > tail && !strcmp(path + n - tail, main_file)) path[n - tail] = '\0';
        watch_add(watch, path);
        return;
    }
    for (int i = 0; i < watch->roots_n; i++) {
        const size_t root = strlen(watch->roots[i]);
        if (!strncmp(path, watch->roots[i], root) && path[root] == '/') return;
    }
    if (strcmp(kind, "rules") != 0 && cut_to_set(path)) watch_add(watch, path);
}

int watch_open(Watch *watch, Store *store, const char *db, Err *err)
{
    char path[PATH_BYTES];
    sqlite3_stmt *row = store_statement(store,
                                        "SELECT kind, path FROM script"
                                        " WHERE game = the_game()"
                                        " ORDER BY kind <> 'ruleset', path",
                                        err);
    int status = row ? 1 : -1;

    *watch = (Watch){0};
    while (status > 0 && (status = store_step(store, row, err)) > 0)
        if (find_file(store_text(row, 1), db, path))
            add_script(watch, path, store_text(row, 0));
    if (row) sqlite3_reset(row);
    return status < 0 ? -1 : 0;
}

void watch_say(Watch *watch, const char *path)
{
    free(watch->what);
    watch->what = strdup(path);
}

static void note_file(Watch *watch, const WatchFile *file)
{
    watch->stale[file->root] = true;
    watch_say(watch, file->path);
}

// Looks at one file. A folder is stale only for the new files in it: an editor that writes
// a copy beside the file changes the folder as well.
static void look_at(Watch *watch, int i)
{
    const WatchFile before = watch->files[i];
    WatchFile *file = &watch->files[i];

    const bool folder = stamp(file->path, file);
    if (file->when == before.when && file->bytes == before.bytes) return;
    if (!folder) {
        note_file(watch, file);
        return;
    }
    const int known = watch->files_n;
    (void)add_path(watch, before.path, before.root, 0);
    for (int k = known; k < watch->files_n; k++)
        if (watch->files[k].bytes) note_file(watch, &watch->files[k]);
}

int watch_look(Watch *watch)
{
    const int n = watch->files_n;
    int stale = 0;

    for (int i = 0; i < n; i++) look_at(watch, i);
    for (int i = 0; i < watch->roots_n; i++) stale += watch->stale[i];
    return stale;
}

const char **watch_take(Watch *watch, Arena *arena)
{
    const char **paths =
        arena_take(arena, ((size_t)watch->roots_n + 1) * sizeof *paths);
    int n = 0;

    for (int i = 0; i < watch->roots_n; i++) {
        if (watch->stale[i]) paths[n++] = arena_text(arena, watch->roots[i]);
        watch->stale[i] = false;
    }
    paths[n] = NULL;
    return paths;
}

void watch_close(Watch *watch)
{
    for (int i = 0; i < watch->roots_n; i++) free(watch->roots[i]);
    for (int i = 0; i < watch->files_n; i++) free(watch->files[i].path);
    free(watch->roots);
    free(watch->stale);
    free(watch->files);
    free(watch->what);
    *watch = (Watch){0};
}

// folder_walk.c -- reads one folder after the other, none of them through a link.

#include "tools/serve/folder_walk.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "db/folders/set_names.h"
#include "engine/base/limit.h"

typedef struct {
    int (*see)(void *self, const FolderEntry *entry, Err *err);
    void *self;
    int files;
    int depth;
    char name[SET_NAME_MAX + 1];
} Walk;

static int walk_in(Walk *walk, int at, size_t n, Err *err);

static int walk_entry(Walk *walk, int at, const char *last, size_t n, Err *err)
{
    FolderEntry entry = {at, last, walk->name, {0}};
    const int written = snprintf(walk->name + n, sizeof walk->name - n, "%s", last);

    if (*last == '.' || written < 0 || (size_t)written >= sizeof walk->name - n)
        return 0;
    if (fstatat(at, last, &entry.info, AT_SYMLINK_NOFOLLOW)) return 0;
    if (S_ISDIR(entry.info.st_mode) && walk->depth < SET_NAME_PARTS) {
        const int in =
            openat(at, last, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
        const size_t end = n + (size_t)written;

        if (in < 0 || end + 1 >= sizeof walk->name) {
            if (in >= 0) (void)close(in);
            return 0;
        }
        walk->name[end] = '/';
        return walk_in(walk, in, end + 1, err);
    }
    if (!S_ISREG(entry.info.st_mode) || !set_names_is_file(walk->name)) return 0;
    if (++walk->files > DESK_FILES_MAX)
        return err_set(err,
                       CODE_DATA,
                       "the folder has more than %d files of a set",
                       DESK_FILES_MAX);
    return walk->see(walk->self, &entry, err);
}

// Goes through the open folder [at], which it closes, and whose name has [n] bytes.
static int walk_in(Walk *walk, int at, size_t n, Err *err)
{
    struct dirent **entries;
    const int found = scandirat(at, ".", &entries, NULL, alphasort);
    int status = 0;

    walk->depth++;
    if (found < 0) status = err_set(err, CODE_IO, "the folder: %s", strerror(errno));
    for (int i = 0; i < found; i++) {
        if (!status) status = walk_entry(walk, at, entries[i]->d_name, n, err);
        free(entries[i]);
    }
    if (found >= 0) free(entries);
    walk->depth--;
    (void)close(at);
    return status;
}

int folder_walk(int at, int (*see)(void *self, const FolderEntry *entry, Err *err),
                void *self, Err *err)
{
    Walk walk = {.see = see, .self = self};
    const int own = openat(at, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);

    if (own < 0)
        return err_set(err, CODE_IO, "the folder cannot be read: %s", strerror(errno));
    return walk_in(&walk, own, 0, err);
}

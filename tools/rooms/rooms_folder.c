// rooms_folder.c -- finds or makes the folder of the records, for its owner alone.

#include "tools/rooms/rooms_folder.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { OWN = 0700, OTHERS = 077 };

static const char *usual_folder(Arena *arena, Err *err)
{
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");

    if (state && *state == '/')
        return arena_format(arena, "%s/cardwright/rooms", state);
    if (home && *home == '/')
        return arena_format(arena, "%s/.local/state/cardwright/rooms", home);
    (void)err_set(
        err, CODE_MISSING, "there is no home for the rooms: say --rooms FOLDER");
    return NULL;
}

// Makes the folder and those in which it lies.
static void make_folders(const char *path, Arena *arena)
{
    char *const part = arena_text_n(arena, path, strlen(path));

    for (char *slash = strchr(part + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        (void)mkdir(part, OWN);
        *slash = '/';
    }
    (void)mkdir(part, OWN);
}

const char *rooms_folder(const char *wish, Arena *arena, Err *err)
{
    const char *path = wish && *wish ? wish : usual_folder(arena, err);
    struct stat info;

    if (!path) return NULL;
    make_folders(path, arena);
    if (stat(path, &info))
        (void)err_set(err, CODE_IO, "%s: %s", path, strerror(errno));
    else if (!S_ISDIR(info.st_mode))
        (void)err_set(err, CODE_IO, "%s is no folder", path);
    else if (info.st_uid != geteuid() || info.st_mode & OTHERS)
        (void)err_set(err,
                      CODE_IO,
                      "%s would let others read the secrets of the rooms: it has to be "
                      "a folder of this account alone (chmod 700)",
                      path);
    else
        return path;
    return NULL;
}

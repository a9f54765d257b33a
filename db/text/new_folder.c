// new_folder.c -- fills a folder beside the target and renames it when it is complete.
//
// Only what was made here is removed. A program that is killed leaves the folder
// PATH.part-XXXXXX.

#include "db/text/new_folder.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int fail_folder(const NewFolder *folder, const char *name, Err *err)
{
    return err_set(err,
                   CODE_IO,
                   "%s%s%s cannot be written: %s",
                   folder->path,
                   name ? "/" : "",
                   name ? name : "",
                   strerror(errno));
}

int new_folder_open(NewFolder *folder, const char *path, Arena *arena, Err *err)
{
    static const char ending[] = ".part-XXXXXX";
    size_t n = strlen(path);
    struct stat info;

    while (n > 1 && path[n - 1] == '/') n--;
    *folder = (NewFolder){.arena = arena, .path = arena_text_n(arena, path, n)};
    if (lstat(folder->path, &info) == 0)
        return err_set(
            err, CODE_IO, "%s is there already; name a new folder", folder->path);
    char *part = arena_take(arena, n + sizeof ending);
    memcpy(part, folder->path, n);
    memcpy(part + n, ending, sizeof ending);
    folder->part = part;
    if (!mkdtemp(part)) return fail_folder(folder, NULL, err);
    const mode_t mask = umask(0);

    (void)umask(mask);
    (void)chmod(part, 0777 & ~mask);
    return 0;
}

static void note_path(NewFolder *folder, const char *path)
{
    folder->made = (const char **)arena_grow(
        folder->arena, folder->made, folder->made_n, sizeof *folder->made);
    folder->made[folder->made_n++] = path;
}

// Makes the folders in which the file of that name lies.
static int make_folders(NewFolder *folder, const char *name)
{
    for (const char *slash = name; (slash = strchr(slash, '/')); slash++) {
        const char *path = arena_format(
            folder->arena, "%s/%.*s", folder->part, (int)(slash - name), name);

        if (mkdir(path, 0777) == 0)
            note_path(folder, path);
        else if (errno != EEXIST)
            return -1;
    }
    return 0;
}

FILE *new_folder_file(NewFolder *folder, const char *name, Err *err)
{
    const char *path = arena_format(folder->arena, "%s/%s", folder->part, name);
    FILE *file = make_folders(folder, name) ? NULL : fopen(path, "wbx");

    folder->name = arena_text(folder->arena, name);
    if (!file) return (void)fail_folder(folder, name, err), NULL;
    note_path(folder, path);
    return file;
}

int new_folder_file_end(const NewFolder *folder, FILE *file, Err *err)
{
    errno = EIO; // where a write failed before and its reason is gone
    const bool written = fflush(file) == 0 && !ferror(file);
    const int why = errno;

    if (fclose(file) == 0 && written) return 0;
    if (!written) errno = why;
    return fail_folder(folder, folder->name, err);
}

int new_folder_close(NewFolder *folder, bool whole, Err *err)
{
    int status = 0;

    if (whole && rename(folder->part, folder->path) == 0) return 0;
    if (whole) status = fail_folder(folder, NULL, err);
    while (folder->made_n > 0) (void)remove(folder->made[--folder->made_n]);
    (void)rmdir(folder->part);
    return whole ? status : -1;
}

// file.c -- reads a regular file at once, and refuses pipes, devices and directories.

#include "db/text/file.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "engine/kernel/base/limit.h"

char *file_read(const char *path, Arena *arena, size_t *size, Err *err)
{
    struct stat info;
    // Opening a pipe would wait until another program writes to it.
    bool pipe = stat(path, &info) == 0 && S_ISFIFO(info.st_mode);
    FILE *file = pipe ? NULL : fopen(path, "rb");

    if (pipe) return (void)err_set(err, 74, "%s is a pipe, not a file", path), NULL;
    if (!file)
        return (void)err_found(err,
                               FOUND_NO_PATH,
                               errno == ENOENT ? 66 : 74,
                               "%s: %s",
                               path,
                               strerror(errno)),
               NULL;
    if (fstat(fileno(file), &info) != 0 || !S_ISREG(info.st_mode) ||
        info.st_size > FILE_BYTES_MAX) {
        (void)fclose(file);
        (void)err_set(err, 74, "%s is not a file of at most 64 MiB", path);
        return NULL;
    }
    char *bytes = arena_take(arena, (size_t)info.st_size + 1);
    *size = fread(bytes, 1, (size_t)info.st_size, file);
    bool short_read = *size < (size_t)info.st_size;
    (void)fclose(file);
    if (!short_read) return bytes;
    (void)err_set(err, 74, "%s cannot be read to its end", path);
    return NULL;
}

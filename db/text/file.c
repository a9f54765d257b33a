// file.c -- opens a regular file to read, and refuses anything else by what it is.

#include "db/text/file.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "engine/base/text.h"

// Returns what lies there if it is no regular file, or NULL.
static const char *odd_kind(mode_t mode)
{
    switch (mode & S_IFMT) {
    case S_IFREG: return NULL;
    case S_IFDIR: return "directory";
    case S_IFIFO: return "pipe";
    case S_IFSOCK: return "socket";
    case S_IFLNK: return "link";
    default: return "device";
    }
}

// Returns -1 with [err] if there is something in a file that has no size: the system makes
// it up while it is read, perhaps without end.
static int check_size(int file, const struct stat *info, const char *path, Err *err)
{
    char byte;

    if (info->st_size > 0 || !pread(file, &byte, 1, 0)) return 0;
    return err_set(err, CODE_IO, "%s is made up by the system, not a file", path);
}

int file_open(const char *path, struct stat *info, Err *err)
{
    // Opening a pipe or a device could wait, or do something.
    const char *odd = stat(path, info) ? NULL : odd_kind(info->st_mode);
    const int file = odd ? -1 : open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);

    if (odd) return err_set(err, CODE_IO, "%s is a %s, not a file", path, odd);
    if (file < 0)
        return err_found(err,
                         FOUND_NO_PATH,
                         errno == ENOENT ? CODE_MISSING : CODE_IO,
                         "%s: %s",
                         path,
                         strerror(errno));
    int failed = 0;
    if (fstat(file, info) || odd_kind(info->st_mode))
        failed = err_set(err, CODE_IO, "%s is not a file", path);
    if (!failed && !check_size(file, info, path, err)) return file;
    (void)close(file);
    return -1;
}

FILE *file_open_lines(const char *path, Err *err)
{
    struct stat info;
    const int file = file_open(path, &info, err);

    return file < 0 ? NULL : fdopen(file, "r");
}

int file_check_inside(const char *path, Err *err)
{
    struct stat info;
    const char *odd = lstat(path, &info) ? NULL : odd_kind(info.st_mode);

    if (!odd || S_ISDIR(info.st_mode)) return 0;
    if (S_ISLNK(info.st_mode))
        return err_set(
            err,
            CODE_DATA,
            "%s is a link, not a file of its folder: put there what it leads "
            "to",
            path);
    return err_set(err, CODE_DATA, "%s is a %s, not a file", path, odd);
}

bool file_is_there(const char *path)
{
    struct stat info;

    return !lstat(path, &info);
}

bool file_is_folder_inside(const char *path)
{
    struct stat info;

    return !lstat(path, &info) && S_ISDIR(info.st_mode);
}

int64_t file_read_some(int file, void *buffer, size_t n)
{
    size_t done = 0;

    while (done < n) {
        const ssize_t got = read(file, (char *)buffer + done, n - done);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return -1;
        if (!got) break;
        done += (size_t)got;
    }
    return (int64_t)done;
}

// Reads [n] bytes of an open file into [arena]. Returns NULL with [err].
static char *read_whole(int file, const char *path, size_t n, Arena *arena, Err *err)
{
    char *bytes = arena_take(arena, n + 1);

    if (file_read_some(file, bytes, n) == (int64_t)n) return bytes;
    return (void)err_set(err, CODE_IO, "%s cannot be read to its end", path), NULL;
}

char *file_read(const char *path, LimitId most, Arena *arena, size_t *size, Err *err)
{
    const LimitRow *limit = limit_row(most);
    struct stat info;
    const int file = file_open(path, &info, err);
    char *bytes = NULL;

    if (file < 0) return NULL;
    *size = (size_t)info.st_size;
    if (info.st_size > limit->value)
        (void)err_found(err,
                        FOUND_TOO_MANY,
                        CODE_DATA,
                        "%s: more than %d %s",
                        path,
                        limit->value,
                        limit->words);
    else
        bytes = read_whole(file, path, *size, arena, err);
    (void)close(file);
    return bytes;
}

const char *file_odd_byte(const char *text, size_t size, int *line)
{
    *line = 1;
    for (size_t i = 0, n; i < size; i += n) {
        n = text_character(text + i); // ends at the zero byte behind the text
        if (!text[i]) return "a NUL byte";
        if (!n) return "a byte that is no UTF-8";
        *line += text[i] == '\n';
    }
    return NULL;
}

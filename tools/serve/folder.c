// folder.c -- opens, reads and writes the texts of a set folder, each part of a name from the one before.

#include "tools/serve/folder.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "db/folders/set_names.h"
#include "db/text/file.h"
#include "engine/base/limit.h"
#include "engine/base/text.h"
#include "tools/rooms/secret.h"
#include "tools/serve/folder_walk.h"

enum { FOLDER_FLAGS = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC };

static int fail(const char *name, Err *err)
{
    const bool missing = errno == ENOENT || errno == ENOTDIR || errno == ELOOP;

    return err_set(err,
                   missing ? CODE_MISSING : CODE_IO,
                   "%s: %s",
                   name,
                   missing ? "the folder has no file of that name" : strerror(errno));
}

static void write_hash(const char *bytes, size_t n, char hash[FOLDER_HASH])
{
    (void)snprintf(hash, FOLDER_HASH, "%016" PRIx64, (uint64_t)XXH3_64bits(bytes, n));
}

int folder_open(Folder *folder, const char *path, Arena *arena, Err *err)
{
    char *whole = realpath(path, NULL);
    const char *slash = whole ? strrchr(whole, '/') : NULL;

    folder->at = whole ? open(whole, FOLDER_FLAGS) : -1;
    folder->name = arena_text(arena, slash && slash[1] ? slash + 1 : path);
    free(whole);
    if (folder->at >= 0) return 0;
    return err_set(err,
                   errno == ENOENT ? CODE_MISSING : CODE_IO,
                   "the folder %s cannot be read: %s",
                   path,
                   strerror(errno));
}

void folder_close(Folder *folder)
{
    if (folder->at >= 0) (void)close(folder->at);
    folder->at = -1;
}

static int check_name(const char *name, Err *err)
{
    if (set_names_is_file(name)) return 0;
    return err_set(err,
                   CODE_DATA,
                   "'%.*s' is no name of a file of a set here",
                   text_fit(name, 80),
                   name);
}

// Opens the folder in which the file [name] lies; with [makes] those that are missing come. [entry] gets that
// folder, which the caller closes. Returns 0, or -1 with [err].
static int open_parent(const Folder *folder, const char *name, bool makes,
                       FolderEntry *entry, Err *err)
{
    int at = check_name(name, err) ? -1 : fcntl(folder->at, F_DUPFD_CLOEXEC, 0);
    const char *part = name;

    for (const char *slash; at >= 0 && (slash = strchr(part, '/')); part = slash + 1) {
        char one[SET_NAME_MAX + 1];
        const int before = at;

        (void)snprintf(one, sizeof one, "%.*s", (int)(slash - part), part);
        if (makes && mkdirat(before, one, 0777) && errno != EEXIST)
            at = -1;
        else
            at = openat(before, one, FOLDER_FLAGS);
        if (at < 0) (void)fail(name, err);
        (void)close(before);
    }
    *entry = (FolderEntry){.at = at, .last = part, .name = name};
    return at < 0 ? -1 : 0;
}

// Reads an open file of [size] bytes into [arena].
static int read_open(int file, size_t size, Arena *arena, FolderText *text)
{
    text->bytes = arena_take(arena, size + 1);
    const int64_t n = file_read_some(file, text->bytes, size);
    text->n = n < 0 ? 0 : (size_t)n;
    text->bytes[text->n] = '\0';
    write_hash(text->bytes, text->n, text->hash);
    return n < 0 ? -1 : 0;
}

// Reads the regular file that lies at an entry.
static int read_file(const FolderEntry *entry, Arena *arena, FolderText *text, Err *err)
{
    struct stat info;
    const int file =
        openat(entry->at, entry->last, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    int status = 0;

    if (file < 0) return fail(entry->name, err);
    const bool told = !fstat(file, &info), is_file = told && S_ISREG(info.st_mode);
    if (told && !is_file) errno = ENOENT;
    if (is_file && info.st_size > FOLDER_FILE_MAX)
        status = err_set(
            err, CODE_DATA, "%s has more than %d bytes", entry->name, FOLDER_FILE_MAX);
    else if (!is_file || read_open(file, (size_t)info.st_size, arena, text))
        status = fail(entry->name, err);
    (void)close(file);
    return status;
}

int folder_read(const Folder *folder, const char *name, Arena *arena, FolderText *text,
                Err *err)
{
    FolderEntry entry;
    int line;

    if (open_parent(folder, name, false, &entry, err)) return -1;
    int status = read_file(&entry, arena, text, err);
    (void)close(entry.at);
    const char *odd = status ? NULL : file_odd_byte(text->bytes, text->n, &line);
    if (odd) status = err_set(err, CODE_DATA, "%s, line %d: %s", name, line, odd);
    return status;
}

// Writes the file [fresh] of the open folder [at], which is not there, and brings it to the disk.
static int write_fresh(int at, const char *fresh, mode_t rights, const char *bytes,
                       size_t n)
{
    const int file =
        openat(at, fresh, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    FILE *out = file < 0 ? NULL : fdopen(file, "w");

    if (!out) {
        if (file >= 0) (void)close(file);
        return -1;
    }
    bool whole = fwrite(bytes, 1, n, out) == n && !fflush(out) &&
                 (!rights || !fchmod(file, rights)) && !fsync(file);
    if (fclose(out)) whole = false;
    return whole ? 0 : -1;
}

int folder_write(const Folder *folder, const char *name, FolderText *text, Err *err)
{
    const Secret drawn = secret_new();
    FolderEntry entry;
    char fresh[64];
    int status = 0;

    if (open_parent(folder, name, true, &entry, err)) return -1;
    (void)snprintf(fresh, sizeof fresh, ".cardwright-%s.part", drawn.text);
    const bool there = !fstatat(entry.at, entry.last, &entry.info, AT_SYMLINK_NOFOLLOW);
    const mode_t rights = there ? entry.info.st_mode & 0777 : 0;
    if (there && !S_ISREG(entry.info.st_mode)) {
        status = err_set(err, CODE_DATA, "%s is no file that can be written", name);
    } else if (write_fresh(entry.at, fresh, rights, text->bytes, text->n) ||
               renameat(entry.at, fresh, entry.at, entry.last)) {
        status = fail(name, err);
        (void)unlinkat(entry.at, fresh, 0);
    } else {
        (void)fsync(entry.at);
        write_hash(text->bytes, text->n, text->hash);
    }
    (void)close(entry.at);
    return status;
}

int folder_remove(const Folder *folder, const char *name, Err *err)
{
    FolderEntry entry;
    int status = 0;

    if (open_parent(folder, name, false, &entry, err)) return -1;
    if (fstatat(entry.at, entry.last, &entry.info, AT_SYMLINK_NOFOLLOW) ||
        !S_ISREG(entry.info.st_mode)) {
        errno = ENOENT;
        status = fail(name, err);
    } else if (unlinkat(entry.at, entry.last, 0)) {
        status = fail(name, err);
    }
    (void)close(entry.at);
    return status;
}

// ---- all files of it

typedef struct {
    json_t *list;
    uint64_t mark;
} Listed;

static int note_text(void *self, const FolderEntry *entry, Err *err)
{
    Listed *listed = self;
    Arena *arena = arena_new();
    FolderText text = {0};
    Err one = {0};

    (void)err;
    // A file that went away meanwhile, or cannot be read, is told when it is asked for.
    if (read_file(entry, arena, &text, &one))
        text_copy(text.hash, sizeof text.hash, "unread");
    json_array_append_new(
        listed->list, json_pack("{s:s, s:s}", "name", entry->name, "hash", text.hash));
    arena_free(arena);
    return 0;
}

json_t *folder_list(const Folder *folder, Err *err)
{
    Listed listed = {json_array(), 0};

    if (!folder_walk(folder->at, note_text, &listed, err)) return listed.list;
    json_decref(listed.list);
    return NULL;
}

static int note_mark(void *self, const FolderEntry *entry, Err *err)
{
    Listed *listed = self;
    const int64_t row[] = {(int64_t)XXH3_64bits(entry->name, strlen(entry->name)),
                           entry->info.st_size,
                           entry->info.st_mtim.tv_sec,
                           entry->info.st_mtim.tv_nsec,
                           (int64_t)entry->info.st_ino};

    (void)err;
    listed->mark = XXH3_64bits_withSeed(row, sizeof row, listed->mark);
    return 0;
}

uint64_t folder_mark(const Folder *folder)
{
    Listed listed = {NULL, 1};
    Err err = {0};

    (void)folder_walk(folder->at, note_mark, &listed, &err);
    return listed.mark;
}

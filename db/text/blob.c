// blob.c -- opens files and pipes, and looks at their first bytes.

#include "db/text/blob.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/text/file.h"
#include "engine/base/base.h"
#include "engine/base/limit.h"

enum { KEEP_BYTES = 64 * 1024 };

// The text of a blob as it is read.
typedef struct {
    SourceRaw raw;
    Blob *blob;
    size_t head_at;
} Text;

static int cannot_read(const Blob *blob, Err *err)
{
    return err_set(err, CODE_IO, "%s: %s", blob->name, strerror(errno));
}

// Returns a file descriptor for reading, or -1 with [err].
static int open_path(Blob *blob, const char *path, Err *err)
{
    struct stat info = {0};
    const bool standard = !strcmp(path, "-");
    const int file = standard ? dup(STDIN_FILENO) : file_open(path, &info, err);

    if (file < 0) return standard ? cannot_read(blob, err) : -1;
    // Standard input may stand within its file already, so that its size says nothing.
    blob->seeks = !standard;
    if (standard && (fstat(file, &info) || !S_ISREG(info.st_mode))) info.st_size = 0;
    blob->size = info.st_size;
    blob->written = info.st_mtim;
    return file;
}

// Returns whether somebody wrote to the file since it was opened: half of it may be old.
static bool has_changed(const Blob *blob)
{
    struct stat now;

    return blob->seeks && fstat(blob->file, &now) == 0 &&
           (now.st_size != blob->size || now.st_mtim.tv_sec != blob->written.tv_sec ||
            now.st_mtim.tv_nsec != blob->written.tv_nsec);
}

static size_t read_rest(SourceRaw *raw, void *buffer, size_t n, Err *err)
{
    Text *text = (Text *)raw;
    Blob *blob = text->blob;
    size_t left = blob->head_n - text->head_at;

    if (left) {
        if (left > n) left = n;
        memcpy(buffer, blob->head + text->head_at, left);
        text->head_at += left;
    } else {
        const int64_t got = file_read_some(blob->file, buffer, n);
        if (got < 0) return (void)cannot_read(blob, err), 0;
        if (!got && has_changed(blob))
            (void)err_set(err,
                          CODE_IO,
                          "%s changed while it was read: read it again",
                          blob->name);
        left = (size_t)got;
    }
    raw->done += (int64_t)left;
    return left;
}

static void close_text(SourceRaw *raw)
{
    free(raw);
}

SourceRaw *blob_text(Blob *blob)
{
    Text *text = calloc(1, sizeof *text);

    ENOUGH(text);
    text->raw = (SourceRaw){read_rest, close_text, 0, blob->size};
    text->blob = blob;
    return &text->raw;
}

// Writes the bytes to the temporary file, which the size of a blob counts.
static int keep_all(Blob *blob, FILE *file, SourceRaw *raw, Err *err)
{
    char *bytes = malloc(KEEP_BYTES);
    int failed = 0;

    ENOUGH(bytes);
    while (!failed) {
        const size_t n = raw->read(raw, bytes, KEEP_BYTES, err);
        if (!n) break;
        blob->size += (int64_t)n;
        if (blob->size > (int64_t)PACKED_MIB_MAX << 20)
            failed = err_set(err,
                             CODE_DATA,
                             "%s has more than %d MiB, expected a smaller archive",
                             blob->name,
                             PACKED_MIB_MAX);
        else if (fwrite(bytes, 1, n, file) != n)
            failed = cannot_read(blob, err);
    }
    free(bytes);
    return failed || err->code ? -1 : 0;
}

int blob_keep(Blob *blob, SourceRaw *raw, Err *err)
{
    FILE *file = tmpfile();

    blob->file = -1;
    if (!file) return cannot_read(blob, err);
    err->code = 0;
    blob->seeks = true;
    blob->size = 0;
    int failed = keep_all(blob, file, raw, err);
    if (!failed && fflush(file)) failed = cannot_read(blob, err);
    if (!failed) blob->file = dup(fileno(file));
    (void)fclose(file);
    if (failed) return -1;
    struct stat info;
    if (blob->file < 0 || fstat(blob->file, &info)) return cannot_read(blob, err);
    blob->written = info.st_mtim;
    const int64_t got = blob_read_at(blob, 0, blob->head, sizeof blob->head);
    blob->head_n = got < 0 ? 0 : (size_t)got;
    blob->mark = file_mark_find(blob->head, blob->head_n);
    return 0;
}

// Puts a file in the place of a pipe.
static int keep_pipe(Blob *blob, Err *err)
{
    if (blob->seeks) return 0;
    SourceRaw *rest = blob_text(blob);
    Blob kept = {.name = blob->name};
    const int failed = blob_keep(&kept, rest, err);
    rest->close(rest);
    blob_close(blob);
    *blob = kept;
    return failed;
}

int blob_open(Blob *blob, const char *path, Err *err)
{
    *blob = (Blob){.name = strcmp(path, "-") ? path : "standard input"};
    blob->file = open_path(blob, path, err);
    if (blob->file < 0) return -1;
    const int64_t n = file_read_some(blob->file, blob->head, sizeof blob->head);
    if (n < 0) {
        (void)cannot_read(blob, err);
        blob_close(blob);
        return -1;
    }
    blob->head_n = (size_t)n;
    blob->mark = file_mark_find(blob->head, blob->head_n);
    // An archive is read at several places, which a pipe does not give.
    return blob->mark && blob->mark->kind != FILE_REFUSED ? keep_pipe(blob, err) : 0;
}

int blob_open_kept(Blob *blob, const char *path, Err *err)
{
    return blob_open(blob, path, err) || keep_pipe(blob, err) ? -1 : 0;
}

int blob_open_again(Blob *blob, const Blob *kept, Err *err)
{
    *blob = *kept;
    blob->file = dup(kept->file);
    if (blob->file < 0) return cannot_read(blob, err);
    return lseek(blob->file, (off_t)blob->head_n, SEEK_SET) < 0 ? cannot_read(blob, err)
                                                                : 0;
}

void blob_close(Blob *blob)
{
    if (blob->file >= 0) (void)close(blob->file);
    blob->file = -1;
}

int64_t blob_read_at(const Blob *blob, int64_t at, void *buffer, size_t n)
{
    ssize_t got;

    do got = pread(blob->file, buffer, n, at);
    while (got < 0 && errno == EINTR);
    return got;
}

int blob_refuse(const char *name, const FileMark *mark, Err *err)
{
    if (!mark || mark->kind != FILE_REFUSED) return 0;
    return err_set(err, CODE_DATA, "%s is %s: %s", name, mark->what, mark->remedy);
}

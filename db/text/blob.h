// blob.h -- opens a file, standard input or a part of an archive, and recognises its kind.
//
// Text is read from its start to its end. Anything else can be read at any place: what
// comes through a pipe is first kept in a temporary file without a name.

#ifndef BLOB_H
#define BLOB_H

#include <stdbool.h>
#include <time.h>

#include "db/text/file_mark.h"
#include "db/text/source_raw.h"

typedef struct Blob {
    const char *name;     // for messages; the caller's
    const FileMark *mark; // NULL: text
    int64_t size;         // in bytes, 0 if unknown: a pipe
    // Only blob.c uses the fields below.
    int file;
    bool seeks;
    struct timespec written; // as the file was opened
    size_t head_n;
    unsigned char head[FILE_MARK_HEAD];
} Blob;

// Opens [path], or standard input for "-". Returns -1 with [err]: 66 missing, 74
// unreadable or a directory.
int blob_open(Blob *blob, const char *path, Err *err);

// Does the same, and keeps what comes through a pipe, so that it can be opened again.
int blob_open_kept(Blob *blob, const char *path, Err *err);

// Opens a blob that is kept once more, from its start. Only one of the two is read at a time.
int blob_open_again(Blob *blob, const Blob *kept, Err *err);

// Keeps all that [raw] gives in a temporary file.
int blob_keep(Blob *blob, SourceRaw *raw, Err *err);
void blob_close(Blob *blob);

// Reads up to [n] bytes at [at] of a blob that is no text. Returns how many, -1 on
// failure.
int64_t blob_read_at(const Blob *blob, int64_t at, void *buffer, size_t n);

// Returns the text of a blob. The blob stays open until the result is closed. Reading it
// fails at its end if another program wrote to the file meanwhile.
SourceRaw *blob_text(Blob *blob);

// Fails with what the file is, if nothing here reads it.
int blob_refuse(const char *name, const FileMark *mark, Err *err);

#endif

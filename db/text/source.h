// source.h -- any file that people have, as a stream of UTF-8 with places.
//
// Opens a path or standard input ("-"). gzip and zstd are known by their first bytes;
// UTF-16 and UTF-8 by their mark or their look; text that is neither is read as
// Windows-1252, which Latin-1 is a part of. A byte-order mark is taken out and line ends
// stay as they are. Nothing is ever held but one buffer, so memory is flat whatever the
// file's size.
//
// What comes out is valid UTF-8 without NUL bytes up to the first fault; from there on
// the source is at its end, and source_failed says what was wrong and where. Readers ask
// it when they meet the end.

#ifndef SOURCE_H
#define SOURCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "engine/kernel/base/err.h"

enum {
    SOURCE_END = -1,
    SOURCE_BUFFER = 128 * 1024,
    SOURCE_HEAD = 64 * 1024, // what source_head shows at most
};

// Readers use only what stands before `raw`.
typedef struct Source {
    const char *name;           // the path as given, or "standard input"
    char buffer[SOURCE_BUFFER]; // decoded, from `at` up to `end`
    size_t at, end;
    int64_t line;  // of the next byte, from 1
    int64_t start; // bytes of the stream before its line
    int64_t base;  // bytes of the stream before the buffer
    uint64_t hash; // of everything decoded so far
    struct Raw *raw;
} Source;

// NULL with [err]: 66 missing, 65 empty, 74 unreadable or a directory.
Source *source_open(const char *path, Err *err);
void source_close(Source *source); // NULL is allowed

// Decodes more; false at the end. Only source_next needs it.
bool source_fill(Source *source);

// The next byte, or SOURCE_END. source_peek leaves it there.
static inline int source_peek(Source *source)
{
    if (source->at == source->end && !source_fill(source)) return SOURCE_END;
    return (unsigned char)source->buffer[source->at];
}

static inline int source_next(Source *source)
{
    int byte = source_peek(source);

    if (byte == SOURCE_END) return SOURCE_END;
    source->at++;
    if (byte == '\n') {
        source->line++;
        source->start = source->base + (int64_t)source->at;
    }
    return byte;
}

// Where the next byte stands: its column in bytes from 1, its offset in the decoded
// stream from 0.
int source_column(const Source *source);
int64_t source_byte(const Source *source);

// Up to [n] bytes, 0 at the end: the form that json_load_callback wants.
size_t source_read(void *buffer, size_t n, void *source);

// The first bytes, which stay unread; only before anything is read. Not NUL-ended; a
// character may be cut at its end.
const char *source_head(Source *source, size_t *n);

// Bytes of the file that were read, and how many it has (0: not known): for a bar.
int64_t source_done(const Source *source);
int64_t source_size(const Source *source);

// -1 with [err] if reading ended before the end of the file.
int source_failed(const Source *source, Err *err);

#endif

// source.h -- reads any file as a stream of UTF-8 that knows its line.
//
// Opens a path, or standard input ("-"), packed or not (unpack.h). A mark or the look of
// the bytes shows UTF-32, UTF-16 and UTF-8; other text counts as Windows-1252,
// which includes Latin-1. The source takes a byte-order mark out and leaves line ends
// as they are. It holds one buffer, so memory stays flat whatever the file's size.
//
// The stream is valid UTF-8 without NUL bytes up to the first fault. There the source
// ends, and source_failed says what was wrong and at which line. Readers ask it at the
// end.

#ifndef SOURCE_H
#define SOURCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "db/text/arena.h"
#include "db/text/problem.h"
#include "engine/base/err.h"

enum {
    SOURCE_END = -1,
    SOURCE_BUFFER = 128 * 1024,
    SOURCE_HEAD = 64 * 1024, // most bytes that source_head shows
};

// Readers use only the fields before `raw`.
typedef struct Source {
    const char *name;           // the path as given, or "standard input"
    char buffer[SOURCE_BUFFER]; // decoded, from `at` up to `end`
    size_t at, end;
    int64_t line;    // of the next byte, from 1
    int64_t start;   // bytes of the stream before its line
    int64_t base;    // bytes of the stream before the buffer
    uint64_t hash;   // XXH64 of everything decoded so far
    int64_t guessed; // line of the first byte that is no UTF-8, 0: none so far
    struct Raw *raw;
} Source;

// Opens one file. Returns NULL with [err]: 66 missing, 65 empty or no text, 74 unreadable
// or a directory. The caller keeps [path] as long as the source is open: the source uses
// it as its name.
Source *source_open(const char *path, Err *err);

// Does the same for what blob_open_kept has opened, from its start.
struct Blob;
Source *source_open_again(const struct Blob *kept, Err *err);

// Does the same for a file that lies in a folder: what is a link there is refused
// (file_check_inside).
Source *source_open_inside(const char *path, Err *err);

// Opens any bytes, which the source closes in the end, also if this fails: then it
// returns NULL with [err]. The caller keeps [name] as long as the source is open.
struct SourceRaw;
Source *source_of(struct SourceRaw *raw, const char *name, Err *err);
void source_close(Source *source); // NULL is allowed

// Decodes the next bytes. Returns false at the end. Only source_peek calls it.
bool source_fill(Source *source);

// Returns the next byte or SOURCE_END, and leaves it there.
static inline int source_peek(Source *source)
{
    if (source->at == source->end && !source_fill(source)) return SOURCE_END;
    return (unsigned char)source->buffer[source->at];
}

// Returns the next byte or SOURCE_END, and moves past it.
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

// Counts a line that ended by a return alone, which was the last byte.
static inline void source_count_line(Source *source)
{
    source->line++;
    source->start = source->base + (int64_t)source->at;
}

// Return the place of the next byte: its column, in bytes from 1, and its offset in the
// decoded stream, from 0.
int source_column(const Source *source);
int64_t source_byte(const Source *source);

// Copies up to [n] bytes. Returns how many, 0 at the end. The types are those that
// json_load_callback wants.
size_t source_read(void *buffer, size_t n, void *source);

// Reads all of the source into [arena], with a zero byte behind its [n] bytes. Returns NULL
// with [err]: it cannot be read or has more than FILE_BYTES_MAX.
const char *source_whole(Source *source, Arena *arena, size_t *n, Err *err);

// Returns the first bytes and leaves them unread. Call it before anything is read. No
// zero byte ends them, and the last character may be cut.
const char *source_head(Source *source, size_t *n);

// Return the bytes of the file that were read and all that it has (0 if unknown). A
// progress bar shows them.
int64_t source_done(const Source *source);
int64_t source_size(const Source *source);

// Returns the character that [byte] is in Windows-1252, 0 if it is none.
uint32_t source_windows_sign(unsigned char byte);

// Notes that the text read so far was no UTF-8, if so, and as what the source took it.
void source_tell_guess(const Source *source, Problems *notes);

// Returns -1 with [err] if reading stopped before the end of the file, else 0.
int source_failed(const Source *source, Err *err);

#endif

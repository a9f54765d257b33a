// source.c -- decodes raw bytes into one buffer of UTF-8.
//
// The encoding is decided once: by a mark, by the zeros of UTF-16 or UTF-32, or at the first byte
// that is not ASCII. Raw bytes that are not decoded yet are at most the start of one
// character.

#include "db/text/source.h"

#include <stdlib.h>
#include <string.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "db/text/file.h"
#include "db/text/file_mark.h"
#include "db/text/source_raw.h"
#include "db/text/unpack.h"
#include "engine/base/base.h"

enum {
    RAW_BYTES = 16 * 1024,
    GROWTH = 3, // most bytes of UTF-8 for one raw byte
};

_Static_assert(SOURCE_HEAD + RAW_BYTES * GROWTH <= SOURCE_BUFFER, "head fits");

// TEXT_ASCII: only ASCII so far; the first other byte decides.
typedef enum {
    TEXT_ASCII,
    TEXT_UTF8,
    TEXT_LATIN,
    TEXT_UTF16_LITTLE,
    TEXT_UTF16_BIG,
    TEXT_UTF32_LITTLE,
    TEXT_UTF32_BIG
} Encoding;

typedef struct Raw {
    SourceRaw *bytes_of;
    Encoding encoding;
    unsigned char bytes[RAW_BYTES]; // not decoded yet, from `at` up to `end`
    size_t at, end;
    bool ended; // no more bytes will come
    Err err;
} Raw;

// Windows-1252 where it differs from Latin-1; 0: no character.
static const uint16_t windows[32] = {
    0x20ac, 0,      0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021,
    0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017d, 0,
    0,      0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
    0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0,      0x017e, 0x0178,
};

uint32_t source_windows_sign(unsigned char byte)
{
    return byte < 0x80 || byte >= 0xa0 ? byte : windows[byte - 0x80];
}

static void put_character(Source *source, uint32_t c)
{
    char *to = source->buffer + source->end;

    if (c < 0x80) {
        to[0] = (char)c;
        source->end += 1;
    } else if (c < 0x800) {
        to[0] = (char)(0xc0 | c >> 6);
        to[1] = (char)(0x80 | (c & 0x3f));
        source->end += 2;
    } else if (c < 0x10000) {
        to[0] = (char)(0xe0 | c >> 12);
        to[1] = (char)(0x80 | (c >> 6 & 0x3f));
        to[2] = (char)(0x80 | (c & 0x3f));
        source->end += 3;
    } else {
        to[0] = (char)(0xf0 | c >> 18);
        to[1] = (char)(0x80 | (c >> 12 & 0x3f));
        to[2] = (char)(0x80 | (c >> 6 & 0x3f));
        to[3] = (char)(0x80 | (c & 0x3f));
        source->end += 4;
    }
}

// Returns the line that the decoder has reached, and sets [column].
static int64_t decoded_line(const Source *source, int64_t *column)
{
    int64_t line = source->line;

    *column = source_column(source);
    for (size_t i = source->at; i < source->end; i++, ++*column)
        if (source->buffer[i] == '\n') line++, *column = 0;
    return line;
}

// Ends the stream with a fault at the line and column that the decoder has reached.
static void fail_source(Source *source, const char *what)
{
    Raw *raw = source->raw;
    int64_t column;
    const int64_t line = decoded_line(source, &column);

    raw->ended = true;
    raw->at = raw->end;
    (void)err_set(&raw->err,
                  65,
                  "%s:%lld:%lld: %s",
                  source->name,
                  (long long)line,
                  (long long)column,
                  what);
}

// Returns the length of the UTF-8 character at [text], 0 if there is none, or -1 if [n]
// bytes are too few to tell (RFC 3629: shortest form, no surrogates).
static int utf8_length(const unsigned char *text, size_t n)
{
    unsigned first = text[0];
    int length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;

    if (first > 0xf4 || !length) return 0;
    for (int i = 1; i < length; i++) {
        if ((size_t)i >= n) return -1;
        unsigned low = 0x80, high = 0xbf;
        if (i == 1 && first == 0xe0) low = 0xa0;
        if (i == 1 && first == 0xed) high = 0x9f;
        if (i == 1 && first == 0xf0) low = 0x90;
        if (i == 1 && first == 0xf4) high = 0x8f;
        if (text[i] < low || text[i] > high) return 0;
    }
    return length;
}

// Decodes one character that is not ASCII. Returns false if it needs more bytes, or at
// a fault.
static bool take_wide(Source *source)
{
    Raw *raw = source->raw;
    const unsigned char *text = raw->bytes + raw->at;

    if (raw->encoding != TEXT_LATIN) {
        int length = utf8_length(text, raw->end - raw->at);
        if (length < 0 && !raw->ended) return false;
        if (length > 0) {
            raw->encoding = TEXT_UTF8;
            memcpy(source->buffer + source->end, text, (size_t)length);
            source->end += (size_t)length;
            raw->at += (size_t)length;
            return true;
        }
        if (raw->encoding == TEXT_UTF8) {
            fail_source(
                source,
                length < 0
                    ? "the file ends within a character"
                    : "found a byte that is not UTF-8, expected UTF-8 as before it");
            return false;
        }
        if (!file_mark_is_western(text, raw->end - raw->at)) {
            fail_source(source,
                        "found text that is neither UTF-8 nor Windows-1252, such as "
                        "GB18030 or Shift-JIS: save the list as UTF-8");
            return false;
        }
        int64_t column;
        raw->encoding = TEXT_LATIN;
        source->guessed = decoded_line(source, &column);
    }
    const uint32_t c = text[0] < 0xa0 ? windows[text[0] - 0x80] : text[0];
    if (!c) {
        fail_source(source,
                    "found a byte that is neither UTF-8 nor Windows-1252, expected "
                    "text: save the list as UTF-8");
        return false;
    }
    put_character(source, c);
    raw->at++;
    return true;
}

static void decode_bytes(Source *source)
{
    Raw *raw = source->raw;

    while (raw->at < raw->end) {
        unsigned char byte = raw->bytes[raw->at];
        if (byte >= 0x80) {
            if (!take_wide(source)) return;
        } else if (byte) {
            source->buffer[source->end++] = (char)byte;
            raw->at++;
        } else {
            fail_source(
                source,
                "found a NUL byte, expected text: save the list as CSV or XLSX");
            return;
        }
    }
}

static uint32_t unit_at(const Raw *raw, size_t at)
{
    unsigned a = raw->bytes[at], b = raw->bytes[at + 1];

    return raw->encoding == TEXT_UTF16_LITTLE ? a | b << 8 : a << 8 | b;
}

static void decode_utf16(Source *source)
{
    Raw *raw = source->raw;

    while (raw->end - raw->at >= 2) {
        uint32_t c = unit_at(raw, raw->at);
        size_t length = 2;
        if (c >= 0xd800 && c < 0xdc00) {
            if (raw->end - raw->at < 4) break;
            uint32_t low = unit_at(raw, raw->at + 2);
            bool pair = low >= 0xdc00 && low < 0xe000;
            c = pair ? 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00) : 0xdc00;
            length = 4;
        }
        if (!c || (c >= 0xdc00 && c < 0xe000)) {
            fail_source(source,
                        c ? "found half a UTF-16 character"
                          : "found a NUL, expected text");
            return;
        }
        put_character(source, c);
        raw->at += length;
    }
    if (raw->ended && raw->at < raw->end)
        fail_source(source, "the file ends within a UTF-16 character");
}

static void decode_utf32(Source *source)
{
    Raw *raw = source->raw;

    for (; raw->end - raw->at >= 4; raw->at += 4) {
        const unsigned char *b = raw->bytes + raw->at;
        const bool little = raw->encoding == TEXT_UTF32_LITTLE;
        const uint32_t c = (uint32_t)b[little ? 3 : 0] << 24 |
                           (uint32_t)b[little ? 2 : 1] << 16 |
                           (uint32_t)b[little ? 1 : 2] << 8 | b[little ? 0 : 3];
        if (!c || c > 0x10ffff || (c >= 0xd800 && c < 0xe000)) {
            fail_source(source, "found no UTF-32 character, expected text");
            return;
        }
        put_character(source, c);
    }
    if (raw->ended && raw->at < raw->end)
        fail_source(source, "the file ends within a UTF-32 character");
}

// Moves the raw bytes that are left to the front and reads more behind them.
static void read_more(Raw *raw)
{
    memmove(raw->bytes, raw->bytes + raw->at, raw->end - raw->at);
    raw->end -= raw->at;
    raw->at = 0;
    if (raw->ended || raw->end == RAW_BYTES) return;
    size_t n = raw->bytes_of->read(
        raw->bytes_of, raw->bytes + raw->end, RAW_BYTES - raw->end, &raw->err);
    raw->end += n;
    raw->ended = !n;
}

// Appends to the buffer, which must have room for RAW_BYTES * GROWTH. Returns false at
// the end.
static bool decode_more(Source *source)
{
    Raw *raw = source->raw;
    size_t before = source->end;

    while (source->end == before && !(raw->ended && raw->at == raw->end)) {
        read_more(raw);
        if (raw->encoding >= TEXT_UTF32_LITTLE)
            decode_utf32(source);
        else if (raw->encoding >= TEXT_UTF16_LITTLE)
            decode_utf16(source);
        else
            decode_bytes(source);
    }
    source->hash = XXH64(source->buffer + before, source->end - before, source->hash);
    return source->end > before;
}

bool source_fill(Source *source)
{
    source->base += (int64_t)source->end;
    source->at = source->end = 0;
    return decode_more(source);
}

// Finds the encoding by its mark, which it skips, or by the zeros: in UTF-16 every
// second byte of a list's first words is zero, in UTF-32 three of four.
static void find_encoding(Raw *raw)
{
    static const struct {
        const char *bytes;
        int n;
        Encoding encoding;
    } marks[] = {
        {"\xef\xbb\xbf", 3, TEXT_UTF8},
        {"\xff\xfe\0\0", 4, TEXT_UTF32_LITTLE},
        {"\0\0\xfe\xff", 4, TEXT_UTF32_BIG},
        {"\xff\xfe", 2, TEXT_UTF16_LITTLE},
        {"\xfe\xff", 2, TEXT_UTF16_BIG},
    };
    const unsigned char *b = raw->bytes;
    size_t n = raw->end;

    for (int i = 0; i < COUNT_OF(marks); i++) {
        if (n < (size_t)marks[i].n ||
            memcmp(b, marks[i].bytes, (size_t)marks[i].n) != 0)
            continue;
        raw->encoding = marks[i].encoding;
        raw->at = (size_t)marks[i].n;
        return;
    }
    if (n < 4) return;
    const int zeros = !b[0] << 3 | !b[1] << 2 | !b[2] << 1 | !b[3];
    if (zeros == 5) raw->encoding = TEXT_UTF16_LITTLE;
    if (zeros == 10) raw->encoding = TEXT_UTF16_BIG;
    if (zeros == 7) raw->encoding = TEXT_UTF32_LITTLE;
    if (zeros == 14) raw->encoding = TEXT_UTF32_BIG;
}

Source *source_of(SourceRaw *raw, const char *name, Err *err)
{
    Source *source = calloc(1, sizeof *source);

    ENOUGH(source);
    source->raw = calloc(1, sizeof *source->raw);
    ENOUGH(source->raw);
    source->raw->bytes_of = raw;
    source->name = name;
    source->line = 1;
    read_more(source->raw);
    if (!source->raw->end && !source->raw->err.code)
        (void)err_set(&source->raw->err, CODE_DATA, "%s is empty", name);
    find_encoding(source->raw);
    if (!source_failed(source, err)) return source;
    source_close(source);
    return NULL;
}

// A file that is opened alone: what it is made of.
typedef struct {
    SourceRaw raw;
    Blob blob;
    UnpackMeter meter;
    Unpack *unpack;   // NULL: not packed
    SourceRaw *inner; // its text
} Single;

// Reads the text. A second file behind it would be lost without a message.
static size_t read_single(SourceRaw *raw, void *buffer, size_t n, Err *err)
{
    Single *single = (Single *)raw;
    const size_t got = single->inner->read(single->inner, buffer, n, err);

    raw->done = single->inner->done;
    if (got || err->code || !single->unpack || unpack_next(single->unpack, err) <= 0)
        return got;
    (void)err_set(
        err, CODE_DATA, "%s holds several files, expected one", single->blob.name);
    return 0;
}

static void close_single(SourceRaw *raw)
{
    Single *single = (Single *)raw;

    if (single->inner) single->inner->close(single->inner);
    unpack_close(single->unpack);
    blob_close(&single->blob);
    free(single);
}

// Opens the text of the blob, or of the first file in it. Returns -1 with [err].
static int open_inner(Single *single, Err *err)
{
    const Blob *blob = &single->blob;
    const FileMark *mark = blob->mark;
    int found = 0;

    if (!mark) return single->inner = blob_text(&single->blob), 0;
    if (blob_refuse(blob->name, mark, err)) return -1;
    if (mark->kind == FILE_OFFICE)
        return err_set(
            err, CODE_DATA, "%s is %s, expected text", blob->name, mark->what);
    single->meter.packed = blob->size;
    single->unpack = unpack_open(blob, &single->meter, err);
    if (single->unpack) found = unpack_next(single->unpack, err);
    if (!single->unpack || found < 0) return -1;
    if (!found) return err_set(err, CODE_DATA, "%s holds no file", blob->name);
    if (unpack_is_locked(single->unpack))
        return err_set(err, CODE_DATA, "%s needs a password", blob->name);
    single->inner = unpack_file(single->unpack);
    return 0;
}

static Single *new_single(Err *err)
{
    Single *single = calloc(1, sizeof *single);

    ENOUGH(single);
    *err = (Err){0};
    single->raw = (SourceRaw){read_single, close_single, 0, 0};
    return single;
}

static Source *open_single(Single *single, Err *err)
{
    if (err->code || open_inner(single, err)) {
        close_single(&single->raw);
        return NULL;
    }
    single->raw.size = single->blob.size;
    return source_of(&single->raw, single->blob.name, err);
}

Source *source_open(const char *path, Err *err)
{
    Single *single = new_single(err);

    (void)blob_open(&single->blob, path, err);
    return open_single(single, err);
}

Source *source_open_again(const Blob *kept, Err *err)
{
    Single *single = new_single(err);

    (void)blob_open_again(&single->blob, kept, err);
    return open_single(single, err);
}

Source *source_open_inside(const char *path, Err *err)
{
    return file_check_inside(path, err) ? NULL : source_open(path, err);
}

void source_close(Source *source)
{
    if (!source) return;
    source->raw->bytes_of->close(source->raw->bytes_of);
    free(source->raw);
    free(source);
}

int source_column(const Source *source)
{
    return (int)(source_byte(source) - source->start) + 1;
}

int64_t source_byte(const Source *source)
{
    return source->base + (int64_t)source->at;
}

size_t source_read(void *buffer, size_t n, void *source_of)
{
    Source *source = source_of;
    char *to = buffer;
    size_t done = 0;

    while (done < n) {
        if (done && source->at == source->end) break;
        int byte = source_next(source);
        if (byte == SOURCE_END) break;
        to[done++] = (char)byte;
    }
    return done;
}

const char *source_whole(Source *source, Arena *arena, size_t *n, Err *err)
{
    char *text = arena_take(arena, SOURCE_BUFFER);
    size_t size = SOURCE_BUFFER;
    size_t got;

    *n = 0;
    while ((got = source_read(text + *n, size - 1 - *n, source))) {
        *n += got;
        if (*n + 1 < size) continue;
        if (size > FILE_BYTES_MAX) {
            (void)err_set(err,
                          CODE_DATA,
                          "%s is a page of more than %d MiB; save its table as CSV",
                          source->name,
                          FILE_BYTES_MAX >> 20);
            return NULL;
        }
        char *larger = arena_take(arena, size * 2);
        memcpy(larger, text, size);
        text = larger;
        size *= 2;
    }
    return source_failed(source, err) ? NULL : text;
}

const char *source_head(Source *source, size_t *n)
{
    ASSERT(!source->at && !source->base); // a reader looks before it reads
    while (source->end < SOURCE_HEAD &&
           SOURCE_BUFFER - source->end >= (size_t)RAW_BYTES * GROWTH)
        if (!decode_more(source)) break;
    *n = source->end < SOURCE_HEAD ? source->end : SOURCE_HEAD;
    return source->buffer;
}

int64_t source_done(const Source *source)
{
    return source->raw->bytes_of->done;
}

int64_t source_size(const Source *source)
{
    return source->raw->bytes_of->size;
}

void source_tell_guess(const Source *source, Problems *notes)
{
    if (!source->guessed) return;
    problem_add_once(
        notes,
        &(Problem){.file = source->name,
                   .row = (int)source->guessed,
                   .expected = "UTF-8; the file is none from here on, so it counts as "
                               "Windows-1252",
                   .found = FOUND_LIST_NOTE});
}

int source_failed(const Source *source, Err *err)
{
    if (!source->raw->err.code) return 0;
    *err = source->raw->err;
    return -1;
}

// json_scan.h -- takes bytes of JSON from a file or from memory, and passes values by their
// brackets alone.

#ifndef JSON_SCAN_H
#define JSON_SCAN_H

#include <stdbool.h>

#include "db/text/source.h"
#include "engine/base/limit.h"

enum { JSON_KEY_BYTES = 64 };

// JSON as far as it was taken. Bytes that are taken with json_scan_take stay in [text], up to
// JSON_ROW_MAX.
typedef struct {
    Source *source; // NULL: memory, from [at] to [end]
    const char *at, *end;
    int64_t line; // of memory
    char *text;   // kept bytes; whoever has the record frees it
    size_t n, size;
    size_t whole;   // bytes of [text] up to the last comma between members
    bool too_large; // more was taken than is kept
} JsonScan;

// Returns the next byte or SOURCE_END, and leaves it there.
static inline int json_scan_peek(const JsonScan *scan)
{
    if (scan->source) return source_peek(scan->source);
    return scan->at < scan->end ? (unsigned char)*scan->at : SOURCE_END;
}

// Returns the next byte or SOURCE_END, and moves past it.
static inline int json_scan_next(JsonScan *scan)
{
    if (scan->source) return source_next(scan->source);
    if (scan->at == scan->end) return SOURCE_END;
    scan->line += *scan->at == '\n';
    return (unsigned char)*scan->at++;
}

// Returns the line of the next byte.
int64_t json_scan_line(const JsonScan *scan);

// Passes blanks and returns the next byte, which is left there.
int json_scan_after_space(JsonScan *scan);

// Takes a byte and keeps it in [text]; past the limit only takes it.
int json_scan_take(JsonScan *scan);

// Takes a string whose quote is next and copies its first bytes to [key], which has
// JSON_KEY_BYTES; NULL: no copy. Returns false if it has no end.
bool json_scan_string(JsonScan *scan, char *key);

// Takes any value by its brackets alone; a parser judges its content later. Returns false if it
// has no end.
bool json_scan_value(JsonScan *scan);

// Empties [text].
void json_scan_forget(JsonScan *scan);

// Passes a value and forgets it. Returns -1 with [err].
int json_scan_skip(JsonScan *scan, Err *err);

// Fails at the next byte with what was expected. A fault of the file itself goes first. Returns
// -1.
int json_scan_fail(const JsonScan *scan, const char *expected, Err *err);

#endif

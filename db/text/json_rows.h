// json_rows.h -- the rows of a JSON list, one at a time, however large the list is.
//
// The rows are the objects of an array: the whole value, or what an outer object, however
// deep, has under a key such as "cards", "items" or "data". Of a web page the data block
// is read (__NEXT_DATA__). Only the row at hand is in memory; what stands beside the rows
// is skipped.

#ifndef JSON_ROWS_H
#define JSON_ROWS_H

#include <jansson.h>

#include "db/text/source.h"
#include "engine/kernel/base/err.h"

enum { JSON_ROW_BYTES = 1024 * 1024, JSON_DEPTH = 64 };

typedef struct JsonRows JsonRows;

typedef struct {
    json_t *value;       // NULL where it was refused; until the next row is read
    int64_t line;        // where it begins, from 1
    int64_t number;      // of the list's rows, from 1
    const char *refused; // why there is no value: "a row of at most 1 MiB", until then
} JsonRow;

// Reads from where [source] stands, which stays the caller's.
JsonRows *json_rows_open(Source *source);

// The same over [n] bytes of memory that may be cut off anywhere: for a first look. Of
// the row that is cut off its whole members are given.
JsonRows *json_rows_peek(const char *text, size_t n);
void json_rows_close(JsonRows *rows);

// 1: a row, 0: the end, -1 with [err] where the rest cannot be read.
int json_rows_next(JsonRows *rows, JsonRow *row, Err *err);

#endif

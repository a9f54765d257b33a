// json_rows.h -- the rows of a JSON list, one at a time, however large the list is.
//
// The rows are the objects of an array, or of JSON Lines: one after the other. The array is
// the whole value, or stands, at any depth, under a key such as "cards", "items" or "data",
// or under the code of a set ("OGN"), or under its name if all arrays do. Or each row stands under a key of its own in an object
// (json_map.h). Objects that have such an array themselves are sets, not rows. In a web page
// the reader finds the data block (__NEXT_DATA__).
//
// The reader keeps only the current row in memory. Beside the rows it keeps short
// texts, such as the set of them all, and skips everything else. A value without keys
// among the rows is a refused row, so that the numbers of later rows stay true.

#ifndef JSON_ROWS_H
#define JSON_ROWS_H

#include <jansson.h>

#include "db/text/source.h"
#include "engine/base/err.h"
#include "engine/base/limit.h"

typedef struct JsonRows JsonRows;

typedef struct {
    const char *key; // under which the row stands, or NULL; a text there is {"": TEXT}
    json_t *value;   // NULL if refused; valid until the next row is read
    int64_t line;    // of its first byte, from 1
    int64_t number;  // its place among the rows, from 1
    const char *refused; // NULL, or what was expected: "a row of at most 1 MiB"
} JsonRow;

// Starts reading where [source] stands. The source stays the caller's.
JsonRows *json_rows_open(Source *source);

// Starts reading [n] bytes of memory that may end anywhere: a first look at a list. A
// row that is cut off comes with the members that are complete.
JsonRows *json_rows_peek(const char *text, size_t n);
void json_rows_close(JsonRows *rows);

// Returns the text under [name] that stood beside the rows before the current one, in the
// innermost object around them, or NULL. A text of an object there is "set/id". It is
// valid until the next row is read.
const char *json_rows_beside(const JsonRows *rows, const char *name);

// Returns such a text that stood behind the rows of its object, or NULL. Only the first few
// are kept.
const char *json_rows_behind(const JsonRows *rows, const char *name);

// Returns the code or the name of the set whose key the row stands under: {"OGN": [...]};
// NULL if there is none. It is valid until the next row is read.
const char *json_rows_set(const JsonRows *rows);

// Returns whether that is a name, so that only the rows tell whether they are cards.
bool json_rows_named(const JsonRows *rows);

// Returns the key of the [i]th value around the row, from inside; "": it has none. NULL:
// there are not so many.
const char *json_rows_around(const JsonRows *rows, int i);

// Reads the next row. Returns 1 with a row, 0 at the end, or -1 with [err] where the
// rest cannot be read.
int json_rows_next(JsonRows *rows, JsonRow *row, Err *err);

#endif

// column_map.h -- reads and applies a map, in which a user names the columns of a
// table: --map FILE.
//
// A map has lines "HEADING = FIELD". FIELD is a word of listed_card.h or "ignore"; a name
// or text may have a language after a dot ("name.fr"). "skip rows = 2" says that the
// headings stand in line 3, "skip columns = 1" that the first column does not count. `#`
// begins a comment. The database remembers the map for the next table with the same
// headings.

#ifndef COLUMN_MAP_H
#define COLUMN_MAP_H

#include "db/lists/column_list.h"
#include "db/lists/list_head.h"

typedef struct {
    int rows;    // lines above the headings
    int columns; // before the first that counts
} MapSkip;

// Applies the user's map to [columns], or the remembered one. Returns -1 with [err].
int column_map_use(CardSink *sink, const CsvRow *header, Columns *columns, Err *err);

// Reads what the user's map skips; nothing without a map. Returns -1 with [err] if the map
// cannot be read.
int column_map_skip(CardSink *sink, MapSkip *skip, Err *err);

// Returns whether the database has a map for these headings.
bool column_map_knows(CardSink *sink, const CsvRow *header);

// Returns the name that a map uses for the column at [at]: its heading, with a number
// if an earlier column has the same. [label] has room for it.
const char *column_map_label(const Columns *columns, int at,
                             char label[NAME_BYTES_MAX]);

// Returns whether a text that begins with [head] is a map and no list: each of its lines is
// one of a map.
bool column_map_is(const FactColumns *columns, const ListHead *head);

// Returns all that a map may say, with the names of all fields, as a page.
const char *column_map_help(Arena *arena, const FactColumns *columns);

#endif

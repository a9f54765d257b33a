// columns.h -- which field each column of a table is.
//
// By its heading (header_word.def), or by what a map file says, which is remembered in
// the database for the next table with the same headings. A map has lines
// "HEADING = FIELD", FIELD a word of listed_card.h, with a language after a dot where it
// is a name or text ("name.fr"), or "ignore"; `#` begins a comment.
//
// What is unclear is asked for: a heading one slip away from a known one, two columns
// that would be one field, no column that tells cards apart. Any other heading that says
// nothing is left out, and told.

#ifndef COLUMNS_H
#define COLUMNS_H

#include "db/lists/card_sink.h"
#include "db/text/csv.h"

typedef struct {
    Field field;
    char language[LANGUAGE_BYTES]; // "": the row's
    const char *heading;
} Column;

typedef struct {
    Column list[CSV_FIELDS];
    int n;
    const ListWords *words;
} Columns;

// What [heading] is by itself; FIELD_UNKNOWN if nothing that is known.
Field columns_guess(const ListWords *words, const char *heading, char *language);

// Finds all columns. -1 with [err], which says how the map would have to begin.
int columns_find(CardSink *sink, const CsvRow *header, Columns *columns, Err *err);

// The same for a set's own list: its columns are called as docs/sets.md has them, and one that
// is not known would be left out unseen, so that it is an error.
int columns_find_own(CardSink *sink, const CsvRow *header, Columns *columns, Err *err);

#endif

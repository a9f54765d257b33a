// columns.h -- finds the field of each column of a table.
//
// A heading decides (header_word.def), or a map of the user (column_map.h).
//
// Unclear columns are an error that asks for a map: a heading one slip away from a
// known one, two columns of one field, no column that identifies cards. The reader
// leaves out any other unknown heading with a note.

#ifndef COLUMNS_H
#define COLUMNS_H

#include "db/lists/column_list.h"

// Returns the field that [heading] means, or FIELD_UNKNOWN. Sets [language]
// (LANGUAGE_BYTES) to the one that the heading names, or to "".
Field columns_guess(const ListWords *words, const char *heading, char *language);

// Finds all columns. Returns -1 with [err] if they are not clear; the sink's `draft` is
// then the start of a map.
int columns_find(CardSink *sink, const CsvRow *header, Columns *columns, Err *err);

// Finds the columns of a set's own list by their exact names (docs/sets.md). An unknown
// column is an error, because its facts would be lost without notice.
int columns_find_own(CardSink *sink, const CsvRow *header, Columns *columns, Err *err);

#endif

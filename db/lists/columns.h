// columns.h -- finds the field of each column of a table.
//
// A heading decides (header_word.def), the export that the table is (known_export.h), or a
// map of the user (column_map.h).
//
// Unclear columns are an error that asks for a map: a heading one slip away from a known
// one, whose field the values fit; two columns of one field; no column that identifies
// cards. The reader leaves out any other unknown heading with a note that tells what its
// values look like, and the columns of a collection with one note.

#ifndef COLUMNS_H
#define COLUMNS_H

#include "db/lists/column_look.h"

// Finds all columns, with the first rows below [header] to see what values look like.
// Returns -1 with [err] if the columns are not clear; the sink's `draft` is then a map that
// would do.
int columns_find(CardSink *sink, const CsvRow *header, const FirstRows *first,
                 Columns *columns, Err *err);

// Finds the columns of a set's own list by their exact names (docs/sets.md). An unknown
// column is an error, because its facts would be lost without notice.
int columns_find_own(CardSink *sink, const CsvRow *header, Columns *columns, Err *err);

#endif

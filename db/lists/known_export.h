// known_export.h -- knows the tables that other programs export, by their headings.
//
// A collection has facts of copies beside those of cards: how many somebody owns, in which
// finish and condition, what they cost. These are fields of their own (listed_row.h), which
// no card gets. The rows for all games stand in known_export.def; those of one game in its
// list forms (list_forms.h).

#ifndef KNOWN_EXPORT_H
#define KNOWN_EXPORT_H

#include "db/lists/column_list.h"

// A column of an export, as its row has it.
typedef struct {
    char heading[NAME_BYTES_MAX];
    char field[NAME_BYTES_MAX]; // its word, perhaps with a language: "name.de"
    bool mark;                  // a table without it is another export
} ExportColumn;

// Reads the column at [*at] of a row's text and moves [*at] behind it. Returns false at the
// end.
bool known_export_column(const char **at, ExportColumn *column);

// Returns the row with number [i], from 0; NULL beyond the last. The rows of a game come
// first.
const KnownExport *known_export_at(const ListForms *forms, int i);

// Gives the columns the fields that they have in the export whose headings these are, of
// several the one with most of them. Returns its row, or NULL.
const KnownExport *known_export_use(Columns *columns, Arena *arena);

#endif

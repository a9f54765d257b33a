// sheet_row.h -- the cells of one row, before they are written (sheet_text.h).
//
// A cell that is merged over several rows counts in each of them; one that is merged over
// several columns stands in its first.

#ifndef SHEET_ROW_H
#define SHEET_ROW_H

#include "db/sheets/sheet_text.h"
#include "engine/base/limit.h"

typedef struct {
    size_t at, n;
} SheetCell;

typedef struct {
    char *text; // NULL: none
    size_t n;
    int64_t last; // row that it covers
} SheetSpan;

typedef struct {
    int64_t number; // from 1
    int n;          // columns
    int wide;       // columns that it or one before has
    int spans_n;    // columns that were merged over rows
    char *bytes;    // of all cells
    size_t used, size;
    SheetCell cells[CSV_FIELDS_MAX];
    SheetSpan spans[CSV_FIELDS_MAX];
} SheetRow;

// Begins row [number] without cells.
void sheet_row_begin(SheetRow *row, int64_t number);

// Begins the cell at [column]; what follows is added to it. Cells beyond the widest table
// are left out. What is longer than a field may be ends there, and a row that is several
// times longer than a row may be: readers of the table refuse both.
void sheet_row_cell(SheetRow *row, int column);
void sheet_row_add(SheetRow *row, const char *text, size_t n);

// Takes the braces away if they are around the whole text of the current cell.
void sheet_row_unbrace(SheetRow *row);

// Returns whether the current cell has a text.
bool sheet_row_has_text(const SheetRow *row);

// Adds the whole text of a cell that is marked as text. There "=" begins no formula; so
// that readers of the table know, the text gets the mark ="..." unless it has it.
void sheet_row_text(SheetRow *row, const char *text, size_t n);

// Says that the cell at [column] covers the rows up to [last].
void sheet_row_span(SheetRow *row, int column, int64_t last);

// Writes the row.
void sheet_row_write(SheetRow *row, SheetText *text);
void sheet_row_free(SheetRow *row);

#endif

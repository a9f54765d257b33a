// writer_cell.h -- writes the fields of a row as the cells of a table.

#ifndef WRITER_CELL_H
#define WRITER_CELL_H

#include "db/export/writer_form.h"

// Returns the cell as one text, "" if there is nothing in it.
const char *writer_cell_text(const ListWriter *writer, int column,
                             const WriterCell *cell);

// Returns the text as a cell that knows its type shows it: there "=" begins no formula,
// so the mark that keeps it from being one is not needed.
const char *writer_cell_typed(const ListWriter *writer, const char *text);

// Returns whether the cell is a number of digits, which a spreadsheet takes as one.
bool writer_cell_is_number(const WriterColumn *column, const char *text);

// Fails where a row or a cell is beyond what spreadsheets hold.
int writer_cell_fits(const ListWriter *writer, const char *text, Err *err);

#endif

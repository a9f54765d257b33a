// csv.h -- tables of text, row by row: CSV, TSV and the like.
//
// One character separates fields. A quoted field may hold the separator, line ends, and
// quotes written twice. Quotes within an unquoted field are text. A row whose quotes do
// not match is refused, because its text may stand in other columns than it seems; blanks
// around an unquoted field are none of its text. The reader skips empty lines. It keeps only the current row
// in memory, up to CSV_ROW_MAX.

#ifndef CSV_H
#define CSV_H

#include "db/text/source.h"
#include "engine/base/limit.h"

typedef struct {
    const char *fields[CSV_FIELDS_MAX]; // valid UTF-8; valid until the next row is read
    int n;
    int64_t line; // of its first byte, from 1
    // NULL, or what was expected: "a field of at most ..."
    const char *refused;
    int column; // of the field that broke it, from 0; CSV_FIELDS_MAX: none
} CsvRow;

typedef struct Csv Csv;

// Starts reading where [source] stands. The source stays the caller's; the caller
// closes the result before it.
Csv *csv_open(Source *source, char separator);
void csv_close(Csv *csv);

// Says that whole rows have [width] fields from here on: that many headings. Before, they
// have as many as the widest row.
void csv_expect(Csv *csv, int width);

// Reads the next row. Returns 1 with a row, 0 at the end, or -1 with [err] where the
// rest cannot be read: a quote without an end, or a fault of the source. A row that
// breaks a limit comes with `refused`, and reading goes on after it.
int csv_next(Csv *csv, CsvRow *row, Err *err);

#endif

// csv.h -- tables of text, row by row: CSV, TSV and their like.
//
// Fields are separated by one character and may be quoted: then they may hold the
// separator, line ends, and quotes written twice. What follows a closing quote belongs
// to the field; blanks around an unquoted field do not. Empty lines are skipped. Only
// the row at hand is in memory, and no more of it than ROW_BYTES.

#ifndef CSV_H
#define CSV_H

#include "db/text/source.h"

enum {
    CSV_FIELD_BYTES = 256 * 1024,
    CSV_ROW_BYTES = 1024 * 1024,
    CSV_FIELDS = 512,
};

typedef struct {
    const char *fields[CSV_FIELDS]; // valid UTF-8, until the next row is read
    int n;
    int64_t line; // where it begins, from 1
    const char
        *refused; // why the row is not whole: a limit, as "a field of at most ..."
    int column;   // of the field that is at fault then, from 0
} CsvRow;

typedef struct Csv Csv;

// Reads from where [source] stands, which stays the caller's.
Csv *csv_open(Source *source, char separator);
void csv_close(Csv *csv);

// 1: a row, 0: the end, -1 with [err] where the rest cannot be read: quotes that do not
// match, or a fault of the source.
int csv_next(Csv *csv, CsvRow *row, Err *err);

#endif

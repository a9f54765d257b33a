// sheet_text.h -- writes the cells of a sheet as a table of text, which the reader of
// tables (read_csv.h) reads like any other.
//
// Row [n] of the sheet is line [n] of the text, so that messages name the row that people
// see. Every cell that is not empty is in quotes.

#ifndef SHEET_TEXT_H
#define SHEET_TEXT_H

#include <stdbool.h>
#include <stdint.h>

#include "db/text/source_raw.h"
#include "db/text/unpack_meter.h"

typedef struct SheetText {
    char *bytes;
    size_t n, size, at; // written, room, given to the reader
    int64_t row;        // that is begun, from 1; 0: none
    int column;         // of the next cell, from 0
    int width;          // of the widest row; later ones get as many cells
    bool any;           // a cell was written
    bool in_heading;    // in the first row that has cells
} SheetText;

// Begins a row. A number that is not beyond the last one is the next one.
void sheet_text_row(SheetText *text, int64_t row);

// Writes [n] bytes as the cell at [column] of the row. Cells come from left to right;
// empty ones and those beyond the widest table are left out.
void sheet_text_cell(SheetText *text, int column, const char *cell, size_t n);

// A reader of a sheet. `more` writes at least a row; it returns 1, 0 at the end, or -1
// with [err]. `close` frees what lies behind the reader, not the record itself.
typedef struct {
    int (*more)(void *reader, SheetText *text, Err *err);
    void (*close)(void *reader);
    void *reader;
    const char *name;   // for messages
    UnpackMeter *meter; // what the text counts for
} SheetRows;

// Returns the text of a sheet as raw bytes, which close the reader in the end.
SourceRaw *sheet_text_open(const SheetRows *rows);

#endif

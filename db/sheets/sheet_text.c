// sheet_text.c -- one buffer, filled a row at a time.
//
// A line break in a cell is a carriage return, which counts no line and which texts take
// for a line break; in a heading it is a blank.

#include "db/sheets/sheet_text.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/limit.h"

typedef struct {
    SourceRaw raw;
    SheetRows rows;
    SheetText text;
    bool ended;
} SheetRaw;

static void put_byte(SheetText *text, char c)
{
    if (text->n == text->size) {
        text->size = text->size ? text->size * 2 : 4096;
        text->bytes = realloc(text->bytes, text->size);
        ENOUGH(text->bytes);
    }
    text->bytes[text->n++] = c;
}

// Gives a row with cells the empty ones at its end, which no sheet keeps.
static void end_row(SheetText *text)
{
    if (text->column > text->width) text->width = text->column;
    if (text->column)
        for (int i = text->column; i < text->width; i++) put_byte(text, ',');
    text->column = 0;
}

void sheet_text_row(SheetText *text, int64_t row)
{
    const int64_t least = text->row + 1;

    end_row(text);
    if (row < least || row > SHEET_ROWS_MAX) row = least;
    for (; text->row && text->row < row; text->row++) put_byte(text, '\n');
    if (!text->row)
        for (text->row = 1; text->row < row; text->row++) put_byte(text, '\n');
    if (text->any) text->in_heading = false;
}

// Returns whether a cell has only blanks.
static bool is_blank(const char *cell, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!strchr(" \t\r\n", cell[i])) return false;
    return true;
}

void sheet_text_cell(SheetText *text, int column, const char *cell, size_t n)
{
    if (column < text->column || column >= CSV_FIELDS_MAX || is_blank(cell, n)) return;
    if (!text->any) text->in_heading = text->any = true;
    for (int i = text->column ? text->column - 1 : 0; i < column; i++)
        put_byte(text, ',');
    text->column = column + 1;
    put_byte(text, '"');
    for (size_t i = 0; i < n; i++) {
        const char c = cell[i];
        if (c == '\r' && i + 1 < n && cell[i + 1] == '\n') continue;
        if (c == '"') put_byte(text, '"');
        if (c == '\r' || c == '\n')
            put_byte(text, text->in_heading ? ' ' : '\r');
        else if (c)
            put_byte(text, c);
    }
    put_byte(text, '"');
}

// Fills the buffer. A table of one column has no separator, so that each row ends alike.
static void fill_buffer(SheetRaw *sheet, Err *err)
{
    SheetText *text = &sheet->text;
    int status = 1;

    text->n = text->at = 0;
    while (status > 0 && !text->n)
        status = sheet->rows.more(sheet->rows.reader, text, err);
    if (status <= 0) sheet->ended = true;
    if (!status) {
        end_row(text);
        put_byte(text, '\n');
    }
    if (status < 0) text->n = 0;
    if (unpack_meter_count(sheet->rows.meter, sheet->rows.name, text->n, err)) {
        sheet->ended = true;
        text->n = 0;
    }
}

static size_t read_text(SourceRaw *raw, void *buffer, size_t n, Err *err)
{
    SheetRaw *sheet = (SheetRaw *)raw;
    SheetText *text = &sheet->text;

    if (text->at == text->n && !sheet->ended) fill_buffer(sheet, err);
    if (n > text->n - text->at) n = text->n - text->at;
    if (n) memcpy(buffer, text->bytes + text->at, n);
    text->at += n;
    return n;
}

static void close_text(SourceRaw *raw)
{
    SheetRaw *sheet = (SheetRaw *)raw;

    sheet->rows.close(sheet->rows.reader);
    free(sheet->text.bytes);
    free(sheet);
}

SourceRaw *sheet_text_open(const SheetRows *rows)
{
    SheetRaw *sheet = calloc(1, sizeof *sheet);

    ENOUGH(sheet);
    sheet->raw = (SourceRaw){read_text, close_text, 0, 0};
    sheet->rows = *rows;
    return &sheet->raw;
}

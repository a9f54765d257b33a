// sheet_row.c -- cells one after the other in one buffer.

#include "db/sheets/sheet_row.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"

enum { NO_CELL = CSV_FIELDS_MAX + 1, ROW_BYTES = 4 * CSV_ROW_MAX };

void sheet_row_begin(SheetRow *row, int64_t number)
{
    memset(row->cells, 0, (size_t)row->wide * sizeof *row->cells);
    row->number = number;
    row->n = 0;
    row->used = 0;
}

void sheet_row_cell(SheetRow *row, int column)
{
    row->n = column >= 0 && column < CSV_FIELDS_MAX ? column + 1 : NO_CELL;
    if (row->n == NO_CELL) return;
    row->cells[column] = (SheetCell){row->used, 0};
    if (row->n > row->wide) row->wide = row->n;
}

void sheet_row_add(SheetRow *row, const char *text, size_t n)
{
    if (row->n == NO_CELL || !row->n) return;
    SheetCell *cell = &row->cells[row->n - 1];
    if (cell->n + n > CSV_FIELD_MAX + 1) n = CSV_FIELD_MAX + 1 - cell->n;
    if (row->used + n > ROW_BYTES) n = ROW_BYTES - row->used;
    while (row->used + n > row->size) {
        row->size = row->size ? row->size * 2 : 4096;
        row->bytes = realloc(row->bytes, row->size);
        ENOUGH(row->bytes);
    }
    if (n) memcpy(row->bytes + row->used, text, n);
    row->used += n;
    cell->n += n;
}

bool sheet_row_has_text(const SheetRow *row)
{
    return row->n && row->n != NO_CELL && row->cells[row->n - 1].n;
}

void sheet_row_unbrace(SheetRow *row)
{
    if (!sheet_row_has_text(row)) return;
    SheetCell *cell = &row->cells[row->n - 1];
    const char *text = row->bytes + cell->at;
    size_t from = 0, to = cell->n;

    while (from < to && strchr(" \n", text[from])) from++;
    while (to > from && strchr(" \n", text[to - 1])) to--;
    if (to - from < 3 || text[from] != '{' || text[to - 1] != '}') return;
    *cell = (SheetCell){cell->at + from + 1, to - from - 2};
}

void sheet_row_text(SheetRow *row, const char *text, size_t n)
{
    const bool marked = n > 3 && text[1] == '"' && text[n - 1] == '"';

    if (!n || *text != '=' || marked) {
        sheet_row_add(row, text, n);
        return;
    }
    sheet_row_add(row, "=\"", 2);
    for (size_t i = 0; i < n; i++) {
        if (text[i] == '"') sheet_row_add(row, "\"", 1);
        sheet_row_add(row, text + i, 1);
    }
    sheet_row_add(row, "\"", 1);
}

void sheet_row_span(SheetRow *row, int column, int64_t last)
{
    if (column < 0 || column >= CSV_FIELDS_MAX || last <= row->number) return;
    const SheetCell *cell = &row->cells[column];
    SheetSpan *span = &row->spans[column];
    span->text = realloc(span->text, cell->n + 1);
    ENOUGH(span->text);
    if (column >= row->spans_n) row->spans_n = column + 1;
    if (cell->n) memcpy(span->text, row->bytes + cell->at, cell->n);
    span->n = cell->n;
    span->last = last;
}

void sheet_row_write(SheetRow *row, SheetText *text)
{
    const int wide = row->wide > row->spans_n ? row->wide : row->spans_n;

    sheet_text_row(text, row->number);
    for (int i = 0; i < wide; i++) {
        const SheetCell *cell = &row->cells[i];
        const SheetSpan *span = &row->spans[i];
        if (cell->n)
            sheet_text_cell(text, i, row->bytes + cell->at, cell->n);
        else if (span->text && row->number <= span->last)
            sheet_text_cell(text, i, span->text, span->n);
    }
}

void sheet_row_free(SheetRow *row)
{
    for (int i = 0; i < row->spans_n; i++) free(row->spans[i].text);
    free(row->bytes);
}

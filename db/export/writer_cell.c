// writer_cell.c -- cells as texts.

#include "db/export/writer_cell.h"

#include <string.h>

#include "engine/base/base.h"
#include "engine/base/limit.h"

const char *writer_cell_text(const ListWriter *writer, int column,
                             const WriterCell *cell)
{
    const bool brackets = writer->columns[column].brackets;
    const char *between = writer->columns[column].number ? "/" : "; ";
    const char *text = "";

    if (!cell->items) return text;
    if (cell->n < 0) return *cell->items;
    for (int i = 0; i < cell->n; i++)
        text =
            brackets
                ? arena_format(
                      writer->arena, "%s%s\"%s\"", text, i ? ", " : "", cell->items[i])
                : arena_format(
                      writer->arena, "%s%s%s", text, i ? between : "", cell->items[i]);
    return brackets ? arena_format(writer->arena, "[%s]", text) : text;
}

const char *writer_cell_typed(const ListWriter *writer, const char *text)
{
    const size_t n = strlen(text);

    if (strncmp(text, "=\"=", 3) != 0 || text[3] == '"' || text[n - 1] != '"')
        return text;
    char *plain = arena_text_n(writer->arena, text + 2, n - 3);
    char *to = plain;
    for (const char *from = plain; *from; from++) {
        *to++ = *from;
        if (*from == '"' && from[1] == '"') from++;
    }
    *to = '\0';
    return plain;
}

bool writer_cell_is_number(const WriterColumn *column, const char *text)
{
    return column->number && *text && strlen(text) < 10 &&
           !text[strspn(text, "0123456789")] && (*text != '0' || !text[1]);
}

int writer_cell_fits(const ListWriter *writer, const char *text, Err *err)
{
    if (writer->rows >= SHEET_ROWS_MAX)
        return err_set(
            err,
            CODE_DATA,
            "%s: a spreadsheet has at most %d rows; write CSV, or fewer cards",
            writer->name,
            SHEET_ROWS_MAX);
    if (strlen(text) <= SHEET_CELL_MAX) return 0;
    return err_set(err,
                   CODE_DATA,
                   "%s: a cell of a spreadsheet has at most %d bytes; write CSV",
                   writer->name,
                   SHEET_CELL_MAX);
}

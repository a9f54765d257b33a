// markdown.c -- tables of Markdown: lines with bars, and a line of dashes below the first.

#include "db/sheets/markdown.h"

#include <stdlib.h>
#include <string.h>

#include "db/sheets/sheet_row.h"
#include "engine/base/base.h"

typedef struct {
    const char *text;
    size_t n;
} Line;

// The text from the headings of a table on, which begin at line [number].
typedef struct {
    Line rest;
    int64_t number;
    SheetRow *row; // the current one
} Table;

// Takes the next line off the text. Returns false at the end.
static bool take_line(Line *rest, Line *line)
{
    if (!rest->n) return false;
    const char *end = memchr(rest->text, '\n', rest->n);
    const size_t n = end ? (size_t)(end - rest->text) : rest->n;
    *line = (Line){rest->text, n};
    const size_t all = end ? n + 1 : n;
    *rest = (Line){rest->text + all, rest->n - all};
    while (line->n && strchr(" \t\r", line->text[line->n - 1])) line->n--;
    while (line->n && (*line->text == ' ' || *line->text == '\t'))
        line->text++, line->n--;
    return true;
}

static bool has_bar(const Line *line)
{
    return line->n && memchr(line->text, '|', line->n);
}

static bool is_dashes(const Line *line)
{
    size_t dashes = 0;

    for (size_t i = 0; i < line->n; i++) {
        if (!strchr("|-: \t", line->text[i])) return false;
        dashes += line->text[i] == '-';
    }
    return dashes >= 2 && has_bar(line);
}

// Finds the next table. [from] is the text with the number of its first line; it moves
// behind what was found.
static bool find_table(Table *from, Table *found)
{
    Table at = *from;
    bool headed = false;
    Line line;

    while (take_line(&at.rest, &line)) {
        at.number++;
        if (headed && is_dashes(&line)) {
            *from = at;
            return true;
        }
        headed = has_bar(&line);
        if (headed) *found = *from;
        *from = at;
    }
    return false;
}

bool markdown_is(const char *head, size_t n)
{
    Table from = {.rest = {head, n}, .number = 1}, found;

    return find_table(&from, &found);
}

// Adds a cell without the blanks around it: "\|" is a bar in it. ("<br>" is a line break
// to all texts.)
static void add_cell(SheetRow *row, const char *text, size_t n)
{
    while (n && strchr(" \t", *text)) text++, n--;
    while (n && strchr(" \t", text[n - 1])) n--;
    for (size_t i = 0; i < n; i++) {
        if (text[i] == '\\' && i + 1 < n && text[i + 1] == '|') i++;
        sheet_row_add(row, text + i, 1);
    }
}

static void add_cells(SheetRow *row, const Line *line)
{
    size_t from = *line->text == '|';
    int column = 0;

    for (size_t i = from; i <= line->n; i++) {
        const char *c = line->text + i;
        if (i < line->n && *c == '\\' && i + 1 < line->n && c[1] == '|') {
            i++;
        } else if (i == line->n || *c == '|') {
            sheet_row_cell(row, column++);
            add_cell(row, line->text + from, i - from);
            from = i + 1;
        }
    }
}

// Takes the next row of the table, or its line of dashes. Returns false behind the last.
static bool take_row(Table *table, Line *line)
{
    if (!take_line(&table->rest, line)) return false;
    table->number++;
    return has_bar(line);
}

static int read_more_markdown(void *table_of, SheetText *text, Err *err)
{
    Table *table = table_of;
    Line line;

    (void)err;
    while (take_row(table, &line)) {
        if (is_dashes(&line)) continue;
        sheet_row_begin(table->row, table->number - 1);
        add_cells(table->row, &line);
        sheet_row_write(table->row, text);
        return 1;
    }
    return 0;
}

int markdown_read(const Page *page, const char *name, const char *text, size_t n,
                  Err *err)
{
    Table from = {.rest = {text, n}, .number = 1}, found;
    SheetRow *row = calloc(1, sizeof *row);
    Line line;
    int failed = 0;

    ENOUGH(row);
    for (int i = 1; !failed && find_table(&from, &found); i++) {
        const char *inner =
            i == 1 ? name : arena_format(page->bundle->arena, "%s/table %d", name, i);
        found.row = row;
        failed = page_give(page, read_more_markdown, &found, inner, err);
        sheet_row_free(row);
        memset(row, 0, sizeof *row);
        while (take_row(&found, &line)) continue;
        from = found;
    }
    free(row);
    return failed;
}

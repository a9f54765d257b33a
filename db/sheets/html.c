// html.c -- the tables of a web page, by libxml2.
//
// A picture in a cell counts as what its text says, because pages draw the symbols of
// costs. A table within another is a table of its own.

#include "db/sheets/html.h"

#include <libxml/HTMLparser.h>
#include <stdlib.h>
#include <string.h>

#include "db/sheets/sheet_row.h"
#include "engine/kernel/base/base.h"

static bool is(const xmlNode *node, const char *name)
{
    return node->type == XML_ELEMENT_NODE && !strcmp((const char *)node->name, name);
}

// Returns the node behind [node] in the order of the text, within [top]; with [into], its
// first child comes first.
static const xmlNode *after(const xmlNode *node, const xmlNode *top, bool into)
{
    if (into && node->children && node->type == XML_ELEMENT_NODE) return node->children;
    while (node != top) {
        if (node->next) return node->next;
        node = node->parent;
    }
    return NULL;
}

static const char *attribute(const xmlNode *node, const char *name)
{
    for (const xmlAttr *it = node->properties; it; it = it->next)
        if (!strcmp((const char *)it->name, name) && it->children)
            return (const char *)it->children->content;
    return NULL;
}

static void add_text(SheetRow *row, const char *text)
{
    if (text) sheet_row_add(row, text, strlen(text));
}

static void add_blank(SheetRow *row, const char *text)
{
    for (; *text; text++)
        if (strchr("\r\n\t", *text))
            sheet_row_add(row, " ", 1);
        else
            sheet_row_add(row, text, 1);
}

static bool is_hidden(const xmlNode *node)
{
    return is(node, "script") || is(node, "style") || is(node, "table");
}

// Adds the text of a cell to the row.
static void add_cell(SheetRow *row, const xmlNode *cell)
{
    const xmlNode *node = after(cell, cell, true);

    while (node) {
        if (node->type == XML_TEXT_NODE && node->content)
            add_blank(row, (const char *)node->content);
        if (is(node, "br") || (is(node, "p") && node->prev) || is(node, "li"))
            add_text(row, "\n");
        if (is(node, "img")) add_text(row, attribute(node, "alt"));
        node = after(node, cell, !is_hidden(node));
    }
}

static int count_of(const char *text, int most)
{
    const long n = text ? strtol(text, NULL, 10) : 1;

    return n < 1 ? 1 : n > most ? most : (int)n;
}

// Returns whether a cell of a row above reaches into this place.
static bool is_taken(const SheetRow *row, int column)
{
    return column < CSV_FIELDS_MAX && row->spans[column].last >= row->number;
}

static void add_row(SheetRow *row, const xmlNode *tr)
{
    int column = 0;

    for (const xmlNode *cell = tr->children; cell; cell = cell->next) {
        if (!is(cell, "td") && !is(cell, "th")) continue;
        while (is_taken(row, column)) column++;
        sheet_row_cell(row, column);
        add_cell(row, cell);
        const int rows = count_of(attribute(cell, "rowspan"), SHEET_ROWS_MAX);
        sheet_row_span(row, column, row->number + rows - 1);
        if (column < CSV_FIELDS_MAX)
            column += count_of(attribute(cell, "colspan"), CSV_FIELDS_MAX);
    }
}

static void write_table(const void *table, SheetText *text)
{
    static const SheetRow none;
    const xmlNode *top = table;
    SheetRow *row = malloc(sizeof *row);

    ASSERT(row);
    *row = none;
    int64_t number = 0;
    for (const xmlNode *node = after(top, top, true); node;) {
        const bool inner = is(node, "table");
        if (is(node, "tr")) {
            sheet_row_begin(row, ++number);
            add_row(row, node);
            sheet_row_write(row, text);
        }
        node = after(node, top, !inner);
    }
    sheet_row_free(row);
    free(row);
}

int html_read(const Page *page, const char *name, const char *text, size_t n, Err *err)
{
    const int options = HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING |
                        HTML_PARSE_NONET | HTML_PARSE_COMPACT;
    htmlDocPtr page_of = htmlReadMemory(text, (int)n, NULL, "UTF-8", options);
    const xmlNode *top = page_of ? xmlDocGetRootElement(page_of) : NULL;
    int tables = 0;
    int failed = 0;

    for (const xmlNode *node = top; node && !failed; node = after(node, top, true)) {
        if (!is(node, "table")) continue;
        PageTable table = {.write = write_table, .table = node};
        const char *inner =
            arena_format(page->bundle->arena, "%s/table %d", name, ++tables);
        failed = page_give(page, &table, tables == 1 ? name : inner, err);
    }
    xmlFreeDoc(page_of);
    if (tables || failed) return failed;
    return err_set(
        err,
        CODE_DATA,
        "%s is HTML or XML without a table; save the list of cards as CSV or "
        "JSON",
        name);
}

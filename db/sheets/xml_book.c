// xml_book.c -- the sheets of a workbook that Excel 2003 saved as one XML.

#include "db/sheets/xml_book.h"

#include <stdlib.h>
#include <string.h>

#include "db/sheets/sheet_row.h"
#include "db/sheets/xml_text.h"
#include "engine/base/base.h"

typedef struct {
    const xmlNode *row; // the next one, or NULL
    int64_t number;     // of the last one
    SheetRow cells;
    XmlText text; // of the current cell
} Reader;

static bool is_node(const xmlNode *node, const char *name)
{
    return node->type == XML_ELEMENT_NODE && !strcmp((const char *)node->name, name);
}

static const xmlNode *child(const xmlNode *node, const char *name)
{
    const xmlNode *it = node ? node->children : NULL;

    while (it && !is_node(it, name)) it = it->next;
    return it;
}

static const char *attribute(const xmlNode *node, const char *name)
{
    const xmlAttr *it = node->properties;

    while (it && strcmp((const char *)it->name, name) != 0) it = it->next;
    if (!it) return NULL;
    return it->children && it->children->content ? (const char *)it->children->content
                                                 : "";
}

static int64_t number_of(const xmlNode *node, const char *name)
{
    const char *text = attribute(node, name);
    const long long n = text ? strtoll(text, NULL, 10) : 0;

    return n < 0 ? 0 : n > SHEET_ROWS_MAX ? SHEET_ROWS_MAX : n;
}

// ---- the workbook

static bool is_hidden(const xmlNode *sheet)
{
    const xmlNode *visible = child(child(sheet, "WorksheetOptions"), "Visible");

    return visible && visible->children && visible->children->content &&
           strcmp((const char *)visible->children->content, "SheetVisible") != 0;
}

int xml_book_open(Workbook *book, Err *err)
{
    size_t n;
    const char *text = source_whole(book->source, book->arena, &n, err);
    xmlDoc *document = text ? xml_text_document(text, n, book->path, err) : NULL;
    const xmlNode *top = document ? xmlDocGetRootElement(document) : NULL;

    book->data = document;
    if (!document) return -1;
    for (const xmlNode *it = top ? top->children : NULL; it; it = it->next) {
        if (!is_node(it, "Worksheet")) continue;
        const char *name = attribute(it, "Name");
        Sheet *sheet = workbook_add(book, name ? name : "?", "", err);
        if (!sheet) return -1;
        sheet->hidden = is_hidden(it);
    }
    if (book->n) return 0;
    return err_set(err, CODE_DATA, "%s is a workbook without a sheet", book->path);
}

void xml_book_close(Workbook *book)
{
    xmlFreeDoc(book->data);
}

// ---- a sheet

// Adds what is stored in a cell. Without a value a formula stays one.
static void add_value(Reader *reader, const xmlNode *cell)
{
    const xmlNode *data = child(cell, "Data");
    const char *type = data ? attribute(data, "Type") : NULL;
    const char *formula = attribute(cell, "Formula");
    char number[SHEET_DATE_BYTES], *end;

    reader->text.n = 0;
    xml_text_put(&reader->text, "", 0);
    if (data) xml_text_add(&reader->text, data->children);
    const char *text = data ? reader->text.bytes : formula ? formula : "";
    if (data && type && !strcmp(type, "Boolean")) {
        text = *text == '1' ? "TRUE" : "FALSE";
    } else if (data && type && !strcmp(type, "Number")) {
        const double value = strtod(text, &end);
        if (end != text && !*end) sheet_date_number(value, number), text = number;
    }
    const char *midnight = strstr(text, "T00:00:00");
    const bool is_day = midnight && type && !strcmp(type, "DateTime");
    sheet_row_add(
        &reader->cells, text, is_day ? (size_t)(midnight - text) : strlen(text));
}

static void add_row(Reader *reader, const xmlNode *node)
{
    SheetRow *row = &reader->cells;
    int column = 0;

    for (const xmlNode *cell = node->children; cell; cell = cell->next) {
        if (!is_node(cell, "Cell")) continue;
        const int64_t said = number_of(cell, "Index");
        if (said > column)
            column = said > CSV_FIELDS_MAX ? CSV_FIELDS_MAX : (int)said - 1;
        sheet_row_cell(row, column);
        add_value(reader, cell);
        sheet_row_span(row, column, row->number + number_of(cell, "MergeDown"));
        const int64_t across = number_of(cell, "MergeAcross");
        column += across > CSV_FIELDS_MAX ? CSV_FIELDS_MAX : (int)across + 1;
        if (column > CSV_FIELDS_MAX) column = CSV_FIELDS_MAX;
    }
}

static int read_more_book(void *reader_of, SheetText *text, Err *err)
{
    Reader *reader = reader_of;
    const xmlNode *row = reader->row;

    while (row && !is_node(row, "Row")) row = row->next;
    if (!row) return 0;
    err->code = 0;
    reader->text.err = err;
    const int64_t said = number_of(row, "Index");
    reader->number = said > reader->number ? said : reader->number + 1;
    sheet_row_begin(&reader->cells, reader->number);
    add_row(reader, row);
    sheet_row_write(&reader->cells, text);
    reader->row = row->next;
    return err->code ? -1 : 1;
}

static void close_sheet(void *reader_of)
{
    Reader *reader = reader_of;

    sheet_row_free(&reader->cells);
    free(reader->text.bytes);
    free(reader);
}

SourceRaw *xml_book_sheet(const Workbook *book, const Sheet *sheet, const char *name,
                          Err *err)
{
    Reader *reader = calloc(1, sizeof *reader);
    int64_t at = sheet - book->sheets;

    ENOUGH(reader);
    (void)err;
    const xmlNode *it = xmlDocGetRootElement(book->data)->children;
    while (!is_node(it, "Worksheet") || at--) it = it->next;
    const xmlNode *table = child(it, "Table");
    reader->row = table ? table->children : NULL;
    reader->text = (XmlText){.name = name, .meter = book->meter};
    return sheet_text_open(
        &(SheetRows){read_more_book, close_sheet, reader, name, book->meter});
}

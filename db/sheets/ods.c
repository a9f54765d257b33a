// ods.c -- the sheets of an OpenDocument spreadsheet: one XML in a zip.
//
// The file has rows and cells that are alike once, with how often they follow each
// other. Only the current row of a sheet is in memory.

#include "db/sheets/ods.h"

#include <stdlib.h>
#include <string.h>

#include "db/sheets/sheet_date.h"
#include "db/sheets/sheet_row.h"
#include "db/sheets/xml_pull.h"
#include "engine/base/base.h"

enum { VALUE_BYTES = 64 };

typedef struct {
    XmlPull *xml;
    int depth;                // of the sheet's element
    int column;               // of the next cell
    int64_t again;            // how often the current row is still to be written
    int64_t next;             // number of the next row
    bool any;                 // the row has a cell with something in it
    char value[VALUE_BYTES];  // of the current cell, as stored; "": its text counts
    int64_t columns, covered; // that the cell stands for, rows that it covers
    SheetRow row, text;       // [text]: cell 0 is the text of the current cell
} Reader;

// ---- the workbook

static int check_password(const Workbook *book, Err *err)
{
    XmlPull *xml = workbook_part(book, "META-INF/manifest.xml", err);
    int event = xml ? 1 : 0;

    if (!xml) return err->code ? -1 : 0;
    while (event > 0 && (event = xml_pull_next(xml, err)) > 0)
        if (event == XML_BEGINS && xml_pull_is(xml, "encryption-data"))
            event = err_set(
                err, CODE_DATA, "%s needs a password: save it without one", book->path);
    xml_pull_close(xml);
    return event;
}

static int add_table(Workbook *book, XmlPull *xml, Err *err)
{
    const char *name = xml_pull_attribute(xml, "name");

    return workbook_add(book, name ? name : "?", "content.xml", err) ? 0 : -1;
}

int ods_open(Workbook *book, Err *err)
{
    bool sheets = false;

    if (check_password(book, err)) return -1;
    XmlPull *xml = workbook_part(book, "content.xml", err);
    int event = xml ? 1 : -1;
    while (event > 0 && (event = xml_pull_next(xml, err)) > 0) {
        if (event != XML_BEGINS) continue;
        sheets |= xml_pull_is(xml, "spreadsheet");
        if (!sheets || !xml_pull_is(xml, "table")) continue;
        if (add_table(book, xml, err) || xml_pull_skip(xml, err)) event = -1;
    }
    xml_pull_close(xml);
    if (event < 0 || sheets) return event;
    return err_set(
        err,
        CODE_DATA,
        "%s is a document of LibreOffice, but no spreadsheet: save the table "
        "in it as CSV or XLSX",
        book->path);
}

// ---- a sheet

static int64_t count_of(const char *text, int64_t most)
{
    const long long n = text ? strtoll(text, NULL, 10) : 1;

    return n < 1 ? 1 : n > most ? most : n;
}

static void take_value(Reader *reader, const char *name, const char *value)
{
    if (!strcmp(name, "value")) {
        char *end;
        const double number = strtod(value, &end);
        if (end != value && !*end) sheet_date_number(number, reader->value);
    } else if (!strcmp(name, "date-value") && strlen(value) < VALUE_BYTES) {
        const char *midnight = strstr(value, "T00:00:00");
        const size_t n = midnight ? (size_t)(midnight - value) : strlen(value);
        memcpy(reader->value, value, n);
        reader->value[n] = '\0';
    } else if (!strcmp(name, "boolean-value")) {
        memcpy(reader->value, *value == 't' ? "TRUE" : "FALSE", *value == 't' ? 5 : 6);
    }
}

static void begin_cell(Reader *reader)
{
    const char *name, *value;

    reader->value[0] = '\0';
    reader->columns = reader->covered = 1;
    sheet_row_begin(&reader->text, 1);
    sheet_row_cell(&reader->text, 0);
    while (xml_pull_each(reader->xml, &name, &value)) {
        take_value(reader, name, value);
        if (!strcmp(name, "number-columns-repeated"))
            reader->columns = count_of(value, CSV_FIELDS_MAX);
        if (!strcmp(name, "number-rows-spanned"))
            reader->covered = count_of(value, SHEET_ROWS_MAX);
    }
}

static void end_cell(Reader *reader, bool covered)
{
    const SheetCell *text = &reader->text.cells[0];
    const size_t n = *reader->value ? strlen(reader->value) : text->n;
    const char *bytes = *reader->value ? reader->value
                        : n            ? reader->text.bytes + text->at
                                       : "";

    if (n && !covered)
        for (int i = 0; i < reader->columns && reader->column + i < CSV_FIELDS_MAX;
             i++) {
            sheet_row_cell(&reader->row, reader->column + i);
            sheet_row_text(&reader->row, bytes, n);
            reader->any = true;
        }
    if (reader->covered > 1)
        sheet_row_span(
            &reader->row, reader->column, reader->row.number + reader->covered - 1);
    if (reader->column < CSV_FIELDS_MAX) reader->column += (int)reader->columns;
}

// Adds what an element in a paragraph stands for.
static void add_sign(Reader *reader)
{
    XmlPull *xml = reader->xml;

    if (xml_pull_is(xml, "line-break")) sheet_row_add(&reader->text, "\n", 1);
    if (xml_pull_is(xml, "tab") || xml_pull_is(xml, "s"))
        sheet_row_add(&reader->text, " ", 1);
    if (xml_pull_is(xml, "p") && reader->text.cells[0].n)
        sheet_row_add(&reader->text, "\n", 1);
}

// Reads what is in the cell that has just begun: paragraphs, and beside them notes and
// pictures that are none of its text.
static int read_cell(Reader *reader, Err *err)
{
    XmlPull *xml = reader->xml;
    const int depth = xml_pull_depth(xml);
    const bool covered = xml_pull_is(xml, "covered-table-cell");

    begin_cell(reader);
    for (;;) {
        const int event = xml_pull_next(xml, err);
        if (event <= 0) return -1;
        if (event == XML_CLOSES && xml_pull_depth(xml) == depth) break;
        if (event == XML_TEXT && xml_pull_depth(xml) > depth + 1) {
            const char *text = xml_pull_text(xml);
            sheet_row_add(&reader->text, text, strlen(text));
        }
        if (event != XML_BEGINS) continue;
        const bool beside = xml_pull_depth(xml) == depth + 1 && !xml_pull_is(xml, "p");
        if (beside && xml_pull_skip(xml, err)) return -1;
        if (!beside) add_sign(reader);
    }
    end_cell(reader, covered);
    return 0;
}

static void begin_row(Reader *reader)
{
    const char *again = xml_pull_attribute(reader->xml, "number-rows-repeated");

    reader->again = count_of(again, SHEET_ROWS_MAX);
    sheet_row_begin(&reader->row, reader->next);
    reader->column = 0;
    reader->any = false;
}

// Ends the row: an empty one is only counted. Returns whether it is to be written.
static bool end_row(Reader *reader)
{
    reader->next += reader->again;
    if (!reader->any) reader->again = 0;
    return reader->any;
}

static int write_row(Reader *reader, SheetText *text)
{
    sheet_row_write(&reader->row, text);
    reader->row.number++;
    reader->again--;
    return 1;
}

static int read_more_ods(void *reader_of, SheetText *text, Err *err)
{
    Reader *reader = reader_of;
    XmlPull *xml = reader->xml;

    if (reader->again > 0) return write_row(reader, text);
    for (;;) {
        const int event = xml_pull_next(xml, err);
        if (event <= 0) return event;
        if (event == XML_CLOSES && xml_pull_depth(xml) <= reader->depth) return 0;
        if (event == XML_BEGINS && xml_pull_is(xml, "table-row")) begin_row(reader);
        if (event == XML_BEGINS &&
            (xml_pull_is(xml, "table-cell") ||
             xml_pull_is(xml, "covered-table-cell")) &&
            read_cell(reader, err))
            return -1;
        if (event == XML_CLOSES && xml_pull_is(xml, "table-row") && end_row(reader))
            return write_row(reader, text);
    }
}

static void close_sheet(void *reader_of)
{
    Reader *reader = reader_of;

    xml_pull_close(reader->xml);
    sheet_row_free(&reader->row);
    sheet_row_free(&reader->text);
    free(reader);
}

// Goes to the sheet's element. Returns -1 with [err].
static int find_table(Reader *reader, int at, Err *err)
{
    XmlPull *xml = reader->xml;
    bool sheets = false;
    int event;

    while ((event = xml_pull_next(xml, err)) > 0) {
        if (event != XML_BEGINS) continue;
        sheets |= xml_pull_is(xml, "spreadsheet");
        if (!sheets || !xml_pull_is(xml, "table")) continue;
        reader->depth = xml_pull_depth(xml);
        if (!at--) return 0;
        if (xml_pull_skip(xml, err)) return -1;
    }
    return -1;
}

SourceRaw *ods_sheet(const Workbook *book, const Sheet *sheet, const char *name,
                     Err *err)
{
    Reader *reader = calloc(1, sizeof *reader);

    ENOUGH(reader);
    reader->next = 1;
    reader->xml = workbook_part(book, sheet->part, err);
    if (reader->xml && !find_table(reader, (int)(sheet - book->sheets), err))
        return sheet_text_open(
            &(SheetRows){read_more_ods, close_sheet, reader, name, book->meter});
    close_sheet(reader);
    return NULL;
}

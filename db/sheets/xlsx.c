// xlsx.c -- the sheets of an Excel workbook (ECMA-376): a zip of XML.
//
// All sheets share their texts and styles, which are read once. Only the current row of
// a sheet is in memory. A formula counts as the value that was stored with it; without
// one it stays a formula, which no field takes.

#include "db/sheets/xlsx.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "db/sheets/sheet_merge.h"
#include "db/sheets/xml_pull.h"
#include "engine/base/base.h"

enum { TYPE_BYTES = 12 };

typedef struct {
    const Workbook *book;
    XmlPull *xml;
    SheetMerges merges;
    int column;            // of the current cell
    char type[TYPE_BYTES]; // of the current cell: "s", "b"
    int style;
    SheetRow row, value; // [value]: cell 0 is what is stored, cell 1 the formula
} Reader;

static int number_of(const char *text)
{
    const long n = text ? strtol(text, NULL, 10) : -1;

    return n < 0 || n > INT_MAX ? -1 : (int)n;
}

// ---- texts

// Returns the value of "_x000D_" at [text], or -1.
static int escape_at(const char *text)
{
    char *end;

    if (strncmp(text, "_x", 2) != 0 || strnlen(text, 7) < 7 || text[6] != '_')
        return -1;
    const long value = strtol(text + 2, &end, 16);
    return end == text + 6 && value > 0 && value < 0x80 ? (int)value : -1;
}

// Adds a text, in which "_x000A_" is a line break and so on.
static void add_text(SheetRow *row, const char *text)
{
    while (*text) {
        const size_t n = strcspn(text + 1, "_") + 1;
        const int escape = *text == '_' ? escape_at(text) : -1;
        const char byte = (char)escape;
        if (escape < 0)
            sheet_row_add(row, text, n);
        else
            sheet_row_add(row, &byte, 1);
        text += escape < 0 ? n : 7;
    }
}

// Adds the text of the element that has just begun, without the phonetic readings of
// its signs.
static int read_string(XmlPull *xml, SheetRow *row, Err *err)
{
    const int depth = xml_pull_depth(xml);
    bool in_text = false;

    for (;;) {
        const int event = xml_pull_next(xml, err);
        if (event <= 0) return -1;
        if (event == XML_CLOSES && xml_pull_depth(xml) == depth) return 0;
        if (event == XML_BEGINS && xml_pull_is(xml, "rPh")) {
            if (xml_pull_skip(xml, err)) return -1;
        } else if (event == XML_BEGINS) {
            in_text = xml_pull_is(xml, "t");
        } else if (event == XML_CLOSES) {
            in_text = false;
        } else if (in_text) {
            add_text(row, xml_pull_text(xml));
        }
    }
}

// Walks through a part: [meet] gets each element that begins.
typedef int Meet(Workbook *book, XmlPull *xml, SheetRow *row, Err *err);

static int read_part(Workbook *book, const char *part, Meet *meet, Err *err)
{
    XmlPull *xml = workbook_part(book, part, err);
    SheetRow *row = calloc(1, sizeof *row);
    int event = 1;

    ENOUGH(row);
    if (!xml) event = err->code ? -1 : 0;
    while (event > 0 && (event = xml_pull_next(xml, err)) > 0)
        if (event == XML_BEGINS && meet(book, xml, row, err)) event = -1;
    xml_pull_close(xml);
    sheet_row_free(row);
    free(row);
    return event;
}

static int meet_string(Workbook *book, XmlPull *xml, SheetRow *row, Err *err)
{
    if (!xml_pull_is(xml, "si")) return 0;
    sheet_row_begin(row, 1);
    sheet_row_cell(row, 0);
    if (read_string(xml, row, err)) return -1;
    const SheetCell *cell = &row->cells[0];
    return workbook_add_string(
        book, cell->n ? row->bytes + cell->at : "", cell->n, err);
}

// ---- styles

// Custom formats come before the styles that name them; [row] keeps their numbers, a
// date's as a byte 1.
static void meet_format(XmlPull *xml, SheetRow *row)
{
    const char *id = xml_pull_attribute(xml, "numFmtId");
    const int number = number_of(id);
    const char *code = xml_pull_attribute(xml, "formatCode");

    if (code && sheet_date_is_format(code) && number >= 0 && row->n < CSV_FIELDS_MAX)
        row->cells[row->n++].at = (size_t)number;
}

static bool is_date(const SheetRow *row, int format)
{
    for (int i = 0; i < row->n; i++)
        if (row->cells[i].at == (size_t)format) return true;
    return sheet_date_is_builtin(format);
}

static int meet_style(Workbook *book, XmlPull *xml, SheetRow *row, Err *err)
{
    if (xml_pull_is(xml, "cellStyleXfs")) return xml_pull_skip(xml, err);
    if (xml_pull_is(xml, "numFmt")) meet_format(xml, row);
    if (!xml_pull_is(xml, "xf")) return 0;
    const char *format = xml_pull_attribute(xml, "numFmtId");
    workbook_add_style(book, is_date(row, number_of(format)));
    return 0;
}

// ---- the workbook

static bool is_true(const char *value)
{
    return value && (!strcmp(value, "1") || !strcmp(value, "true"));
}

static int meet_sheet(Workbook *book, XmlPull *xml, SheetRow *row, Err *err)
{
    (void)row;
    if (xml_pull_is(xml, "workbookPr"))
        book->from_1904 = is_true(xml_pull_attribute(xml, "date1904"));
    if (!xml_pull_is(xml, "sheet")) return 0;
    const char *name = arena_text(book->arena, xml_pull_attribute(xml, "name"));
    const char *id = arena_text(book->arena, xml_pull_attribute(xml, "id"));
    const char *state = xml_pull_attribute(xml, "state");
    Sheet *sheet = workbook_add(book, name ? name : "?", id ? id : "", err);
    if (!sheet) return -1;
    sheet->hidden = state && strcmp(state, "visible") != 0;
    return 0;
}

// Replaces the id of a sheet by the path of its part.
static int meet_relation(Workbook *book, XmlPull *xml, SheetRow *row, Err *err)
{
    (void)row, (void)err;
    if (!xml_pull_is(xml, "Relationship")) return 0;
    const char *id = arena_text(book->arena, xml_pull_attribute(xml, "Id"));
    const char *target = arena_text(book->arena, xml_pull_attribute(xml, "Target"));
    if (!id || !target) return 0;
    const char *path =
        *target == '/' ? target + 1 : arena_format(book->arena, "xl/%s", target);
    for (int i = 0; i < book->n; i++)
        if (!strcmp(book->sheets[i].part, id)) book->sheets[i].part = path;
    return 0;
}

int xlsx_open(Workbook *book, Err *err)
{
    if (read_part(book, "xl/workbook.xml", meet_sheet, err) ||
        read_part(book, "xl/_rels/workbook.xml.rels", meet_relation, err) ||
        read_part(book, "xl/sharedStrings.xml", meet_string, err))
        return -1;
    return read_part(book, "xl/styles.xml", meet_style, err);
}

// ---- a sheet

// Reads a place such as "B12". Returns the column from 0, -1 if there is none.
static int place_of(const char *text, int64_t *row)
{
    int column = 0;

    for (; *text >= 'A' && *text <= 'Z' && column < 100000; text++)
        column = column * 26 + *text - 'A' + 1;
    *row = strtoll(text, NULL, 10);
    return column - 1;
}

static void add_merge(Reader *reader, const char *range)
{
    SheetMerge merge = {0};
    const char *colon = range ? strchr(range, ':') : NULL;

    if (!colon) return;
    merge.column = place_of(range, &merge.first);
    (void)place_of(colon + 1, &merge.last);
    sheet_merge_add(&reader->merges, &merge);
}

// Reads which cells are merged; a sheet says so behind its rows.
static int find_merges(Reader *reader, const Sheet *sheet, Err *err)
{
    XmlPull *xml = workbook_part(reader->book, sheet->part, err);
    int event = xml ? 1 : -1;

    while (event > 0 && (event = xml_pull_next(xml, err)) > 0)
        if (event == XML_BEGINS && xml_pull_is(xml, "mergeCell"))
            add_merge(reader, xml_pull_attribute(xml, "ref"));
    xml_pull_close(xml);
    sheet_merge_sort(&reader->merges);
    return event < 0 ? -1 : 0;
}

static void begin_row(Reader *reader)
{
    const char *number = xml_pull_attribute(reader->xml, "r");
    const int64_t next = reader->row.number + 1;
    const int64_t said = number ? strtoll(number, NULL, 10) : next;

    sheet_row_begin(&reader->row, said >= next && said <= SHEET_ROWS_MAX ? said : next);
    reader->column = -1;
}

static void begin_cell(Reader *reader)
{
    const char *name, *value;
    int64_t row;
    int column = -1;

    sheet_row_begin(&reader->value, 1);
    reader->type[0] = '\0';
    reader->style = 0;
    while (xml_pull_each(reader->xml, &name, &value)) {
        if (!strcmp(name, "r")) column = place_of(value, &row);
        if (!strcmp(name, "s")) reader->style = number_of(value);
        if (!strcmp(name, "t") && strlen(value) < TYPE_BYTES)
            (void)memcpy(reader->type, value, strlen(value) + 1);
    }
    reader->column = column > reader->column ? column : reader->column + 1;
}

// Writes a stored number as a date if its style is one.
static void add_number(Reader *reader, const char *stored, size_t n)
{
    char text[SHEET_DATE_BYTES], *end;
    const double number = strtod(stored, &end);

    if (end == stored || *end) {
        sheet_row_add(&reader->row, stored, n);
        return;
    }
    workbook_number(reader->book, reader->style, number, text);
    sheet_row_add(&reader->row, text, strlen(text));
}

static void add_value(Reader *reader, const char *stored, size_t n)
{
    const Workbook *book = reader->book;
    const char *type = reader->type;

    if (!strcmp(type, "s")) {
        const long at = strtol(stored, NULL, 10);
        if (at >= 0 && at < book->strings_n)
            sheet_row_text(&reader->row, book->strings[at], strlen(book->strings[at]));
    } else if (!strcmp(type, "inlineStr")) {
        sheet_row_text(&reader->row, stored, n);
    } else if (!strcmp(type, "b")) {
        const char *word = *stored == '1' ? "TRUE" : "FALSE";
        sheet_row_add(&reader->row, word, strlen(word));
    } else if (!*type || !strcmp(type, "n")) {
        add_number(reader, stored, n);
    } else {
        add_text(&reader->row, stored);
    }
}

static void end_cell(Reader *reader)
{
    SheetRow *value = &reader->value;
    const SheetCell stored = value->cells[0], formula = value->cells[1];

    sheet_row_cell(&reader->row, reader->column);
    if (stored.n) {
        sheet_row_cell(value, 2);
        sheet_row_add(value, "", 1);
        char *text = value->bytes + stored.at;
        const char kept = text[stored.n];
        text[stored.n] = '\0';
        add_value(reader, text, stored.n);
        text[stored.n] = kept;
    } else if (formula.n) {
        sheet_row_add(&reader->row, "=", 1);
        sheet_row_add(&reader->row, value->bytes + formula.at, formula.n);
    }
}

// Reads what is in the cell that has just begun.
static int read_cell(Reader *reader, Err *err)
{
    XmlPull *xml = reader->xml;
    const int depth = xml_pull_depth(xml);

    begin_cell(reader);
    for (;;) {
        const int event = xml_pull_next(xml, err);
        if (event <= 0) return -1;
        if (event == XML_CLOSES && xml_pull_depth(xml) == depth) break;
        if (event == XML_TEXT && reader->value.n)
            sheet_row_add(
                &reader->value, xml_pull_text(xml), strlen(xml_pull_text(xml)));
        if (event == XML_CLOSES) reader->value.n = 0;
        if (event != XML_BEGINS) continue;
        if (xml_pull_is(xml, "v")) sheet_row_cell(&reader->value, 0);
        if (xml_pull_is(xml, "f")) sheet_row_cell(&reader->value, 1);
        if (!xml_pull_is(xml, "is")) continue;
        sheet_row_cell(&reader->value, 0);
        if (read_string(xml, &reader->value, err)) return -1;
    }
    end_cell(reader);
    return 0;
}

static int read_more_xlsx(void *reader_of, SheetText *text, Err *err)
{
    Reader *reader = reader_of;
    XmlPull *xml = reader->xml;

    for (;;) {
        const int event = xml_pull_next(xml, err);
        if (event <= 0) return event;
        if (event == XML_BEGINS && xml_pull_is(xml, "row")) begin_row(reader);
        if (event == XML_BEGINS && xml_pull_is(xml, "c") && read_cell(reader, err))
            return -1;
        if (event != XML_CLOSES || !xml_pull_is(xml, "row")) continue;
        sheet_merge_mark(&reader->merges, &reader->row);
        sheet_row_write(&reader->row, text);
        return 1;
    }
}

static void close_sheet(void *reader_of)
{
    Reader *reader = reader_of;

    xml_pull_close(reader->xml);
    sheet_row_free(&reader->row);
    sheet_row_free(&reader->value);
    sheet_merge_free(&reader->merges);
    free(reader);
}

SourceRaw *xlsx_sheet(const Workbook *book, const Sheet *sheet, const char *name,
                      Err *err)
{
    Reader *reader = calloc(1, sizeof *reader);

    ENOUGH(reader);
    reader->book = book;
    err->code = 0;
    if (!find_merges(reader, sheet, err))
        reader->xml = workbook_part(book, sheet->part, err);
    if (reader->xml)
        return sheet_text_open(
            &(SheetRows){read_more_xlsx, close_sheet, reader, name, book->meter});
    if (!err->code)
        (void)err_set(err, CODE_DATA, "%s: the sheet is not in the file", name);
    close_sheet(reader);
    return NULL;
}

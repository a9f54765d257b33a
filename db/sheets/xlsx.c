// xlsx.c -- the sheets of an Excel workbook (ECMA-376): a zip of XML.
//
// All sheets share their texts and styles, which are read once. Of a sheet only the row
// at hand is in memory. A formula counts as the value that was stored with it; without
// one it stays a formula, which no field takes.

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "db/sheets/sheet_date.h"
#include "db/sheets/sheet_row.h"
#include "db/sheets/workbook.h"
#include "db/sheets/xml_pull.h"
#include "engine/kernel/base/base.h"

enum { TYPE_BYTES = 12 };

// What the sheets share.
typedef struct {
    const char **strings;
    int strings_n;
    int64_t bytes; // of all strings
    bool dates[SHEET_STYLES_MAX];
    int styles_n;
    bool from_1904;
} Shared;

// A merged cell: its column and rows.
typedef struct {
    int column;
    int64_t first, last;
} Merge;

typedef struct {
    const Workbook *book;
    XmlPull *xml;
    Merge *merges; // in the order of their first rows
    int merges_n, merge_at;
    int column;            // of the cell at hand
    char type[TYPE_BYTES]; // of the cell at hand: "s", "b"
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

    if (strncmp(text, "_x", 2) != 0 || strlen(text) < 7 || text[6] != '_') return -1;
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

// Adds the text of the element that has just begun, without how its signs are spoken.
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

static int add_string(Workbook *book, const SheetRow *row, Err *err)
{
    Shared *shared = book->data;
    const SheetCell *cell = &row->cells[0];

    shared->bytes += (int64_t)cell->n + 1;
    if (shared->bytes > SHEET_STRINGS_MAX)
        return err_set(err,
                       CODE_DATA,
                       "%s has more than %d MiB of texts; save its sheets as CSV",
                       book->path,
                       SHEET_STRINGS_MAX >> 20);
    shared->strings = arena_grow(
        book->arena, shared->strings, shared->strings_n, sizeof *shared->strings);
    shared->strings[shared->strings_n++] =
        arena_text_n(book->arena, cell->n ? row->bytes + cell->at : "", cell->n);
    return 0;
}

// Walks through a part: [meet] gets each element that begins.
typedef int Meet(Workbook *book, XmlPull *xml, SheetRow *row, Err *err);

static int read_part(Workbook *book, const char *part, Meet *meet, Err *err)
{
    XmlPull *xml = workbook_part(book, part, err);
    SheetRow *row = calloc(1, sizeof *row);
    int event = 1;

    ASSERT(row);
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
    return read_string(xml, row, err) ? -1 : add_string(book, row, err);
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
    Shared *shared = book->data;

    if (xml_pull_is(xml, "cellStyleXfs")) return xml_pull_skip(xml, err);
    if (xml_pull_is(xml, "numFmt")) meet_format(xml, row);
    if (!xml_pull_is(xml, "xf") || shared->styles_n == SHEET_STYLES_MAX) return 0;
    const char *format = xml_pull_attribute(xml, "numFmtId");
    shared->dates[shared->styles_n++] = is_date(row, number_of(format));
    return 0;
}

// ---- the workbook

static bool is_true(const char *value)
{
    return value && (!strcmp(value, "1") || !strcmp(value, "true"));
}

static int meet_sheet(Workbook *book, XmlPull *xml, SheetRow *row, Err *err)
{
    Shared *shared = book->data;

    (void)row;
    if (xml_pull_is(xml, "workbookPr"))
        shared->from_1904 = is_true(xml_pull_attribute(xml, "date1904"));
    if (!xml_pull_is(xml, "sheet")) return 0;
    if (book->n == SHEETS_MAX)
        return err_set(
            err, CODE_DATA, "%s has more than %d sheets", book->path, SHEETS_MAX);
    const char *name = arena_text(book->arena, xml_pull_attribute(xml, "name"));
    const char *id = arena_text(book->arena, xml_pull_attribute(xml, "id"));
    const char *state = xml_pull_attribute(xml, "state");
    Sheet *sheet = workbook_add(book, name ? name : "?", id ? id : "");
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
    book->data = arena_take(book->arena, sizeof(Shared));
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
    Merge merge = {0};
    const char *colon = range ? strchr(range, ':') : NULL;

    if (!colon || reader->merges_n == SHEET_MERGES_MAX) return;
    merge.column = place_of(range, &merge.first);
    (void)place_of(colon + 1, &merge.last);
    if (merge.column < 0 || merge.last <= merge.first) return;
    if (!reader->merges) {
        reader->merges = malloc(SHEET_MERGES_MAX * sizeof *reader->merges);
        ASSERT(reader->merges);
    }
    reader->merges[reader->merges_n++] = merge;
}

static int by_first(const void *a, const void *b)
{
    const Merge *x = a, *y = b;

    return (x->first > y->first) - (x->first < y->first);
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
    if (reader->merges_n)
        qsort(
            reader->merges, (size_t)reader->merges_n, sizeof *reader->merges, by_first);
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
    const Shared *shared = reader->book->data;
    char text[SHEET_DATE_BYTES], *end;
    const double number = strtod(stored, &end);
    const bool date = reader->style >= 0 && reader->style < shared->styles_n &&
                      shared->dates[reader->style];

    if (end == stored || *end) {
        sheet_row_add(&reader->row, stored, n);
        return;
    }
    if (date)
        sheet_date_write(number, shared->from_1904, text);
    else
        sheet_date_number(number, text);
    sheet_row_add(&reader->row, text, strlen(text));
}

static void add_value(Reader *reader, const char *stored, size_t n)
{
    const Shared *shared = reader->book->data;
    const char *type = reader->type;

    if (!strcmp(type, "s")) {
        const long at = strtol(stored, NULL, 10);
        if (at >= 0 && at < shared->strings_n)
            sheet_row_add(
                &reader->row, shared->strings[at], strlen(shared->strings[at]));
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

static void end_row(Reader *reader, SheetText *text)
{
    SheetRow *row = &reader->row;

    for (; reader->merge_at < reader->merges_n; reader->merge_at++) {
        const Merge *merge = &reader->merges[reader->merge_at];
        if (merge->first > row->number) break;
        if (merge->first == row->number)
            sheet_row_span(row, merge->column, merge->last);
    }
    sheet_row_write(row, text);
}

static int more(void *reader_of, SheetText *text, Err *err)
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
        end_row(reader, text);
        return 1;
    }
}

static void close_sheet(void *reader_of)
{
    Reader *reader = reader_of;

    xml_pull_close(reader->xml);
    sheet_row_free(&reader->row);
    sheet_row_free(&reader->value);
    free(reader->merges);
    free(reader);
}

SourceRaw *xlsx_sheet(const Workbook *book, const Sheet *sheet, const char *name,
                      Err *err)
{
    Reader *reader = calloc(1, sizeof *reader);

    ASSERT(reader);
    reader->book = book;
    err->code = 0;
    if (!find_merges(reader, sheet, err))
        reader->xml = workbook_part(book, sheet->part, err);
    if (reader->xml)
        return sheet_text_open(
            &(SheetRows){more, close_sheet, reader, name, book->meter});
    if (!err->code)
        (void)err_set(err, CODE_DATA, "%s: the sheet is not in the file", name);
    close_sheet(reader);
    return NULL;
}

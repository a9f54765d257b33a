// xls.c -- the sheets of an Excel workbook of 1997 to 2003 (MS-XLS).
//
// All sheets share their texts and styles, which are read once. Only the current row of
// a sheet is in memory. A formula counts as the value that was stored with it.

#include "db/sheets/xls.h"

#include <stdlib.h>
#include <string.h>

#include "db/sheets/biff.h"
#include "db/sheets/sheet_merge.h"
#include "engine/base/base.h"

// Kinds of records.
enum {
    ID_FORMULA = 0x06,
    ID_END = 0x0a,
    ID_1904 = 0x22,
    ID_PASSWORD = 0x2f,
    ID_SHEET = 0x85,
    ID_NUMBERS = 0xbd, // short ones, several
    ID_RICH_TEXT = 0xd6,
    ID_STYLE = 0xe0,
    ID_MERGES = 0xe5,
    ID_STRINGS = 0xfc,
    ID_STRING_CELL = 0xfd,
    ID_NUMBER = 0x203,
    ID_TEXT_CELL = 0x204,
    ID_TRUTH = 0x205, // or an error
    ID_FORMULA_TEXT = 0x207,
    ID_SHORT_NUMBER = 0x27e,
    ID_FORMAT = 0x41e,
    ID_BEGIN = 0x809,
};

enum { VERSION = 0x600, OF_WORKBOOK = 5, NO_NUMBER = 0xffff, LATER = 1 };
enum { VALUE_TEXT = 0, VALUE_TRUTH = 1, VALUE_ERROR = 2 };

typedef struct {
    const Workbook *book;
    Biff *biff;
    SheetMerges merges;
    int depth;  // of parts within the sheet: charts
    bool waits; // the current record is not taken yet
    bool begun; // the row has begun
    bool ended;
    int text_at; // column of a formula whose text follows, -1: none
    SheetRow row;
} Reader;

static int damaged_book(const Workbook *book, Err *err)
{
    return err_set(err,
                   CODE_DATA,
                   "%s: the old workbook is damaged or cut off; save it as XLSX",
                   book->path);
}

// ---- what the sheets share

static void take_format(Biff *biff, SheetRow *row, bool *dates)
{
    const unsigned id = biff_short(biff);

    sheet_row_begin(row, 1);
    sheet_row_cell(row, 0);
    biff_text(biff, biff_short(biff), false, row);
    sheet_row_add(row, "", 1);
    if (id < SHEET_STYLES_MAX)
        dates[id] = sheet_date_is_format(row->bytes + row->cells[0].at);
}

static void take_style(Workbook *book, Biff *biff, const bool *dates)
{
    biff_skip(biff, 2);
    const unsigned format = biff_short(biff);
    workbook_add_style(book, dates[format] || sheet_date_is_builtin((int)format));
}

static int take_sheet(Workbook *book, Biff *biff, SheetRow *row, Err *err)
{
    const uint32_t at = biff_long(biff);
    const unsigned hidden = biff_byte(biff) & 3;
    const bool has_cells = !biff_byte(biff);

    sheet_row_begin(row, 1);
    sheet_row_cell(row, 0);
    biff_text(biff, biff_byte(biff), false, row);
    sheet_row_add(row, "", 1);
    if (!has_cells) return 0;
    Sheet *sheet = workbook_add(book,
                                row->bytes + row->cells[0].at,
                                arena_format(book->arena, "%lu", (unsigned long)at),
                                err);
    if (sheet) sheet->hidden = hidden;
    return sheet ? 0 : -1;
}

static int take_strings(Workbook *book, Biff *biff, SheetRow *row, Err *err)
{
    biff_skip(biff, 4);
    const uint32_t n = biff_long(biff);
    for (uint32_t i = 0; i < n && !biff->ended; i++) {
        sheet_row_begin(row, 1);
        sheet_row_cell(row, 0);
        biff_text(biff, biff_short(biff), true, row);
        const SheetCell *cell = &row->cells[0];
        if (workbook_add_string(
                book, cell->n ? row->bytes + cell->at : "", cell->n, err))
            return -1;
    }
    return biff->ended ? damaged_book(book, err) : 0;
}

static int take_shared(Workbook *book, Biff *biff, SheetRow *row, Err *err)
{
    bool *dates = book->data;

    switch (biff->id) {
    case ID_PASSWORD:
        return err_set(
            err, CODE_DATA, "%s needs a password: save it without one", book->path);
    case ID_1904: book->from_1904 = biff_short(biff) == 1; return 0;
    case ID_FORMAT: take_format(biff, row, dates); return 0;
    case ID_STYLE: take_style(book, biff, dates); return 0;
    case ID_SHEET: return take_sheet(book, biff, row, err);
    case ID_STRINGS: return take_strings(book, biff, row, err);
    default: return 0;
    }
}

static int read_shared(Workbook *book, Biff *biff, SheetRow *row, Err *err)
{
    if (!biff_next(biff) || biff->id != ID_BEGIN) return damaged_book(book, err);
    const unsigned version = biff_short(biff), kind = biff_short(biff);
    if (version != VERSION || kind != OF_WORKBOOK)
        return err_set(err,
                       CODE_DATA,
                       "%s is an Excel workbook of 1995 or before: save it as XLSX",
                       book->path);
    for (;;) {
        if (!biff_next(biff)) return damaged_book(book, err);
        if (biff->id == ID_END) return 0;
        if (take_shared(book, biff, row, err)) return -1;
    }
}

int xls_open(Workbook *book, Err *err)
{
    ContainerStream *stream = book->data;
    Biff *biff = calloc(1, sizeof *biff);
    SheetRow *row = calloc(1, sizeof *row);

    ENOUGH(biff && row);
    book->data = arena_take(book->arena, SHEET_STYLES_MAX * sizeof(bool));
    biff_begin(biff, stream, 0);
    const int failed = read_shared(book, biff, row, err);
    book->data = stream;
    sheet_row_free(row);
    free(row);
    free(biff);
    return failed;
}

// ---- cells

static void add_plain(Reader *reader, const char *text)
{
    sheet_row_add(&reader->row, text, strlen(text));
}

static void add_number(Reader *reader, unsigned style, double number)
{
    char text[SHEET_DATE_BYTES];

    workbook_number(reader->book, (int)style, number, text);
    add_plain(reader, text);
}

// Returns the number in four bytes: a whole one or the upper half of a double, perhaps as
// hundredths.
static double short_number(uint32_t bits)
{
    const uint64_t upper = (uint64_t)(bits & ~3U) << 32;
    double number;

    if (bits & 2) {
        const int64_t whole = bits >> 2;
        number = (double)(whole - (whole & 0x20000000 ? 0x40000000 : 0));
    } else {
        memcpy(&number, &upper, sizeof number);
    }
    return bits & 1 ? number / 100 : number;
}

static const char *error_of(unsigned code)
{
    switch (code) {
    case 0x00: return "#NULL!";
    case 0x07: return "#DIV/0!";
    case 0x0f: return "#VALUE!";
    case 0x17: return "#REF!";
    case 0x1d: return "#NAME?";
    case 0x24: return "#NUM!";
    default: return "#N/A";
    }
}

static void add_truth(Reader *reader, bool is_error, unsigned value)
{
    add_plain(reader, is_error ? error_of(value) : value ? "TRUE" : "FALSE");
}

// Adds the value of a formula: a number, or bytes that say what else it is. A program that
// cannot work it out stores 0, to be worked out later: then it stays a formula.
static void add_formula(Reader *reader, unsigned style, int column)
{
    Biff *biff = reader->biff;
    const size_t start = biff->used;
    const unsigned kind = biff_byte(biff);

    biff_skip(biff, 1);
    const unsigned value = biff_byte(biff);
    biff_skip(biff, 3);
    if (biff_short(biff) != NO_NUMBER) {
        biff->used = start;
        const double number = biff_double(biff);
        if (number == 0 && biff_short(biff) & LATER)
            add_plain(reader, "=");
        else
            add_number(reader, style, number);
    } else if (kind == VALUE_TEXT) {
        reader->text_at = column;
    } else if (kind == VALUE_TRUTH || kind == VALUE_ERROR) {
        add_truth(reader, kind == VALUE_ERROR, value);
    }
}

static void add_numbers(Reader *reader, int column)
{
    Biff *biff = reader->biff;

    while (biff->n - biff->used >= 8) { // the last column stands behind them
        const unsigned style = biff_short(biff);
        sheet_row_cell(&reader->row, column++);
        add_number(reader, style, short_number(biff_long(biff)));
    }
}

static bool is_cell(int id)
{
    return id == ID_FORMULA || id == ID_NUMBERS || id == ID_RICH_TEXT ||
           id == ID_STRING_CELL || id == ID_NUMBER || id == ID_TEXT_CELL ||
           id == ID_TRUTH || id == ID_SHORT_NUMBER;
}

static void add_string(Reader *reader, uint32_t at)
{
    const Workbook *book = reader->book;

    if (at < (uint32_t)book->strings_n) add_plain(reader, book->strings[at]);
}

// Adds the cell of the current record, behind its row.
static void add_cell(Reader *reader)
{
    Biff *biff = reader->biff;
    const int column = (int)biff_short(biff);

    reader->text_at = -1;
    if (biff->id == ID_NUMBERS) {
        add_numbers(reader, column);
        return;
    }
    const unsigned style = biff_short(biff);
    sheet_row_cell(&reader->row, column);
    switch (biff->id) {
    case ID_FORMULA: add_formula(reader, style, column); break;
    case ID_STRING_CELL: add_string(reader, biff_long(biff)); break;
    case ID_NUMBER: add_number(reader, style, biff_double(biff)); break;
    case ID_SHORT_NUMBER:
        add_number(reader, style, short_number(biff_long(biff)));
        break;
    case ID_TRUTH: {
        const unsigned value = biff_byte(biff);
        add_truth(reader, biff_byte(biff), value);
        break;
    }
    default: biff_text(biff, biff_short(biff), false, &reader->row); break;
    }
}

// ---- a sheet

// Goes to the next record of the sheet itself. Returns 1, 0 at its end, or -1 with [err].
static int next_record(Reader *reader, Err *err)
{
    Biff *biff = reader->biff;

    while (!reader->ended) {
        if (!biff_next(biff)) return damaged_book(reader->book, err);
        reader->depth += (biff->id == ID_BEGIN) - (biff->id == ID_END);
        reader->ended = reader->depth <= 0;
        if (!reader->ended && reader->depth == 1) return 1;
    }
    return 0;
}

// Writes the row that has begun. The current record waits for the next call.
static int end_row(Reader *reader, SheetText *text)
{
    reader->begun = false;
    sheet_merge_mark(&reader->merges, &reader->row);
    sheet_row_write(&reader->row, text);
    return 1;
}

static int read_more_xls(void *reader_of, SheetText *text, Err *err)
{
    Reader *reader = reader_of;
    Biff *biff = reader->biff;

    for (;; reader->waits = false) {
        const int status = reader->waits ? 1 : next_record(reader, err);
        if (status < 0) return -1;
        if (!status) return reader->begun ? end_row(reader, text) : 0;
        if (biff->id == ID_FORMULA_TEXT && reader->begun && reader->text_at >= 0) {
            sheet_row_cell(&reader->row, reader->text_at);
            biff_text(biff, biff_short(biff), false, &reader->row);
        }
        if (!is_cell(biff->id)) continue;
        const int64_t number = (int64_t)biff_short(biff) + 1;
        biff->used = 0;
        if (reader->begun && number != reader->row.number) {
            reader->waits = true;
            return end_row(reader, text);
        }
        if (!reader->begun && number <= reader->row.number)
            return err_set(err,
                           CODE_DATA,
                           "%s: the rows of a sheet are in no order; save it as XLSX",
                           reader->book->path);
        if (!reader->begun) sheet_row_begin(&reader->row, number);
        reader->begun = true;
        biff_skip(biff, 2);
        add_cell(reader);
    }
}

static void take_merges(Reader *reader)
{
    Biff *biff = reader->biff;

    for (unsigned n = biff_short(biff); n && !biff->ended; n--) {
        SheetMerge merge = {.first = (int64_t)biff_short(biff) + 1};
        merge.last = (int64_t)biff_short(biff) + 1;
        merge.column = (int)biff_short(biff);
        biff_skip(biff, 2);
        sheet_merge_add(&reader->merges, &merge);
    }
}

// Starts at the sheet's first record.
static void begin_sheet(Reader *reader, const Sheet *sheet)
{
    const ContainerStream *stream = reader->book->data;

    biff_begin(reader->biff, stream, (int64_t)strtoul(sheet->part, NULL, 10));
    reader->depth = 0;
    reader->ended = false;
}

// Reads which cells are merged; a sheet says so behind its rows.
static int find_merges(Reader *reader, Err *err)
{
    int status;

    while ((status = next_record(reader, err)) > 0)
        if (reader->biff->id == ID_MERGES) take_merges(reader);
    sheet_merge_sort(&reader->merges);
    return status;
}

static void close_sheet(void *reader_of)
{
    Reader *reader = reader_of;

    sheet_row_free(&reader->row);
    sheet_merge_free(&reader->merges);
    free(reader->biff);
    free(reader);
}

SourceRaw *xls_sheet(const Workbook *book, const Sheet *sheet, const char *name,
                     Err *err)
{
    Reader *reader = calloc(1, sizeof *reader);

    ENOUGH(reader);
    reader->book = book;
    reader->biff = calloc(1, sizeof *reader->biff);
    ENOUGH(reader->biff);
    reader->text_at = -1;
    begin_sheet(reader, sheet);
    const int failed = find_merges(reader, err);
    begin_sheet(reader, sheet);
    if (!failed)
        return sheet_text_open(
            &(SheetRows){read_more_xls, close_sheet, reader, name, book->meter});
    close_sheet(reader);
    return NULL;
}

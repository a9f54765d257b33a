// xls.c -- the sheets of an Excel workbook of the old form, by freexl.
//
// The same container holds Word documents, and workbooks with a password: the names in
// its folder tell which.

#include <freexl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "db/sheets/sheet_date.h"
#include "db/sheets/sheet_row.h"
#include "db/sheets/workbook.h"
#include "engine/kernel/base/base.h"

enum { SECTOR_BYTES = 512, FOLDER_BYTES = 4096, PATH_BYTES = 40 };

typedef struct {
    const void *book;
    unsigned rows, row;
    unsigned short columns;
    SheetRow cells;
} Reader;

// Something that is in the container, by its name there.
typedef struct {
    const char *name;
    const char *what, *remedy;
} Inside;

static const Inside insides[] = {
    {"EncryptedPackage", "a workbook with a password", "save it without one"},
    {"WordDocument", "a Word document", "save the table in it as CSV or XLSX"},
    {"PowerPoint Document", "a presentation", "save the table in it as CSV or XLSX"},
};

static bool has_name(const unsigned char *folder, size_t n, const char *name)
{
    unsigned char wide[64] = {0};
    const size_t length = strlen(name);

    for (size_t i = 0; i < length; i++) wide[2 * i] = (unsigned char)name[i];
    return memmem(folder, n, wide, 2 * length) != NULL;
}

// Fails with what the container holds, if that is no workbook to be read.
static int look_inside(const Workbook *book, Err *err)
{
    unsigned char folder[FOLDER_BYTES];
    const unsigned char *head = book->blob->head;
    const int64_t sector = (int64_t)head[48] | head[49] << 8 | (int64_t)head[50] << 16;
    const int64_t size = head[30] == 12 ? FOLDER_BYTES : SECTOR_BYTES;
    const int64_t n =
        blob_read_at(book->blob, (sector + 1) * size, folder, sizeof folder);

    for (int i = 0; i < COUNT_OF(insides); i++)
        if (n > 0 && has_name(folder, (size_t)n, insides[i].name))
            return err_set(err,
                           CODE_DATA,
                           "%s is %s: %s",
                           book->path,
                           insides[i].what,
                           insides[i].remedy);
    return 0;
}

static int add_sheets(Workbook *book, Err *err)
{
    unsigned n = 0;

    (void)freexl_get_info(book->data, FREEXL_BIFF_SHEET_COUNT, &n);
    if (n > SHEETS_MAX)
        return err_set(
            err, CODE_DATA, "%s has more than %d sheets", book->path, SHEETS_MAX);
    for (unsigned i = 0; i < n; i++) {
        const char *name = NULL;
        (void)freexl_get_worksheet_name(book->data, (unsigned short)i, &name);
        (void)workbook_add(book, name ? name : "?", "");
    }
    return 0;
}

int xls_open(Workbook *book, Err *err)
{
    char path[PATH_BYTES];
    const void *opened = NULL;
    unsigned locked = 0;

    if (look_inside(book, err)) return -1;
    (void)snprintf(path, sizeof path, "/proc/self/fd/%d", book->blob->file);
    if (freexl_open(path, &opened) != FREEXL_OK) {
        if (opened) (void)freexl_close(opened);
        return err_set(err,
                       CODE_DATA,
                       "%s is an old Office file, but no workbook that can be read: "
                       "save it as XLSX",
                       book->path);
    }
    book->data = (void *)opened;
    (void)freexl_get_info(opened, FREEXL_BIFF_PASSWORD, &locked);
    if (locked == FREEXL_BIFF_OBFUSCATED)
        return err_set(
            err, CODE_DATA, "%s needs a password: save it without one", book->path);
    return add_sheets(book, err);
}

void xls_close(Workbook *book)
{
    if (book->data) (void)freexl_close(book->data);
}

static void add_cell(Reader *reader, int column, const FreeXL_CellValue *cell)
{
    char number[SHEET_DATE_BYTES];
    const char *text = NULL;

    switch (cell->type) {
    case FREEXL_CELL_INT:
        sheet_date_number(cell->value.int_value, number);
        text = number;
        break;
    case FREEXL_CELL_DOUBLE:
        sheet_date_number(cell->value.double_value, number);
        text = number;
        break;
    case FREEXL_CELL_NULL: break;
    default: text = cell->value.text_value;
    }
    if (!text) return;
    sheet_row_cell(&reader->cells, column);
    sheet_row_add(&reader->cells, text, strlen(text));
}

static int more(void *reader_of, SheetText *text, Err *err)
{
    Reader *reader = reader_of;

    (void)err;
    if (reader->row == reader->rows) return 0;
    sheet_row_begin(&reader->cells, reader->row + 1);
    for (unsigned short i = 0; i < reader->columns; i++) {
        FreeXL_CellValue cell = {0};
        if (freexl_get_cell_value(reader->book, reader->row, i, &cell) == FREEXL_OK)
            add_cell(reader, i, &cell);
    }
    reader->row++;
    sheet_row_write(&reader->cells, text);
    return 1;
}

static void close_sheet(void *reader_of)
{
    Reader *reader = reader_of;

    sheet_row_free(&reader->cells);
    free(reader);
}

SourceRaw *xls_sheet(const Workbook *book, const Sheet *sheet, const char *name,
                     Err *err)
{
    const unsigned short at = (unsigned short)(sheet - book->sheets);
    Reader *reader = calloc(1, sizeof *reader);

    ASSERT(reader);
    reader->book = book->data;
    if (freexl_select_active_worksheet(book->data, at) == FREEXL_OK &&
        freexl_worksheet_dimensions(book->data, &reader->rows, &reader->columns) ==
            FREEXL_OK)
        return sheet_text_open(
            &(SheetRows){more, close_sheet, reader, name, book->meter});
    (void)err_set(err, CODE_DATA, "%s: the sheet cannot be read", name);
    close_sheet(reader);
    return NULL;
}

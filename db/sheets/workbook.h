// workbook.h -- the sheets of a spreadsheet, whatever program wrote it.
//
// A form of spreadsheets is a reader in a file of its own, and a row of the table in
// bundle.c.

#ifndef WORKBOOK_H
#define WORKBOOK_H

#include "db/sheets/sheet_date.h"
#include "db/sheets/sheet_text.h"
#include "db/text/arena.h"
#include "db/text/blob.h"
#include "db/text/source.h"

typedef struct {
    const char *name; // as people see it
    const char *part; // where it stands in the file; for the reader
    bool hidden;
} Sheet;

typedef struct Workbook {
    const char *path; // for messages
    const Blob *blob; // NULL: a text
    Source *source;   // the text; NULL: a blob
    UnpackMeter *meter;
    Arena *arena; // owns all that is read for the whole workbook
    Sheet *sheets;
    int n;
    const char **strings; // texts that cells share
    int strings_n;
    int64_t strings_bytes;
    bool *dates; // by style: its numbers are days; SHEET_STYLES_MAX of them, or NULL
    int styles_n;
    bool from_1904; // days are counted from that year
    void *data;     // of the reader
} Workbook;

// Adds a sheet. Returns NULL with [err] if there are too many.
Sheet *workbook_add(Workbook *book, const char *name, const char *part, Err *err);

// Adds a text that cells share. Returns -1 with [err] if there are too many.
int workbook_add_string(Workbook *book, const char *text, size_t n, Err *err);

// Adds a style: whether its numbers are days. Beyond the limit it counts for nothing.
void workbook_add_style(Workbook *book, bool is_date);

// Writes a number as the style says: as a day, or plainly.
void workbook_number(const Workbook *book, int style, double number,
                     char text[SHEET_DATE_BYTES]);

// Opens a part of a zip as XML, which closes the zip in the end. Returns NULL with [err],
// whose code is 0 if there is no such part.
struct XmlPull *workbook_part(const Workbook *book, const char *part, Err *err);

#endif

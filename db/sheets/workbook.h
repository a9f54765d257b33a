// workbook.h -- the sheets of a spreadsheet, whatever program wrote it.
//
// A form of spreadsheets is a reader in a file of its own, and a row of the table in
// bundle.c.

#ifndef WORKBOOK_H
#define WORKBOOK_H

#include "db/sheets/sheet_text.h"
#include "db/text/arena.h"
#include "db/text/blob.h"

typedef struct {
    const char *name; // as people see it
    const char *part; // where it stands in the file; for the reader
    bool hidden;
} Sheet;

typedef struct Workbook {
    const char *path; // for messages
    const Blob *blob;
    UnpackMeter *meter;
    Arena *arena; // owns all that is read for the whole workbook
    Sheet *sheets;
    int n;
    void *data; // of the reader
} Workbook;

// Read what all sheets share, and their names. Return -1 with [err].
int xlsx_open(Workbook *book, Err *err);
int ods_open(Workbook *book, Err *err);
int office_open(Workbook *book, Err *err);

// Return the text of a sheet, or NULL with [err]. [name] is for messages.
SourceRaw *xlsx_sheet(const Workbook *book, const Sheet *sheet, const char *name,
                      Err *err);
SourceRaw *ods_sheet(const Workbook *book, const Sheet *sheet, const char *name,
                     Err *err);

// Adds a sheet.
Sheet *workbook_add(Workbook *book, const char *name, const char *part);

// Opens a part of a zip as XML, which closes the zip in the end. Returns NULL with [err],
// whose code is 0 if there is no such part.
struct XmlPull *workbook_part(const Workbook *book, const char *part, Err *err);

#endif

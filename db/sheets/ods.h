// ods.h -- reads an OpenDocument spreadsheet.

#ifndef ODS_H
#define ODS_H

#include "db/sheets/workbook.h"

// Reads what all sheets share, and their names. Returns -1 with [err].
int ods_open(Workbook *book, Err *err);

// Returns the text of a sheet, or NULL with [err]. [name] is for messages.
SourceRaw *ods_sheet(const Workbook *book, const Sheet *sheet, const char *name,
                     Err *err);

#endif

// xlsx.h -- reads an Excel workbook (ECMA-376).

#ifndef XLSX_H
#define XLSX_H

#include "db/sheets/workbook.h"

// Reads what all sheets share, and their names. Returns -1 with [err].
int xlsx_open(Workbook *book, Err *err);

// Returns the text of a sheet, or NULL with [err]. [name] is for messages.
SourceRaw *xlsx_sheet(const Workbook *book, const Sheet *sheet, const char *name,
                      Err *err);

#endif

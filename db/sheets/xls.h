// xls.h -- reads an Excel workbook of 1997 to 2003.

#ifndef XLS_H
#define XLS_H

#include "db/sheets/workbook.h"

// Reads what all sheets share, and their names. Returns -1 with [err].
int xls_open(Workbook *book, Err *err);

// Returns the text of a sheet, or NULL with [err]. [name] is for messages.
SourceRaw *xls_sheet(const Workbook *book, const Sheet *sheet, const char *name,
                     Err *err);

#endif

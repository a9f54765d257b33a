// office.h -- opens a file of the old Office form, if it is a workbook.

#ifndef OFFICE_H
#define OFFICE_H

#include "db/sheets/workbook.h"

// Opens the workbook for xls.h. Returns -1 with [err].
int office_open(Workbook *book, Err *err);

#endif

// xls.c -- the sheets of an Excel workbook of the old form.

#include "db/sheets/workbook.h"

int xls_open(Workbook *book, Err *err)
{
    return err_set(
        err, CODE_DATA, "%s is an old Office file: save it as XLSX", book->path);
}

SourceRaw *xls_sheet(const Workbook *book, const Sheet *sheet, const char *name,
                     Err *err)
{
    (void)sheet, (void)name, (void)err, (void)book;
    return NULL;
}

void xls_close(Workbook *book)
{
    (void)book;
}

// ods.c -- the sheets of an OpenDocument spreadsheet.

#include "db/sheets/workbook.h"

int ods_open(Workbook *book, Err *err)
{
    return err_set(
        err, CODE_DATA, "%s is a document of LibreOffice: save it as XLSX", book->path);
}

SourceRaw *ods_sheet(const Workbook *book, const Sheet *sheet, const char *name,
                     Err *err)
{
    (void)sheet, (void)name, (void)err, (void)book;
    return NULL;
}

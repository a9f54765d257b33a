// xml_book.h -- reads a workbook that Excel 2003 saved as one XML.

#ifndef XML_BOOK_H
#define XML_BOOK_H

#include "db/sheets/workbook.h"

// Reads what all sheets share, and their names. Returns -1 with [err].
int xml_book_open(Workbook *book, Err *err);

// Returns the text of a sheet, or NULL with [err]. [name] is for messages.
SourceRaw *xml_book_sheet(const Workbook *book, const Sheet *sheet, const char *name,
                          Err *err);

// Frees what lies behind [data] and not in the arena.
void xml_book_close(Workbook *book);

#endif

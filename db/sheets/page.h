// page.h -- finds the tables of a text: of a web page, of XML, of Markdown.

#ifndef PAGE_H
#define PAGE_H

#include "db/sheets/page_give.h"

// Returns whether tables are to be taken out of the text. All of it stays unread.
bool page_is(Source *source);

// Returns whether the text is a workbook as XML (workbook.h). All of it stays unread.
bool page_is_book(Source *source);

// Returns whether the text is XML, not HTML. All of it stays unread.
bool page_is_xml(Source *source);

// Hands on each table. Closes the source. Returns -1 with [err].
int page_read(const Page *page, Source *source, Err *err);

#endif

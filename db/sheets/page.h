// page.h -- finds the tables of a text: of a web page, of XML, of Markdown.

#ifndef PAGE_H
#define PAGE_H

#include "db/sheets/bundle.h"
#include "db/text/unpack.h"

typedef struct {
    const Bundle *bundle;
    const BundlePart *part; // the text as a whole
    UnpackMeter *meter;
} Page;

// Returns whether tables are to be taken out of the text. All of it stays unread.
bool page_is(Source *source);

// Returns whether the text is a workbook as XML (workbook.h). All of it stays unread.
bool page_is_book(Source *source);

// Hands on each table. Closes the source. Returns -1 with [err].
int page_read(const Page *page, Source *source, Err *err);

#endif

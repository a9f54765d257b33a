// page_give.h -- hands on a table of a page.

#ifndef PAGE_GIVE_H
#define PAGE_GIVE_H

#include "db/sheets/bundle_taker.h"
#include "db/sheets/sheet_text.h"
#include "db/text/unpack_meter.h"

// A text in which tables are found.
typedef struct {
    const Bundle *bundle;
    const BundlePart *part; // the text as a whole
    UnpackMeter *meter;
} Page;

// Writes the next row of a table. Returns 1, 0 at its end, or -1 with [err].
typedef int PageMore(void *table, SheetText *text, Err *err);

// Hands on [table] row by row under [name]. Returns -1 with [err].
int page_give(const Page *page, PageMore *more, void *table, const char *name,
              Err *err);

#endif

// page_give.h -- hands on a table of a page.

#ifndef PAGE_GIVE_H
#define PAGE_GIVE_H

#include "db/sheets/bundle_taker.h"
#include "db/sheets/sheet_text.h"
#include "db/text/unpack.h"

// A text in which tables are found.
typedef struct {
    const Bundle *bundle;
    const BundlePart *part; // the text as a whole
    UnpackMeter *meter;
} Page;

// A table that is written at once.
typedef struct {
    void (*write)(const void *table, SheetText *text);
    const void *table;
    bool given;
} PageTable;

// Hands on a table under [name]. Returns -1 with [err].
int page_give(const Page *page, PageTable *table, const char *name, Err *err);

#endif

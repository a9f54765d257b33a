// page_give.c -- hands on a table of a page, which stays its reader's.

#include "db/sheets/page_give.h"

static void close_table(void *table)
{
    (void)table;
}

int page_give(const Page *page, PageMore *more, void *table, const char *name, Err *err)
{
    const Bundle *bundle = page->bundle;
    const BundlePart part = {.sheet = true};
    SourceRaw *raw =
        sheet_text_open(&(SheetRows){more, close_table, table, name, page->meter});
    Source *source = source_of(raw, name, err);
    const int failed = source ? bundle->take(bundle->context, source, &part) : -1;

    source_close(source);
    return failed;
}

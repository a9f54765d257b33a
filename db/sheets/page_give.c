// page_give.c -- hands on a table of a page, written at once.

#include "db/sheets/page_give.h"

static int give(void *table_of, SheetText *text, Err *err)
{
    PageTable *table = table_of;

    (void)err;
    if (table->given) return 0;
    table->given = true;
    table->write(table->table, text);
    return 1;
}

static void close_table(void *table_of)
{
    (void)table_of;
}

int page_give(const Page *page, PageTable *table, const char *name, Err *err)
{
    const Bundle *bundle = page->bundle;
    const BundlePart part = {.sheet = true};
    SourceRaw *raw =
        sheet_text_open(&(SheetRows){give, close_table, table, name, page->meter});
    Source *source = source_of(raw, name, err);
    const int failed = source ? bundle->take(bundle->context, source, &part) : -1;

    source_close(source);
    return failed;
}

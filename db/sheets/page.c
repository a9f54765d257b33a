// page.c -- finds out of what a text is made.

#include "db/sheets/page.h"

bool page_is(Source *source)
{
    (void)source;
    return false;
}

int page_read(const Page *page, Source *source, Err *err)
{
    (void)page;
    source_close(source);
    return err_set(err, CODE_DATA, "not yet");
}

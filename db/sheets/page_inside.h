// page_inside.h -- the forms of pages; only page.c and these forms include it.

#ifndef PAGE_INSIDE_H
#define PAGE_INSIDE_H

#include "db/sheets/page.h"
#include "db/sheets/sheet_text.h"

// A table that is written at once.
typedef struct {
    void (*write)(const void *table, SheetText *text);
    const void *table;
    bool given;
} PageTable;

// Hands on a table under [name]. Returns -1 with [err].
int page_give(const Page *page, PageTable *table, const char *name, Err *err);

// Returns whether a text that begins with [head] has a table of Markdown: a line of dashes
// and bars below its headings.
bool markdown_is(const char *head, size_t n);

// Hand on the tables of a text of [n] bytes. Return -1 with [err].
int markdown_read(const Page *page, const char *name, const char *text, size_t n,
                  Err *err);
int html_read(const Page *page, const char *name, const char *text, size_t n, Err *err);
int xml_records_read(const Page *page, const char *name, const char *text, size_t n,
                     Err *err);

#endif

// markdown.h -- finds tables of Markdown.

#ifndef MARKDOWN_H
#define MARKDOWN_H

#include "db/sheets/page_give.h"

// Returns whether a text that begins with [head] has a table of Markdown: a line of dashes
// and bars below its headings.
bool markdown_is(const char *head, size_t n);

// Hands on the tables of a text of [n] bytes. Returns -1 with [err].
int markdown_read(const Page *page, const char *name, const char *text, size_t n,
                  Err *err);

#endif

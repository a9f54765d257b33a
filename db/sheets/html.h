// html.h -- finds the tables of a web page.

#ifndef HTML_H
#define HTML_H

#include "db/sheets/page_give.h"

// Hands on the tables of a text of [n] bytes. Returns -1 with [err].
int html_read(const Page *page, const char *name, const char *text, size_t n, Err *err);

#endif

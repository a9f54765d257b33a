// xml_records.h -- reads XML that repeats an element for each card as a table.

#ifndef XML_RECORDS_H
#define XML_RECORDS_H

#include "db/sheets/page_give.h"

// Hands on the tables of a text of [n] bytes. Returns -1 with [err].
int xml_records_read(const Page *page, const char *name, const char *text, size_t n,
                     Err *err);

#endif

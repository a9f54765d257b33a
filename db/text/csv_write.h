// csv_write.h -- writes tables of text that csv.h reads back.

#ifndef CSV_WRITE_H
#define CSV_WRITE_H

#include <stdio.h>

// Writes field number [place] of a row, from 0, with the comma before it. Quotes a text
// that csv.h would read differently without quotes.
void csv_write_field(FILE *out, int place, const char *text);

// Ends the row.
void csv_write_row_end(FILE *out);

#endif

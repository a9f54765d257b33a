// csv_write.h -- tables of text as csv.h reads them.

#ifndef CSV_WRITE_H
#define CSV_WRITE_H

#include <stdio.h>

// Writes field number [place] of a row, from 0, in quotes where it needs them.
void csv_write_field(FILE *out, int place, const char *text);
void csv_write_row_end(FILE *out); // of the row

#endif

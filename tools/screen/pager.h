// pager.h -- a long text in pages, between which the reader goes on and back.

#ifndef PAGER_H
#define PAGER_H

#include <stdbool.h>
#include <stdio.h>

// A text that is being read. All zero: none is.
typedef struct {
    char *text; // its own; NULL: nothing is being read
    int lines;  // of the text
    int first;  // the line at the top, from 0
    int rows;   // lines of a page
} Pager;

// Shows [text], which the pager frees, on a terminal of so many rows behind [out]; 0: no terminal. A
// text that fits is printed whole, and the pager is closed. If the text is longer, the
// pager prints a page: that with [line] at its top, counted from 0, or the last one.
enum { PAGER_END = 1 << 30 };
void pager_open(Pager *pager, char *text, int rows, int line, FILE *out);

// Does what the reader typed: `+` goes on, `-` goes back, anything else closes the pager.
// Returns whether it stays open.
bool pager_typed(Pager *pager, const char *typed, FILE *out);

void pager_close(Pager *pager);

#endif

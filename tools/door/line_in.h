// line_in.h -- lines of any length and bytes from a program, of which only so many are kept.
//
// A line that is too long is passed over up to its end, so the next one is read as usual. It is
// never kept in memory as a whole.

#ifndef LINE_IN_H
#define LINE_IN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

// The line that was read last; {0} before the first. The owner frees [text].
typedef struct {
    char *text; // without a line end; NULL: no line had bytes yet
    size_t n;   // counts the bytes that were passed over too
    size_t room;
} LineIn;

// Reads up to a line end or the end of the input, and keeps the first [most] bytes. Returns false
// if nothing is left.
bool line_in_next(LineIn *line, FILE *in, size_t most);

#endif

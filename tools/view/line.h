// line.h -- one line of text, built piece by piece, that knows how wide it is.
//
// Columns count characters, not bytes, and escape codes count nothing, so a line can be
// padded to a column and cut at its limit whatever it holds. What does not fit is cut
// and ends with an ellipsis; nothing is ever written beyond the buffer.

#ifndef LINE_H
#define LINE_H

#include <stdbool.h>
#include <stdio.h>

#include "engine/play/ink.h"

enum { LINE_BYTES = 2048 };

typedef struct {
    char text[LINE_BYTES];
    int n;       // bytes
    int columns; // characters
    int limit;   // columns that fit; 0: any number
    bool colour; // whether inks are written
    bool cut;
} Line;

void line_start(Line *line, bool colour, int limit);
void line_add(Line *line, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void line_set_ink(Line *line, Ink ink); // for what follows
void line_add_inked(Line *line, Ink ink, const char *text);

// Writes [text] with [value] in the place of its `%`.
void line_add_filled(Line *line, const char *text, const char *value);
void line_pad(Line *line, int column);        // spaces up to [column]
void line_join(Line *line, const Line *more); // appends, inks included

// Characters of [text].
int line_width(const char *text);

// Prints [text] behind [first] spaces, broken at spaces and line ends so that nothing
// goes beyond [width] columns (0: any number) but words that are longer; what follows
// stands behind [further] spaces.
void line_wrap(const char *text, int first, int further, int width, FILE *out);

#endif

// line.h -- one line of text, built piece by piece, that knows how wide it is.
//
// Columns count characters, not bytes, and the codes of inks count as nothing. So a line
// can be padded to a column and cut at its limit, whatever it holds. A line that is too
// long is cut and ends with an ellipsis. Nothing is ever written beyond the buffer. The
// only codes in a line are those of its inks: text is shown as terminal.h shows it.

#ifndef LINE_H
#define LINE_H

#include <stdbool.h>
#include <stdio.h>

#include "engine/base/limit.h"
#include "engine/play/ink.h"

typedef struct {
    char text[LINE_BYTES_MAX];
    int n;       // bytes
    int columns; // characters
    int limit;   // columns that fit; 0: any number
    bool colour; // write inks
    bool cut;
} Line;

// Begins an empty line.
void line_start(Line *line, bool colour, int limit);

// Add a text as it is, and a number.
void line_add_text(Line *line, const char *text);
void line_add_number(Line *line, int number);

// Adds text, printf-like.
void line_add(Line *line, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void line_set_ink(Line *line, Ink ink); // of the text that follows

// Adds text in an ink; the text after it is plain again.
void line_add_inked(Line *line, Ink ink, const char *text);

// Adds [text] with [value] instead of its `%`.
void line_add_filled(Line *line, const char *text, const char *value);
void line_pad(Line *line, int column);        // adds spaces up to [column]
void line_join(Line *line, const Line *more); // adds another line, with its inks

// Adds the next words of [more] from byte [at] on, with their inks: those that fit in
// [columns], at least one. Returns where the words begin that are left, 0 if none are.
int line_join_words(Line *line, const Line *more, int at, int columns);

// Prints the line with its inks, and ends it.
void line_print(const Line *line, FILE *out);

// Prints [text] after [first] spaces, and each further line after [further] spaces.
// Breaks it at spaces and line ends so that no line exceeds [width] columns (0: any
// number), unless one word is longer.
void line_wrap(const char *text, int first, int further, int width, FILE *out);

#endif

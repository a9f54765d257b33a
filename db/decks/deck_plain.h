// deck_plain.h -- a line of a deck without what pages, editors and keyboards add.

#ifndef DECK_PLAIN_H
#define DECK_PLAIN_H

#include <stdbool.h>

#include "db/text/arena.h"

// Returns the line with plain blanks, figures and brackets in place of wide ones, letters
// in place of "&#39;", and without tags and links. Sets [linked] if a link was left out.
char *deck_plain_line(const char *line, Arena *arena, bool *linked);

// Returns the text behind a bullet at its beginning.
const char *deck_plain_past_bullet(const char *text);

#endif

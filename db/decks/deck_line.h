// deck_line.h -- one line of a list: count, name and print.

#ifndef DECK_LINE_H
#define DECK_LINE_H

#include "db/decks/deck_list.h"

// Splits "3x Gust (OGN) 169" into count, name and code; a count is 0 if there is none,
// -1 if it is not from 1 to 99. [name] may be empty.
void deck_line_split(const char *line, Arena *arena, DeckEntry *entry);

#endif

// deck_line.h -- splits one line of a deck into count, name and printing.

#ifndef DECK_LINE_H
#define DECK_LINE_H

#include "db/decks/deck_entry.h"

// Splits "3x Gust (OGN) 169" into count, name and code of [entry]. Without a count it
// sets 0, for a count that is not from 1 to 99 it sets -1. The name may be empty.
void deck_line_split(const char *line, Arena *arena, DeckEntry *entry);

#endif

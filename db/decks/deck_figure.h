// deck_figure.h -- counts and prices among the marks of a line.

#ifndef DECK_FIGURE_H
#define DECK_FIGURE_H

#include <stdbool.h>

#include "db/decks/deck_mark_record.h"

// Sets what a mark is. Returns true.
bool deck_figure_take(DeckMark *mark, MarkKind kind, int number);

// Returns the count that [text] begins with, -1 if it is not from 1 to 99.
int deck_figure_value(const char *text);

// Returns whether figures behind a name are too many for a count.
bool deck_figure_is_beyond(const char *figures);

// Reads "3", "3x", "3 x", "3:", "3 copies of", "x3", and the faulty "-3".
bool deck_figure_count(const char *text, MarkSide side, DeckMark *mark);

// Reads "$0.25", "0,25 €", "EUR 1".
bool deck_figure_price(const char *text, DeckMark *mark);

#endif

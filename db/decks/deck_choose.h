// deck_choose.h -- which card a line of a deck means, of all readings that it allows.

#ifndef DECK_CHOOSE_H
#define DECK_CHOOSE_H

#include "db/decks/deck_judge.h"

typedef struct {
    DeckPrints prints;
    const PlayDecks *rows;
    Ordinal ordinal;
    bool stored;     // of cards that share a name the first one counts
    int parts;       // of lines that were looked up (deck_split.h)
    const char *why; // why the last entry was refused
} DeckChoice;

typedef enum { CHOICE_UNKNOWN, CHOICE_TAKEN, CHOICE_REFUSED } Choice;

// Finds out what the numbers before a point at the beginnings of lines mean: counts, or the
// numbers of the lines.
Ordinal deck_choose_ordinal(const DeckList *list);

// Finds the card of the entry: the longest part of its text that is a card, with marks
// alone around it. Fills its card, count, section and code, and adds what is left out to
// [left].
Choice deck_choose(DeckChoice *choice, DeckEntry *entry, DeckLeftOut *left);

#endif

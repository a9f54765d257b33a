// deck_heading.h -- the headings of a deck's sections.

#ifndef DECK_HEADING_H
#define DECK_HEADING_H

#include "db/decks/deck_entry.h"

// What a heading means that is none of the game's sections.
enum {
    HEADING_UNUSED = -1, // the cards that follow are not in the deck
    HEADING_TITLE = -2,  // the deck's name follows
    HEADING_ABOUT = -3,  // words about the deck follow
    HEADING_NONE = -4    // it is no heading
};

// Returns the section whose heading the first [n] bytes of [text] are, without marks and
// without a count around it.
int deck_heading_find(const PlayDecks *rows, const char *text, size_t n);

// Returns the section that the short sign means before a single card, as "SB" does.
int deck_heading_sign(const PlayDecks *rows, const char *text);

#endif

// deck_split.h -- a line that has several cards: "3 Gust 2 Defy", "Gust x3, Defy x2".

#ifndef DECK_SPLIT_H
#define DECK_SPLIT_H

#include "db/decks/deck_choose.h"

// Splits the text of an entry that is no single card, so that each part is one. Sets
// [parts] to entries without cards. Returns how many, 0 if some part is no card.
// [counted]: each part must have a count.
int deck_split(DeckChoice *choice, const DeckEntry *entry, bool counted,
               DeckEntry **parts);

// Returns why an entry that is no card and has no parts is not taken although it names two
// cards, "3 Gust / Defy"; NULL if it does not.
const char *deck_split_joined(DeckChoice *choice, const DeckEntry *entry);

// Returns whether a line is too long for a card but may have several.
bool deck_split_is_wanted(const char *text);

#endif

// deck_missing.h -- what somebody still needs for a deck.

#ifndef DECK_MISSING_H
#define DECK_MISSING_H

#include "tools/catalog/catalog.h"

// Prints the copies of [deck] that the collections of the database lack, as lines of a deck,
// or as one JSON object. Returns an exit code: CODE_FINDINGS if something is missing,
// CODE_MISSING if there is no collection.
int deck_missing_print(Catalog *catalog, const Deck *deck, bool json);

#endif

// import_deck.h -- writes decks to the database.

#ifndef IMPORT_DECK_H
#define IMPORT_DECK_H

#include "db/import/base/importer.h"

// Returns whether the source begins as a deck in a table (deck_table.h), or is a short one in
// records of JSON, which read like a list of cards otherwise.
bool import_deck_is_table(const Importer *importer, Source *source);

// Imports the rest of [source] as decks.
int import_deck_all(Importer *importer, Source *source);

#endif

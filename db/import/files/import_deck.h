// import_deck.h -- writes decks to the database.

#ifndef IMPORT_DECK_H
#define IMPORT_DECK_H

#include "db/import/base/importer.h"

// Imports the rest of [source] as decks.
int import_deck_all(Importer *importer, Source *source);

#endif

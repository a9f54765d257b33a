// import_collection.h -- takes lists as what somebody owns, and no card changes.

#ifndef IMPORT_COLLECTION_H
#define IMPORT_COLLECTION_H

#include "db/import/base/importer.h"

// Import [source] as a collection: how many copies of which printing. It takes the place of
// what the same source had before. Rows that name no known card are rejected. Both return -1
// with the error in ImportDb.err.

// Takes a list of cards. Returns 1, or 0 if it is something else: then all of it is still
// unread.
int import_collection(Importer *importer, Source *source);

// Takes the lines of decks. Returns 0.
int import_collection_decks(Importer *importer, Source *source);

#endif

// card_index.h -- keeps the tables that searches use in step with the cards, within the
// transaction of the import. Private to db/.
//
// The index can only take out a card's words while the card still has them. So whoever
// changes a known card says so first, and all that are new or were changed are put in
// when the import is at its end: a million at once are far cheaper than one by one.

#ifndef CARD_INDEX_H
#define CARD_INDEX_H

#include "db/import/importer.h"

// At the beginning of the transaction.
int card_index_begin(Importer *importer);

// Card [id] is about to change, or to go. Cheap where it was said before.
int card_index_forget(Importer *importer, int64_t id);

// The same for the card with a code; nothing where there is none.
int card_index_forget_code(Importer *importer, const char *code);

// At the end of the transaction.
int card_index_complete(Importer *importer);

#endif

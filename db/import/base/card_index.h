// card_index.h -- keeps the search indexes in step with the cards, within an import.
//
// The index can only remove a card's words while the card still has them. So code that
// changes or removes a known card calls card_index_forget first. All new and changed
// cards enter the index at the end of the import: a million at once are far cheaper
// than one by one.

#ifndef CARD_INDEX_H
#define CARD_INDEX_H

#include "db/import/base/import_db.h"

// Starts to record changes, at the beginning of the transaction. Like all functions
// here returns -1 on failure.
int card_index_begin(ImportDb *db);

// Notes that card [id] is new. It may have the id of one that is gone.
int card_index_note_new(ImportDb *db, int64_t id);

// Removes card [id] from the index before it changes or goes. A second call is cheap.
int card_index_forget(ImportDb *db, int64_t id);

// Does the same for the card with that code, if there is one.
int card_index_forget_code(ImportDb *db, const char *code);

// Puts all new and changed cards into the index, at the end of the transaction.
int card_index_complete(ImportDb *db);

#endif

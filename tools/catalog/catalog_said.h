// catalog_said.h -- what cards and clauses of a catalog do, in plain sentences.
//
// The phrases open with the first question and stay open as long as the catalog. A script is worked out
// once; after that its sentences are found by its text.

#ifndef CATALOG_SAID_H
#define CATALOG_SAID_H

#include "tools/catalog/catalog.h"
#include "tools/phrases/card_said.h"

// Says what the script of a card does. It has no clauses if it has no script, or one that cannot be read, or
// the game has no phrases; then the comment is what there is. The arena owns [said]. Returns -1 with [err]:
// the phrases have a fault, or the database fails.
int catalog_said_card(Catalog *catalog, CardId card, Arena *arena, CardSaid *said,
                      Err *err);

// Returns the sentences of a card of the database (card_said_lines), which is not loaded for that; NULL with
// [err] as above.
const char *const *catalog_said_lines(Catalog *catalog, const StoredCard *card,
                                      Arena *arena, Err *err);

// Returns the sentence of a clause, or the comment of its script marked with "(~) " if no phrases say it, or
// what failed. NULL: there is none of all that. [catalog] may be NULL.
const char *catalog_said_clause(Catalog *catalog, ClauseId clause, Arena *arena);

#endif

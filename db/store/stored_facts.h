// stored_facts.h -- reads the facts of one card from the database, and writes them.

#ifndef STORED_FACTS_H
#define STORED_FACTS_H

#include "db/store/store.h"

// Reads all facts of card [id] into [facts], which has FACT_COLUMNS_MAX. None of them
// is FACT_UNSAID. Returns -1 with [err].
int stored_facts_read(Store *store, int64_t id, Arena *arena, FactItems *facts,
                      Err *err);

// The facts of one card on their way into the database.
typedef struct {
    int64_t card;
    sqlite3_stmt *row; // the statement that adds items; the store owns it
} StoredFacts;

// Begins to write facts of [card] that [import] says. [of] is valid until the next call
// of this function. Returns -1 with [err].
int stored_facts_begin(Store *store, StoredFacts *of, int64_t card, int64_t import,
                       Err *err);

// Writes the items of a fact that the card does not have yet. Returns -1 with [err].
int stored_facts_add(Store *store, const StoredFacts *of, int column,
                     const FactItems *items, Err *err);

// Removes all items of a fact. Returns -1 with [err].
int stored_facts_remove(Store *store, const StoredFacts *of, int column, Err *err);

#endif

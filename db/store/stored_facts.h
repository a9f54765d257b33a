// stored_facts.h -- reads the facts of one card from the database, and writes them.

#ifndef STORED_FACTS_H
#define STORED_FACTS_H

#include "db/store/store.h"

// Reads all facts of card [id] into [facts], which has FACT_COLUMNS_MAX. None of them
// is FACT_UNSAID. Returns -1 with [err].
int stored_facts_read(Store *store, int64_t id, Arena *arena, FactItems *facts,
                      Err *err);

// A row of the table card_fact.
typedef struct {
    int64_t fact;
    int position;
    const FactItem *item;
    int64_t import;
    bool derived; // worked out from the card's text
} StoredFact;

enum { STORED_FACTS_AT_ONCE = 8 };

// The facts of a card on their way into the database: those that wait for the next
// statement. The caller fills [card] and leaves the rest 0.
typedef struct {
    int64_t card;
    StoredFact rows[STORED_FACTS_AT_ONCE];
    int n;
} StoredFacts;

// The items of a fact, and the import that stated them.
typedef struct {
    const FactItems *items;
    int64_t import;
} StoredItems;

// Adds the items of a fact that the card does not have yet. They must stay where they are
// until stored_facts_end, which writes what still waits. Return -1 with [err].
int stored_facts_add(Store *store, StoredFacts *of, int column, const StoredItems *said,
                     Err *err);
int stored_facts_end(Store *store, StoredFacts *of, Err *err);

// Removes all items of a fact of [card]. Returns -1 with [err].
int stored_facts_remove(Store *store, int64_t card, int column, Err *err);

#endif

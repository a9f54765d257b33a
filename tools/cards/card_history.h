// card_history.h -- who said what of a card, field by field, and why one value holds.

#ifndef CARD_HISTORY_H
#define CARD_HISTORY_H

#include <jansson.h>

#include "db/settle/settle.h"
#include "db/settle/stated_values.h"

typedef struct {
    Settled settled;
    int card; // of the settled ones, -1: no list speaks of it
    StatedValue *values;
    int values_n;
} CardHistory;

// Finds what the lists and sets in [store] say of the card with [code]. Returns -1 with
// [err].
int card_history_find(Store *store, const char *code, Arena *arena,
                      CardHistory *history, Err *err);

// Prints a line for each value, that which holds first, with its source and the reason.
void card_history_print(const CardHistory *history);

// Returns the same as a new array.
json_t *card_history_json(const CardHistory *history);

#endif

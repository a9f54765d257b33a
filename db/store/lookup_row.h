// lookup_row.h -- finds the row of a list that decides a card.

#ifndef LOOKUP_ROW_H
#define LOOKUP_ROW_H

#include "db/store/store.h"

typedef struct {
    const char *source; // its name: "set OGN" of a folder
    int line;           // of its list, from 1
} CardRowPlace;

// Finds the row by which a set has the card with that code: the newest that counts. Returns
// 1, 0 if there is none, or -1 with [err]. [arena] owns the name.
int lookup_row_of(Store *store, const char *code, Arena *arena, CardRowPlace *place,
                  Err *err);

#endif

// lookup_named.h -- finds the cards that columns of names lead to.

#ifndef LOOKUP_NAMED_H
#define LOOKUP_NAMED_H

#include "db/store/store.h"
#include "db/text/key_map.h"

// Rows of the table card, each of them once.
typedef struct {
    KeyMap met; // those that were found before
    Arena *arena;
    int64_t *ids; // those that the last call found
    int n;
} NamedRows;

// Finds what the card with that code names: by code, or by name whatever the case. Returns -1
// with [err].
int lookup_named(Store *store, const char *code, NamedRows *rows, Err *err);

#endif

// owned.h -- how many copies of a card somebody owns, over all collections.

#ifndef OWNED_H
#define OWNED_H

#include "db/store/store.h"

// Returns whether the game has a collection, or -1 with [err].
int owned_known(Store *store, Err *err);

// Returns the copies of card [id], of all its printings, or -1 with [err].
int64_t owned_count(Store *store, int64_t id, Err *err);

#endif

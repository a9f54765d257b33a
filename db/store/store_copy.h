// store_copy.h -- copies an open database into memory.

#ifndef STORE_COPY_H
#define STORE_COPY_H

#include "db/store/store.h"

// Returns a copy of the database of [from] in memory, for changes that no file sees. No
// game is current in it. Returns NULL with [err].
Store *store_copy(const Store *from, Err *err);

#endif

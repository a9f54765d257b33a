// store_guard.h -- bounds what a database may make SQLite do, whoever made the file.

#ifndef STORE_GUARD_H
#define STORE_GUARD_H

#include "db/store/store_record.h"

// Sets the bounds, before anything is read: no triggers, no functions that act, cells and
// statements of limited length, and an end for a statement that runs on.
void store_guard_set(Store *store);

// Bounds a schema more closely than what follows, until the schema is known to be ours.
void store_guard_schema_known(Store *store);

// Begins to count the steps of a statement anew.
void store_guard_begin(Store *store);

// Refuses a journal beside the file that is none of ours: it names a further file, which
// SQLite would delete. Returns -1 with [err].
int store_guard_check_journal(const Store *store, Err *err);

#endif

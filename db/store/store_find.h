// store_find.h -- finds the row of a database that no program of ours wrote.

#ifndef STORE_FIND_H
#define STORE_FIND_H

#include "db/store/store_record.h"

// Fills [err] with the first cell that holds what it must not, row that refers to a missing
// one, or key that is there twice, by table, column and row; rows count from 1 in the
// order of their table. Returns -1, or 0 if there is none. Reads the whole database, so it
// is called where a reader came upon something that cannot be.
int store_find_wrong(Store *store, Err *err);

// Does the same for references alone, of the tables from which readers start.
int store_find_lost(Store *store, Err *err);

#endif

// import_set_row.h -- finds or makes the set of a card, and names it.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef IMPORT_SET_ROW_H
#define IMPORT_SET_ROW_H

#include "db/import/base/import_reading.h"

// Returns the id of a set of the current game, and makes its row if there is none. -1: the
// error is in ImportDb.err.
int64_t import_set_row(ImportReading *reading, const char *code);

// Gives a set without a folder the name that counts among those that lists state.
int import_set_row_name(ImportDb *db, const char *code);

#endif

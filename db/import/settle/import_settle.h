// import_settle.h -- settles the cards that an import touched, and writes the differences.
//
// First a source states a row (db/import/statements/): the table `said` gets it if it
// is new. At the end of each list or folder the cards of new rows are settled:
// db/settle/ works them out, and import_settle.c compares them with the database and
// writes the differences. So nothing depends on the order of rows and lists.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef IMPORT_SETTLE_H
#define IMPORT_SETTLE_H

#include "db/import/base/import_reading.h"

// Makes the temporary tables of touched rows, at the beginning of the transaction.
int import_settle_begin(ImportDb *db);

// Settles all that is in temp.touched, for the current game.
int import_settle(ImportReading *reading);

#endif

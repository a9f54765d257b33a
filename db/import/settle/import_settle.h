// import_settle.h -- settles what an import touched, and writes what differs.
//
// A row is first said (import_row.c, import_reading.c): the table `said` gets it if its
// source says something new. At the end of each list or folder the cards of which new
// rows speak are settled: db/settle/ works them out, and import_settle.c compares them with
// what the database has and writes the differences. So nothing depends on the order of rows
// and lists.
//
// A function returns 0, or -1 with the error in the Importer, unless its comment says more.

#ifndef IMPORT_SETTLE_H
#define IMPORT_SETTLE_H

#include "db/import/base/import_reading.h"

// Makes the tables of what is touched, at the beginning of the transaction.
int import_settle_begin(Importer *importer);

// Settles all that is in temp.touched, for the game at hand.
int import_settle(ImportReading *reading);

#endif

// import_printing.h -- imports the list of printings of a set folder.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef IMPORT_PRINTING_H
#define IMPORT_PRINTING_H

#include "db/import/base/import_reading.h"

// Imports the further printings that a set folder names.
int import_printing_all(ImportReading *reading, const SetFolder *set);

#endif

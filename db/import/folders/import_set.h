// import_set.h -- imports the folder of a set.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef IMPORT_SET_H
#define IMPORT_SET_H

#include "db/import/base/import_reading.h"

// Imports the folder of a set of the current game.
int import_set(Importer *importer, const char *path);

// Begins to read the parts of a set, which are statements of one source. It has the name of
// the set, wherever its list lies.
int import_set_begin(ImportReading *reading, const SetFolder *set);

#endif

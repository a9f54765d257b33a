// import_replace_set.h -- brings the cards of a list in place of those of a set.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef IMPORT_REPLACE_SET_H
#define IMPORT_REPLACE_SET_H

#include "db/import/base/importer.h"

// Gives the set ImportOptions.replace_set of the current game the cards of the list at [path],
// and no other ones, as if they were its own list.
int import_replace_set(Importer *importer, const char *path);

#endif

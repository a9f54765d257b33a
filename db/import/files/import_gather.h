// import_gather.h -- gathers the rows of a list, of any form, as the cards of a set.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef IMPORT_GATHER_H
#define IMPORT_GATHER_H

#include "db/import/base/importer.h"

// Reads the only list at [path] into set->list, and its name into set->list_path. Faulty
// rows are in the report, and in set->list.rejected.
int import_gather(Importer *importer, const char *path, SetFolder *set);

#endif

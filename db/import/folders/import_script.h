// import_script.h -- imports scripts of a game or a set folder.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef IMPORT_SCRIPT_H
#define IMPORT_SCRIPT_H

#include "db/import/base/importer.h"

// Imports the scripts of a game, which belong to no set.
int import_script_rules(Importer *importer, const SetFolder *scripts);

// Imports the scripts of a set folder and removes those that it lost.
int import_script_all(Importer *importer, const SetFolder *set, int64_t set_id);

#endif

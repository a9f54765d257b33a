// import_ban_list.h -- imports the ban list of a set folder.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef IMPORT_BAN_LIST_H
#define IMPORT_BAN_LIST_H

#include "db/import/base/importer.h"

// Imports the bans of a set folder and removes those that it lost.
int import_ban_list(Importer *importer, const SetFolder *set, int64_t set_id);

#endif

// import_set_needs.h -- writes which sets a set builds on.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef IMPORT_SET_NEEDS_H
#define IMPORT_SET_NEEDS_H

#include "db/folders/set_folder.h"
#include "db/import/base/import_db.h"

// Writes the codes of the sets that the folder needs. [set_id] is its own.
int import_set_needs_write(ImportDb *db, const SetFolder *set, int64_t set_id);

#endif

// import_bans.h -- takes a ban list that is a file of its own.

#ifndef IMPORT_BANS_H
#define IMPORT_BANS_H

#include "db/import/base/importer.h"
#include "db/text/source.h"

// Returns whether the game has formats and [source], which stays unread, is a ban list.
bool import_bans_is(const Importer *importer, Source *source);

// Imports [source]: it takes the place of what its source said before, and no list of another
// source changes. Names each row that is wrong and takes the others. Returns 0, or -1 with the
// error in ImportDb.err.
int import_bans(Importer *importer, Source *source);

#endif

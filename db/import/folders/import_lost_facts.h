// import_lost_facts.h -- finds facts of stored cards for which their game has no column any
// more.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef IMPORT_LOST_FACTS_H
#define IMPORT_LOST_FACTS_H

#include "db/folders/set_folder.h"
#include "db/import/base/import_db.h"

// Fails if cards have a fact for which the current game, whose folder was imported, has no
// column any more.
int import_lost_facts_check(ImportDb *db, const SetFolder *game);

// Removes such facts from the cards of a set that was just imported.
int import_lost_facts_remove(ImportDb *db, int64_t set);

#endif

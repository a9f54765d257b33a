// import_recode.h -- keeps the codes of rows that give their set by name alone.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef IMPORT_RECODE_H
#define IMPORT_RECODE_H

#include "db/import/base/import_db.h"

// Gives rows with the name of their set alone the codes that they have now, and touches
// them.
int import_recode(ImportDb *db);

#endif

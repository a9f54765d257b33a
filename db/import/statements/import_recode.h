// import_recode.h -- codes of rows that say their set by its name alone.
//
// A function returns 0, or -1 with the error in the Importer, unless its comment says more.

#ifndef IMPORT_RECODE_H
#define IMPORT_RECODE_H

#include "db/import/base/importer.h"

// Gives the rows that say a set by its name alone the codes that they have by what holds
// now, and touches them.
int import_recode(Importer *importer);

#endif

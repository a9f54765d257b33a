// import_needs_check.h -- checks what sets have to do with each other.
//
// A function returns 0, or -1 with the error in the Importer, unless its comment says more.

#ifndef IMPORT_NEEDS_CHECK_H
#define IMPORT_NEEDS_CHECK_H

#include "db/import/base/importer.h"

// Checks what the sets of this import have to do with others, when the last path is read:
// each set that one of them needs is there and needs none of those that need it, and
// keywords of one name say the same.
int import_needs_check(Importer *importer);

// Refuses two keywords of one name in the game at hand that say different things: a keyword
// means one thing in the whole game.
int import_needs_check_shared(Importer *importer);

#endif

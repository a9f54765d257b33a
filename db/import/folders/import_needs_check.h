// import_needs_check.h -- checks sets that build on each other, and keywords of one name.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef IMPORT_NEEDS_CHECK_H
#define IMPORT_NEEDS_CHECK_H

#include "db/import/base/importer.h"

// Checks the sets of this import, when the last path is read: each set that one of them
// needs is there, no two of them need each other, and keywords of one name have the same
// script.
int import_needs_check(Importer *importer);

// Finds keywords of one name in the current game with different scripts: a keyword means one
// thing in the whole game. What has the same meaning is settled where the options say so; the
// others are told, and counted as clashes of the report.
int import_needs_check_shared(Importer *importer);

// Refuses an import that has told clashes.
int import_needs_check_refuse(const ImportReport *report, Err *err);

#endif

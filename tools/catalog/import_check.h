// import_check.h -- loads all scripts of the games that an import is about to change, and
// tells which faults the import brings.
//
// A fault counts for the import if its script is new or changed, or if its script or
// card worked before the import. All other faults stood in the database already.

#ifndef IMPORT_CHECK_H
#define IMPORT_CHECK_H

#include "db/import/import.h"
#include "db/text/key_map.h"
#include "tools/catalog/catalog.h"

typedef struct {
    const char *line;
    FoundKind found;
    bool caused; // by the import
} ImportFault;

// The caller sets the arena, which owns the rest.
typedef struct {
    Arena *arena;
    ImportFault *faults;
    int faults_n;
    KeyMap lines;      // of each line its fault
    int caused;        // so many of them are,
    int todos;         // scripts that say themselves that they are not done; no fault
    int together;      // and of these so many leave no game that can be played
    int lacks_rows;    // left out of sets whose cards are all in each game
    bool unknown;      // the import is so large that nobody can read the database as it
                       // was: then all its faults count as caused
    ScriptNote *notes; // on code that works, but is old or has no effect
    int notes_n;
} ImportCheck;

// Fills [check] from [store], which is inside the transaction of the import that
// [report] tells of. Returns 0 whether scripts are faulty or not; -1 with [err] if the
// database fails.
int import_check(Store *store, const ImportReport *report, ImportCheck *check,
                 Err *err);

#endif

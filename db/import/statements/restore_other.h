// restore_other.h -- brings things that are no cards back to what counting imports state.

#ifndef RESTORE_OTHER_H
#define RESTORE_OTHER_H

#include "db/import/base/import_reading.h"

typedef enum {
    OTHER_OF_SETS, // all but the scripts of the game itself
    OTHER_OF_GAME, // these
} OtherPart;

// Makes the things of the current game that the imports in temp.turned stated what the
// other imports state of them. Counts and reports them, and touches the rows of cards
// whose values that may change. Returns -1 with the error in ImportDb.err.
int restore_other(ImportReading *reading, OtherPart part);

#endif

// import_set.h -- imports the folder of a set.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef IMPORT_SET_H
#define IMPORT_SET_H

#include "db/folders/game_folder.h"
#include "db/import/base/import_reading.h"

// Imports the folder of a set of the current game.
int import_set(Importer *importer, const char *path);

// Removes the set [code] of the current game with all that it has, because the folder of
// [game], with which it came, no longer has it. Without ImportOptions.remove it fails, unless
// the set has no cards.
int import_set_lost(Importer *importer, const GameFolder *game, const char *code,
                    const char *name);

// Begins to read the parts of a set, which are statements of one source. It has the name of
// the set, wherever its list lies.
int import_set_begin(ImportReading *reading, const SetFolder *set);

#endif

// import_lost_parts.h -- takes out of the database what the folder of a game no longer has.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef IMPORT_LOST_PARTS_H
#define IMPORT_LOST_PARTS_H

#include "db/folders/game_folder.h"
#include "db/import/base/importer.h"

// Removes the sets of the current game that came with its folder, which has them no more. Their
// cards go as those that a set's list lost, so without ImportOptions.remove it fails.
int import_lost_parts_sets(Importer *importer, const GameFolder *game);

// Removes the decks and ban lists that came with the folder of the current game, if no file of
// this import has them.
int import_lost_parts_files(Importer *importer);

#endif

// import_game.h -- imports the folder of a game.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef IMPORT_GAME_H
#define IMPORT_GAME_H

#include "db/import/base/importer.h"

// Imports the folder of a game.
int import_game(Importer *importer, const char *path);

#endif

// import_game_use.h -- chooses the game of what is imported next.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef IMPORT_GAME_USE_H
#define IMPORT_GAME_USE_H

#include "db/import/base/importer.h"

// Makes the game called [name] the current one.
int import_game_use(Importer *importer, const char *name);

// Makes the game for lists and decks at [path] the current one: that of the game's
// folder in which it lies, or the usual one.
int import_game_use_near(Importer *importer, const char *path);

// Makes the game called [name] the current one with nothing but its name: enough to write
// its scripts, from which it is loaded.
int import_game_use_name(Importer *importer, const char *name);

// Loads the game called [name] anew from its scripts in the database, and makes it the
// current one.
int import_game_use_anew(Importer *importer, const char *name);

#endif

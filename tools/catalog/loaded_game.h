// loaded_game.h -- a game by its name: one in C, or one in Lua that a database keeps.
//
// A game in Lua is its scripts in the database, loaded into a host and a library of their
// own. A caller that adds cards to that library keeps the game for as long. A loaded game
// belongs to one thread.

#ifndef LOADED_GAME_H
#define LOADED_GAME_H

#include "db/store/store.h"
#include "scripting/host.h"

typedef struct LoadedGame LoadedGame;

// Loads the game called [name], NULL: the usual one, from [store] and makes it the
// current game there. The usual game is the first game in C if the database has it or
// has none, or else the only one of the database. Returns NULL with [err]: there is no
// such game (66), several could be meant (2), or its scripts are faulty (65).
LoadedGame *loaded_game_open(Store *store, const char *name, Err *err);

// Does not leave the current game; NULL is allowed.
void loaded_game_free(LoadedGame *game);

const Rules *loaded_game_rules(const LoadedGame *game);

// Return the library and the functions of a game in Lua, NULL of one in C; and its host,
// which loads the scripts of its sets.
Library *loaded_game_library(const LoadedGame *game);
const Scripts *loaded_game_scripts(const LoadedGame *game);
Host *loaded_game_host(const LoadedGame *game);

// Returns the types whose cards every game of it may use, one bit each.
uint16_t loaded_game_always(const LoadedGame *game);

// Returns whether the database of [store] has a game of that name, -1 with [err].
int loaded_game_is_there(Store *store, const char *name, Err *err);

#endif

// game_names.h -- what game.lua sees while it loads: words that are mere names.
//
// The rows of a game use words that the same file declares. So game.lua is read twice. The
// first time nothing means anything: each word is a name, whatever is done with it. The
// second time the declared words are there, and only what nobody has declared is a name,
// such as `per_player`, which means something to the reader of that row.

#ifndef GAME_NAMES_H
#define GAME_NAMES_H

#include "scripting/scripting_inside.h"

// The reader of the file; GameFiles.self points to it.
typedef struct {
    lua_CFunction game; // begins game "name" { ... }
    bool known;         // the second reading: words mean something
} GameNames;

// Pushes the environment. Fits GameFiles.push_environment.
void game_names_push(lua_State *L);

// Returns the name that lies at [index]: of a word that is one or means something; NULL if
// something else lies there.
const char *game_names_at(lua_State *L, int index);

#endif

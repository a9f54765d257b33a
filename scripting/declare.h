// declare.h -- the declarations of scripts: cards, keywords, words, counters.

#ifndef DECLARE_H
#define DECLARE_H

#include "scripting/scripting_inside.h"

// Lua functions, a word each.
int declare_attached(lua_State *L);
int declare_begin_card(lua_State *L);
int declare_begin_keyword(lua_State *L);
int declare_words(lua_State *L);
int declare_says(lua_State *L);
int declare_player_counter(lua_State *L);
int declare_thing_counter(lua_State *L);
int declare_status(lua_State *L);

// Reads the braces at 1 of a keyword that takes text. Returns how many results it
// pushed.
int declare_governed(lua_State *L, int keyword);

#endif

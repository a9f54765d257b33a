// verb_before_play.h -- a verb while scripts load, and in rehearsal.

#ifndef VERB_BEFORE_PLAY_H
#define VERB_BEFORE_PLAY_H

#include "scripting/lua/script_run.h"

// Lua functions: a verb while scripts load, in rehearsal, and where a call is compared alone
// (verb_before_play.c).
int verb_before_play_as_data(lua_State *L);
int verb_before_play_rehearse(lua_State *L);
int verb_before_play_check(lua_State *L);

#endif

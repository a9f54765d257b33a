// given_lost.h -- what a function gives and takes away again at once.

#ifndef GIVEN_LOST_H
#define GIVEN_LOST_H

#include "scripting/lua/host_data.h"

// Begins the pass of a rehearsal.
void given_lost_begin(Host *host);

// Notes a call of the verb [name], whose arguments lie on the stack from 1 on. Raises a fault
// where it takes all abilities from what the function has given some, for as long or longer:
// the gift is lost too, because it is older (the oldest applies first).
void given_lost_note(lua_State *L, const char *name);

// Raises a fault where passive [one] takes all abilities from the things to which another one,
// [other], gives some.
void given_lost_check(lua_State *L, const Clause *one, const Clause *other);

#endif

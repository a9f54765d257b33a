// script_site.h -- a query in a function, and where its values stand in its braces.

#ifndef SCRIPT_SITE_H
#define SCRIPT_SITE_H

#include "scripting/lua/host_data.h"

// Returns the number of a query that the next source writes in a function.
int script_site_new(Host *host);

// Begins to read query number [number] of a function. Returns false if there is none.
bool script_site_begin(Host *host, int number);

// Ends that, with what was made, NULL: nothing; sets the values that belong to it.
void script_site_end(lua_State *L, ScriptValue *made);

// Returns the number of a new value of the function, in the part of the query that is being
// read.
int script_site_slot(lua_State *L, BoundWanted wanted);

// Notes that the values of [datum] stand in that part, if it has any.
void script_site_note(lua_State *L, const ScriptValue *datum);

#endif

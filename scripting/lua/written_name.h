// written_name.h -- the name that a script has for a value, for messages.

#ifndef WRITTEN_NAME_H
#define WRITTEN_NAME_H

#include <lua.h>

// Returns the name under which the script has the value at [index]: that of its local, or of
// the word that the function is. NULL: it has none, or may be one of several.
const char *written_name(lua_State *L, int index);

#endif

// read_list.h -- reads lists of data: entries alone, none of them twice.

#ifndef READ_LIST_H
#define READ_LIST_H

#include <lua.h>

// Returns how many entries the list at [list] has. A key is a fault that names [what].
int read_list_entries(lua_State *L, int list, const char *what);

// Raises a fault where two entries of the list are the same.
void read_list_check_once(lua_State *L, int list, const char *what);

// Raises a fault where the word on top of the stack, which is that entry of the braces, stands
// among the entries before it.
void read_list_check_word(lua_State *L, int braces, int entry, const char *what);

#endif

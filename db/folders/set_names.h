// set_names.h -- the names that files of a set may have where they come from outside: none leads out of its
// folder, and none is odd on another system.

#ifndef SET_NAMES_H
#define SET_NAMES_H

#include <stdbool.h>

enum { SET_NAME_PARTS = 4 }; // parts of a name: folders and a file

// Returns whether [name] is one of a folder: one part, without signs that have a meaning in paths, and
// without a dot at its beginning.
bool set_names_is_folder(const char *name);

// Returns whether [name] is one of a text of a set, from its folder on: "keywords/glimpse.lua".
bool set_names_is_file(const char *name);

#endif

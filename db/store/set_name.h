// set_name.h -- sets that lists give by a name alone.
//
// A row such as "Origins, 30" has a code while a source states which set has the name:
// a list with codes and names of sets, or the folder of the set. Before that, and when
// that is undone, its place is "~origins/30" (db/settle/statement.h), which is no code
// of a card.

#ifndef SET_NAME_H
#define SET_NAME_H

#include "db/store/store.h"
#include "db/text/arena.h"

enum { SET_CODE_BYTES = 8 };

// Finds the code of the set with that name, in small or large letters; of several sets
// the first code in the alphabet. Returns 1, 0 if no source states one, or -1 with
// [err].
int set_name_find(Store *store, const char *name, char code[SET_CODE_BYTES], Err *err);

// Returns the key of a set that is known by name: "~origins".
const char *set_name_key(Arena *arena, const char *name);

// Returns whether a place or the key of a set is one by name. NULL is none.
bool set_name_is_key(const char *key);

#endif

// export_set.h -- a set as a folder that can be imported again: set_folder.h, backwards.

#ifndef EXPORT_SET_H
#define EXPORT_SET_H

#include "db/store/store.h"
#include "db/text/arena.h"

// Writes the set with that code into the new folder [path]: all of it, or there is none.
// -1 with [err]: 66 no such set, 65 one that only lists know, 74 what cannot be written.
int export_set_folder(Store *store, const char *code, const char *path, Arena *arena,
                      Err *err);

#endif

// export_set.h -- writes a set as a folder that import takes again (set_folder.h).

#ifndef EXPORT_SET_H
#define EXPORT_SET_H

#include "db/store/store.h"
#include "db/text/arena.h"

// Writes the set with that code into the new folder [path]; on failure there is no
// folder. Returns -1 with [err]: 66 no such set, 65 only lists know the set, 74 a file
// cannot be written.
int export_set_folder(Store *store, const char *code, const char *path, Arena *arena,
                      Err *err);

#endif

// export_set.h -- writes a set as a folder that import takes again (set_folder.h).

#ifndef EXPORT_SET_H
#define EXPORT_SET_H

#include "db/store/store.h"
#include "db/text/arena.h"

// What is wanted of a set.
typedef struct {
    const char *code;
    const char *path; // of the new folder
    bool texts;       // its list has a column of the rules texts that lists brought
    int *left;        // gets how many of them stay behind else; NULL: nobody asks
} SetWish;

// Writes the set into the folder; on failure there is none. Returns -1 with [err]: 66 no
// such set, 65 only lists know the set, 74 a file cannot be written.
int export_set_folder(Store *store, const SetWish *wish, Arena *arena, Err *err);

#endif

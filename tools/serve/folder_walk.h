// folder_walk.h -- goes through the texts of a set folder in the order of their names.

#ifndef FOLDER_WALK_H
#define FOLDER_WALK_H

#include <sys/stat.h>

#include "engine/base/err.h"

// A regular file with the name of a text of a set.
typedef struct {
    int at;           // the open folder in which it lies
    const char *last; // its name there
    const char *name; // its name from the first folder on
    struct stat info;
} FolderEntry;

// Shows each text below the open folder [at] to [see], until that returns -1. What begins with a dot, and
// links, are passed over. Returns 0, or -1 with [err], also where there are too many.
int folder_walk(int at, int (*see)(void *self, const FolderEntry *entry, Err *err),
                void *self, Err *err);

#endif

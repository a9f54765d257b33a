// new_folder.h -- a folder that is made whole or not at all.

#ifndef NEW_FOLDER_H
#define NEW_FOLDER_H

#include <stdbool.h>
#include <stdio.h>

#include "db/text/arena.h"
#include "engine/base/err.h"

// A folder that is being filled.
typedef struct {
    Arena *arena;
    const char *path;  // the folder when it is whole
    const char *part;  // the folder that is filled until then
    const char **made; // paths below [part] of all that was made, folders too
    int made_n;
    const char *name; // of the file that is being written
} NewFolder;

// Makes a folder beside [path], which must not be there yet; [arena] outlives it. Returns
// 0, or -1 with [err].
int new_folder_open(NewFolder *folder, const char *path, Arena *arena, Err *err);

// Opens a new file of that name, and makes the folders that are part of the name. Returns
// NULL with [err].
FILE *new_folder_file(NewFolder *folder, const char *name, Err *err);

// Closes that file. Returns 0, or -1 with [err] if a byte could not be written.
int new_folder_file_end(const NewFolder *folder, FILE *file, Err *err);

// Gives the folder its name; if it is not [whole] or that fails, removes all that was
// made. Returns 0, or -1 with [err]; where the folder is not [whole], [err] says why already.
int new_folder_close(NewFolder *folder, bool whole, Err *err);

#endif

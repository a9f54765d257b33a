// folder.h -- a set folder on disk: its texts are listed, read, written and taken away by their names.
//
// A name comes from outside. It is one of a text of a set (db/folders/set_names.h), and each of its parts is
// opened from the one before without following a link, so none leads out of the folder, whoever changes it
// meanwhile. Links, pipes and devices in it are not there.

#ifndef FOLDER_H
#define FOLDER_H

#include <jansson.h>
#include <stdint.h>

#include "db/text/arena.h"
#include "engine/base/err.h"

enum { FOLDER_HASH = 17 }; // letters of a hash, with its end

typedef struct {
    int at;           // what is open
    const char *name; // its last part
} Folder;

// A text of it.
typedef struct {
    char *bytes; // a zero byte stands behind them
    size_t n;
    char hash[FOLDER_HASH];
} FolderText;

// Opens the folder at [path]. [arena] gets its name. Returns 0, or -1 with [err].
int folder_open(Folder *folder, const char *path, Arena *arena, Err *err);
void folder_close(Folder *folder);

// Lists all texts with their hashes, by name: [{"name", "hash"}]. Returns NULL with [err].
json_t *folder_list(const Folder *folder, Err *err);

// Returns a number that is another one when a text of the folder comes, goes or is written.
uint64_t folder_mark(const Folder *folder);

// Reads a text into [arena]. Returns 0, or -1 with [err]: CODE_MISSING if there is none of that name.
int folder_read(const Folder *folder, const char *name, Arena *arena, FolderText *text,
                Err *err);

// Writes a text whole, or leaves the one that is there; folders of its name are made. Its hash is set.
// Returns 0, or -1 with [err].
int folder_write(const Folder *folder, const char *name, FolderText *text, Err *err);

// Takes a text away. Returns 0, or -1 with [err].
int folder_remove(const Folder *folder, const char *name, Err *err);

#endif

// rooms_folder.h -- the folder in which a server keeps the records of its rooms.

#ifndef ROOMS_FOLDER_H
#define ROOMS_FOLDER_H

#include "db/text/arena.h"
#include "engine/base/err.h"

// Returns [wish], or `cardwright/rooms` where programs keep their state (XDG_STATE_HOME, or
// ~/.local/state). Makes it where it is not there. It belongs to the account, and nobody else reads
// it. Returns NULL with [err].
const char *rooms_folder(const char *wish, Arena *arena, Err *err);

#endif

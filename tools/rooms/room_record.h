// room_record.h -- the record of a room as a file.

#ifndef ROOM_RECORD_H
#define ROOM_RECORD_H

#include "tools/rooms/room.h"

// Writes the record. Returns 0, or -1 with [err], and then the one before it is still there.
int room_record_write(const Room *room, Err *err);

// Reads the file at the path of the room. Returns 0, or -1 with [err] that names it.
int room_record_read(Room *room, Err *err);

// Returns whether the game came to the state that its record tells.
bool room_record_fits(const Room *room);

#endif

// room_say.h -- the one door of a room: a message of somebody in, a reply out.

#ifndef ROOM_SAY_H
#define ROOM_SAY_H

#include "tools/rooms/room.h"

// Carries out the message of a place, and writes the reply into [out]. [here] says which places
// somebody looks from. Returns how many requests the message had.
int room_say(Room *room, int place, const bool *here, const char *text, size_t n,
             JsonText *out);

#endif

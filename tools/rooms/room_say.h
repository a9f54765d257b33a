// room_say.h -- the one door of a room: a message of somebody in, a reply out.

#ifndef ROOM_SAY_H
#define ROOM_SAY_H

#include "tools/rooms/room_talk.h"

// Carries out the speaker's message of [n] bytes, and writes the reply into [out]. Returns how many
// requests the message had.
int room_say(const RoomSpeaker *speaker, const char *text, size_t n, JsonText *out);

#endif

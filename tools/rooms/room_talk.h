// room_talk.h -- what people say about a room, and not about its game: room, back, agree, disagree.

#ifndef ROOM_TALK_H
#define ROOM_TALK_H

#include "tools/rooms/room.h"

// Who says something, and which places somebody looks from.
typedef struct {
    Room *room;
    int place;
    const bool *here;
} RoomSpeaker;

// Returns whether a message is about the room.
bool room_talk_is(const json_t *request);

// Carries it out. Returns the reply, or NULL with [err].
json_t *room_talk(const RoomSpeaker *speaker, const json_t *request, Err *err);

#endif

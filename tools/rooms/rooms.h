// rooms.h -- the rooms of a server: each has a thread of its own, so no game waits for another one.
//
// A message comes with a secret, which alone says for which room and place it is. A wrong secret and
// one of a room that is gone get the same answer in the same time. Every message is answered once,
// by `done`, from any thread.

#ifndef ROOMS_H
#define ROOMS_H

#include "tools/rooms/room.h"

typedef struct Rooms Rooms;

typedef enum {
    ROOMS_REPLY,   // the reply is there
    ROOMS_NOBODY,  // nobody has that secret
    ROOMS_MANY,    // too many messages of that place are on their way, or come too fast
    ROOMS_STOPPED, // the room or the server ends
} RoomsStatus;

// A message on its way. The caller owns it, and keeps it until it is done.
typedef struct RoomAsk {
    void (*done)(struct RoomAsk *ask);
    void *self;       // of the caller
    const char *line; // the message
    size_t n;
    RoomsStatus status;
    JsonText reply; // the caller frees its text
    // Of the rooms:
    struct RoomAsk *next;
    int room, place;   // where it is counted; room 0: nowhere
    uint64_t until_ns; // of one that waits for news
} RoomAsk;

// What rooms are made with; all outlives them.
typedef struct {
    const char *db;       // NULL: the usual one
    const char *folder;   // of the records, which is there and nobody else's
    const char *known_as; // begins each link: "http://192.168.0.7:8428"
} RoomsPlan;

// Goes on with the rooms whose records are in the folder; one that is refused is told on stderr and
// left as it is. Returns NULL with [err].
Rooms *rooms_open(const RoomsPlan *plan, Err *err);

// rooms_stop answers every message that is on its way, and from there on each at once.
void rooms_stop(Rooms *rooms);
void rooms_close(Rooms *rooms);

// Takes a message. rooms_wait: one that is answered with what `room` tells, once there is other news
// than [since], or ROOM_WAIT_MAX seconds are over.
void rooms_ask(Rooms *rooms, const char *secret, RoomAsk *ask);
void rooms_wait(Rooms *rooms, const char *secret, long since, RoomAsk *ask);

// Tells that the reply of a message is sent, or that nobody waits for it: until then it counts as on its way.
void rooms_sent(Rooms *rooms, const RoomAsk *ask);

// Takes a message of whoever owns the server: makeroom, rooms, closeroom.
void rooms_own(Rooms *rooms, RoomAsk *ask);

#endif

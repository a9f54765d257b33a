// rooms_inside.h -- what the files of the rooms share.

#ifndef ROOMS_INSIDE_H
#define ROOMS_INSIDE_H

#include <pthread.h>

#include "tools/rooms/rate.h"
#include "tools/rooms/rooms.h"

// Who has a secret.
typedef struct {
    Secret secret;
    int asks;         // on their way, until their replies are sent
    int waits;        // of these, for news
    uint64_t seen_ns; // when it last asked; 0: never
    Rate rate;
} Place;

// A room and its thread. The lock of the rooms guards all but the room itself, which is the thread's.
typedef struct {
    Rooms *rooms;
    bool used;
    bool ending;     // the thread shall end
    bool forget;     // and the record with it
    RoomAsk *making; // who waits for the room to be made; NULL: it has a record
    pthread_cond_t given;
    RoomAsk *first, **last; // messages in order
    RoomAsk *waiting;       // for news
    Place places[ROOM_PLACES];
    long news;
    uint64_t asked_ns; // when anybody last asked
    char game[80];     // its name
    int number, seats;
    Room *room;
} RoomSlot;

struct Rooms {
    RoomsPlan plan;
    pthread_mutex_t lock;
    pthread_cond_t ended;
    int lock_file;
    int living; // threads
    int last;   // number of a room so far
    bool stopping;
    RoomSlot slots[ROOMS_MAX];
};

// Starts the thread of a room that is used. Returns whether it could.
bool rooms_start(RoomSlot *slot);

// Lets others know of a room that is open. The lock is held.
void rooms_show(RoomSlot *slot);

// Ends a message: with a reply, which it frees, or without.
void rooms_reply(RoomAsk *ask, json_t *reply);
void rooms_done(RoomAsk *ask, RoomsStatus status);

#endif

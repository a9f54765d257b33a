// protocol_more.h -- a request of the protocol as a row, for this room and for rooms above it that
// bring further ones.

#ifndef PROTOCOL_MORE_H
#define PROTOCOL_MORE_H

#include "tools/door/json_keys.h"
#include "tools/protocol/protocol.h"

enum {
    WANTS_GAME = 1,
    BY_SEAT = 2,      // a connection that is bound to a seat may send it
    SETTINGS = 4,     // the game's settings are keys of it
    OF_POSITION = 8,  // the keys of a position are
    CHANCE = 16,      // its sender may choose the seed, unless bound to a seat
    BEGINS = 32,      // it begins a game, in a session that may be new
    GOES_ON = 64,     // it may want the next question as its reply
    KEEPS_TOLD = 256, // the question that was told last stays as it was told
    OF_HOST = 128,    // no guest in a game of ours may send it
    NO_RUN = 512,     // a guest of a room may, and none of a run of games
    LOOKS = 1024,     // an onlooker may send it
    GOES = 2048,      // the game goes on by it, or back
};

enum { REQUEST_KEYS = 8 };

// A request. [run] returns the reply, or NULL with [err] if it refuses the request and has changed
// nothing.
typedef struct {
    const char *type;
    json_t *(*run)(Protocol *protocol, const json_t *request, Err *err);
    int flags;
    JsonKey keys[REQUEST_KEYS];
} ProtocolRow;

// Further requests of a connection.
typedef struct ProtocolMore {
    const ProtocolRow *rows;
    int n;
    void (*close)(void *desk); // frees what they keep in Protocol.desk
    // Puts the session where the game began that a request with a "folder" began: 0, or -1 with
    // [err].
    int (*place)(Protocol *protocol, Err *err);
} ProtocolMore;

#endif

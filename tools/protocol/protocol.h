// protocol.h -- the engine for other programs: line-JSON on stdin and stdout.
//
// One request a line, one reply a line, in order; docs/protocol.md has every message.
// A reply holds what the asking seat may know and nothing else.

#ifndef PROTOCOL_H
#define PROTOCOL_H

#include <jansson.h>

#include "tools/session/session.h"
#include "tools/view/scene.h"

typedef struct {
    Session *session;
    const char *db;
    const char *game; // the file of a ruleset, NULL: the game of the database
    Scene *scene;
    PlayerId only; // the one seat this program plays; NOBODY: any
    bool playing;  // there is a game
    GameStatus status;
    int question;     // number of the waiting question
    LogEntry *events; // all so far
    size_t events_n, events_room;
} Protocol;

// Serves requests from stdin until "bye" or the end of the input. The caller has filled
// [db], [game] and [only]. Returns 0, or -1 with [err] filled if there are no cards.
int protocol_run(Protocol *protocol, Err *err);

// Refuses a request. Returns -1.
int protocol_refuse(Err *err, const char *reason);

// Reads mode, seed and seats of a request for [n] players. Returns 0, or -1 with [err]
// filled.
int protocol_setup(Protocol *protocol, const json_t *json, size_t n, Err *err);

// Sets up the position that [json] describes. Returns 0, or -1 with [err] filled.
int protocol_position(Protocol *protocol, const json_t *json, Err *err);

// Saved games as text.
json_t *protocol_save(const Protocol *protocol);
int protocol_load(Protocol *protocol, const json_t *json, Err *err);

#endif

// protocol_inside.h -- declarations that the files of the protocol share.

#ifndef PROTOCOL_INSIDE_H
#define PROTOCOL_INSIDE_H

#include "tools/protocol/protocol.h"

// A reply of [type]: with nothing else, or with the content of [json], which is freed.
json_t *protocol_word(const char *type);
json_t *protocol_typed(const char *type, json_t *json);

// Returns the seat that a request speaks for; NOBODY with [err] if it may not speak for
// it. On a connection that is bound to a seat that is the seat which needs no name.
PlayerId protocol_seat_of(const Protocol *protocol, const json_t *request, Err *err);

// Runs the game up to a question for a seat of the client, the end, or a fault.
void protocol_advance(Protocol *protocol);

// The requests of docs/protocol.md, in its order. Each returns the reply, or NULL with
// [err] if it refuses the request and has changed nothing.
json_t *protocol_do_hello(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_seat(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_newgame(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_nextgame(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_position(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_load(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_question(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_answer(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_concede(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_events(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_view(Protocol *protocol, const json_t *request, Err *err);

#endif

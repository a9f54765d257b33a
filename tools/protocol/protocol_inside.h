// protocol_inside.h -- declarations that the files of the protocol share.

#ifndef PROTOCOL_INSIDE_H
#define PROTOCOL_INSIDE_H

#include "tools/protocol/protocol_more.h"

// Return the session of that number of the connection: NULL if it is not there; or made if
// it is not there.
Protocol *protocol_session(Protocol *connection, int number);
Protocol *protocol_session_make(Protocol *connection, int number);

// Returns the seat that a request speaks for; NOBODY with [err] if it may not speak for
// it. On a connection that is bound to a seat that is the seat which needs no name.
PlayerId protocol_seat_of(const Protocol *protocol, const json_t *request, Err *err);

// Finds out with whose eyes a request looks, NOBODY: with those of an onlooker. Returns 0, or -1
// with [err].
int protocol_eyes_of(const Protocol *protocol, const json_t *request, PlayerId *eyes,
                     Err *err);

// Notes an answer to the question that waits, for those who go back to it and for the record.
// protocol_recorded: there is a record, and this is the game of it.
void protocol_note(Protocol *protocol, const Answer *answer);
bool protocol_recorded(const Protocol *protocol);

// Runs the game up to a question for a seat of the client, the end, or a fault.
void protocol_advance(Protocol *protocol);

// Opens the cards of the connection anew, for one session. Returns NULL with [err].
ProtocolCards *protocol_open_cards(Protocol *protocol, Err *err);

// Begins the game that the session has before its first step, gives it the answers that [next]
// reads as long as it returns true, and runs it on as protocol_advance does.
void protocol_again(Protocol *protocol, bool (*next)(void *self, GivenAnswer *one),
                    void *self);

// A new game begins, of which nothing is known.
void protocol_start_anew(Protocol *protocol);

// Makes the scene show the question with which [game] waits, with the eyes of the asked
// player.
const Question *protocol_look(const Protocol *protocol, const Game *game);

// Reads "pick" or "split" as an answer to the question of [game]. Returns 0, or -1 with
// [err].
int protocol_read_answer(const Protocol *protocol, const Game *game,
                         const json_t *request, Answer *answer, Err *err);

// Checks that the request is about the question that waits, and from the asked seat.
// Returns 0, or -1 with [err].
int protocol_check_asked(const Protocol *protocol, const json_t *request, Err *err);

// Return the number of events so far, and write those from [since] on into [list], which
// has room for them.
size_t protocol_events_n(const Protocol *protocol);
void protocol_events_since(const Protocol *protocol, size_t since,
                           const LogEntry **list);

// Marks in [hidden] those of the events in [list], from number [since] on, that happened before
// the game became a fork, to a thing that the fork's seat did not know. There it may be another
// one, so nobody is told of it.
void protocol_events_hidden(const Protocol *protocol, size_t since,
                            const LogEntry *const *list, bool *hidden);

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
json_t *protocol_do_fork(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_branch(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_undo(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_targets(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_leads(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_games(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_layout(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_story(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_card(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_say(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_why(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_whynot(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_concede(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_events(Protocol *protocol, const json_t *request, Err *err);
json_t *protocol_do_view(Protocol *protocol, const json_t *request, Err *err);

#endif

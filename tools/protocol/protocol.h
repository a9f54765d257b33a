// protocol.h -- the engine for other programs: one JSON object a line on stdin and
// stdout.
//
// Each request is a line and gets one line as reply, in order; docs/protocol.md has
// every message. A reply holds only what the asking seat may know.

#ifndef PROTOCOL_H
#define PROTOCOL_H

#include <jansson.h>

#include "tools/door/json_text.h"
#include "tools/protocol/protocol_cards.h"
#include "tools/record/record.h"
#include "tools/session/session.h"
#include "tools/trail/trail.h"
#include "tools/view/scene.h"

// The branches of a game, each with the moment where it was left. The present branch has
// none here: it goes on.
typedef struct {
    struct ProtocolBranch {
        int number;
        int at;
    } * list;
    int n, room;
    int now, last; // numbers: of the current branch, the highest so far
} ProtocolBranches;

struct ProtocolMore; // protocol_more.h

// In place of a seat: an onlooker, who is shown what all may know, and answers nothing.
enum { ONLOOKER = NOBODY - 1 };

// Whose game the client is a guest in. It begins none then: in a run of games (simulate) not even
// the next one of a match, in a room of `serve` that one.
typedef enum { GUEST_NOT, GUEST_OF_RUN, GUEST_OF_ROOM } ProtocolGuest;

// One connection and its game. Without a seat of its own it is the operator's, who may
// do everything (docs/security.md). A connection with games side by side has further ones
// of these, a session each; [others] and [shelf] are those of the connection.
typedef struct Protocol {
    Session *session;
    ProtocolCards *cards; // of the session
    ProtocolShelf *shelf;
    struct Protocol *others[SESSIONS_MAX]; // by number; NULL: there is none yet
    const char *db;
    const StoreBytes
        *bytes;       // a database in memory, in place of [db]; NULL: there is none
    const char *game; // the file of a ruleset, NULL: the game of the database
    struct {
        Store *store; // cards in memory, in place of all that; NULL: there are none
        char *game;   // its name
        int number;   // how often there were others
    } made;
    const struct ProtocolMore *more; // further requests; NULL: there are none
    void *desk;                      // of these
    json_t *begun; // the request that began the game, with its seed; NULL: nothing says
                   // again how it began
    Scene *scene;
    SettingWords set; // of each new game that says no other
    PlayerId only;    // the one seat that the client may play; ONLOOKER; NOBODY: any
    bool referee;     // the client owns the whole game: it may copy it as it is
    bool beside;      // the shelf belongs to another connection
    ProtocolGuest guest;
    // Bytes of replies after which no more of a batch is carried out; 0: BATCH_REPLY_MAX.
    size_t reply_max;
    bool no_files; // no deck is a file, for the operator neither
    // Hears of each request that changed the game itself, beside all branches; NULL: nobody does.
    void (*changed)(void *self, const json_t *request);
    void *changed_self;
    Record *record;    // of the game itself, beside all branches; NULL: none is written
    int refused;       // requests, those within batches too
    char refusal[200]; // why the last one was
    bool left;         // the client said "bye"
    bool playing;      // there is a game, perhaps over
    GameStatus status;
    int question; // number of the question that waits
    Trail trail;  // of the questions to go back to
    JsonText
        told; // the question as it was told last, without its end; empty: the game,
              // or what the scene shows, may be another now
    struct Protocol *replies; // the session that replied last
    LogEntry *events;         // those that no moment has
    size_t events_n, events_room;
    int lost; // events that found no room
    ProtocolBranches branches;
} Protocol;

// Open the cards, and free everything. The caller has filled [db], [game] and [only].
// protocol_open returns 0, or -1 with [err] if there are no cards.
int protocol_open(Protocol *protocol, Err *err);
void protocol_close(Protocol *protocol);

// Returns the games of the database with their decks, [{"game", "decks"}]; NULL with [err].
json_t *protocol_games(const Protocol *protocol, Err *err);

// Opens a connection that keeps its cards with those of [other], which is closed after it.
void protocol_open_beside(Protocol *protocol, const Protocol *other);

// Opens a connection with cards that are open, which the caller closes after it.
void protocol_open_with(Protocol *protocol, Catalog *catalog);

// Frees all sessions of the connection but its first.
void protocol_sessions_free(Protocol *connection);

// Begins the game that the session has before its first step. protocol_resume goes on with one
// that came to [status] elsewhere, with so many questions. protocol_forget frees all that is kept
// of games: events, moments, branches.
void protocol_begin(Protocol *protocol);
void protocol_resume(Protocol *protocol, GameStatus status, int question);
void protocol_forget(Protocol *protocol);

// Goes back to the game itself and forgets all branches.
void protocol_home(Protocol *protocol);

// Carries out a request that is no batch. Returns the reply, true where that is the question
// in [told] of the session that [replies], or NULL with [err] if it is refused.
json_t *protocol_reply(Protocol *connection, const json_t *request, Err *err);

// Returns the requests of a batch; NULL: it is another request, or with [err] a batch that
// is refused.
const json_t *protocol_batch(const Protocol *protocol, const json_t *request, Err *err);

// Return the type of request [i], and its key [k] beside those of the game; NULL beyond the
// last.
const char *protocol_request(int i);
const char *protocol_request_key(int i, int k);

// Refuses a request: puts [reason] into [err]. Returns -1.
int protocol_refuse(Err *err, const char *reason);

// Reads a request `newgame` and loads its cards, without a game. Returns 0, or -1 with [err],
// and then all is as it was.
int protocol_prepare(Protocol *protocol, const json_t *request, Err *err);

// Puts [session], which has other cards, where the game of the connection began. Returns 0, or
// -1 with [err].
int protocol_place(Protocol *protocol, Session *session, Err *err);

// Returns why the game could not begin again with other cards; NULL: it can.
const char *protocol_is_bound(const Protocol *protocol);

// Other cards for a connection.
typedef struct {
    Store *store;     // in memory
    Session *session; // its catalog reads [store]; put where the game begins
    const char *game; // its name
    bool plays;       // the game goes on; else there is none any more
    bool (*next)(void *self, GivenAnswer *one); // reads the answers that it goes on by
    void *self;
} ProtocolOver;

// Lets a connection and its first session go over to other cards, which belong to it then: games
// that begin later have them too. Further sessions keep their games with the cards of these.
// Returns 0, or -1 with [err].
int protocol_go_over(Protocol *protocol, const ProtocolOver *over, Err *err);

// Reads mode, seed and seats of a request for [n] players. Returns 0, or -1 with [err].
int protocol_setup(Protocol *protocol, const json_t *request, size_t n, Err *err);

// Sets up the position that [json] describes. Returns 0, or -1 with [err].
int protocol_position(Protocol *protocol, const json_t *json, Err *err);

// Write and read a saved game as JSON. It shows every hand, so it is no reply for a
// single seat.
json_t *protocol_save(const Protocol *protocol);
int protocol_load(Protocol *protocol, const json_t *json, Err *err);

// ---- for the requests of rooms above

// A reply of [type]: with nothing else, or with the content of [json], which is freed.
json_t *protocol_word(const char *type);
json_t *protocol_typed(const char *type, json_t *json);

// Begins the game that [read] makes of the request, and loads the cards anew, so that no game depends
// on earlier ones. A refused request leaves the game as it was. Returns whether it began.
bool protocol_replace(Protocol *protocol, const json_t *request, Err *err,
                      int (*read)(Protocol *protocol, const json_t *request, Err *err));

// Reads "seats" of a request, whose mode is known: who plays each. Returns 0, or -1 with [err].
int protocol_seats(Protocol *protocol, const json_t *request, Err *err);

// Keeps the question that waits, so that somebody may come back to it.
void protocol_keep(Protocol *protocol);

#endif

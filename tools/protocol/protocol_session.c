// protocol_session.c -- opens a connection, and the sessions in which its games go on side by
// side.
//
// The first session is the connection itself. Each has a game, branches and events of its own;
// cards they share. A connection that is bound to a seat stays bound to it.

#include "tools/protocol/protocol_inside.h"

#include <stdlib.h>

static void open_session(Protocol *protocol)
{
    protocol->session = session_new(protocol->cards->catalog);
    protocol->scene = calloc(1, sizeof *protocol->scene);
    ENOUGH(protocol->scene);
}

static void close_session(Protocol *protocol)
{
    protocol_forget(protocol);
    json_decref(protocol->begun);
    free(protocol->scene);
    protocol->session->catalog = NULL; // the shelf's
    session_close(protocol->session);
    protocol_cards_leave(protocol->shelf, protocol->cards);
}

Protocol *protocol_session(Protocol *connection, int number)
{
    return number ? connection->others[number] : connection;
}

Protocol *protocol_session_make(Protocol *connection, int number)
{
    if (!number || connection->others[number])
        return protocol_session(connection, number);
    Protocol *session = calloc(1, sizeof *session);
    ENOUGH(session);
    session->db = connection->db;
    session->bytes = connection->bytes;
    session->game = connection->game;
    session->made.store = connection->made.store;
    session->made.game = connection->made.game;
    session->made.number = connection->made.number;
    session->set = connection->set;
    session->only = connection->only;
    session->referee = connection->referee;
    session->shelf = connection->shelf;
    session->cards = connection->cards;
    protocol_cards_share(session->cards);
    open_session(session);
    connection->others[number] = session;
    return session;
}

void protocol_sessions_free(Protocol *connection)
{
    for (int i = 1; i < SESSIONS_MAX; i++) {
        if (!connection->others[i]) continue;
        close_session(connection->others[i]);
        free(connection->others[i]);
        connection->others[i] = NULL;
    }
}

void protocol_open_with(Protocol *protocol, Catalog *catalog)
{
    protocol->shelf = calloc(1, sizeof *protocol->shelf);
    ENOUGH(protocol->shelf);
    protocol->cards = protocol_cards_lend(protocol->shelf, catalog);
    open_session(protocol);
}

void protocol_open_beside(Protocol *protocol, const Protocol *other)
{
    ASSERT(protocol->only == NOBODY); // embed_request.c opens others with protocol_open
    protocol->beside = true;
    protocol->shelf = other->shelf;
    protocol->cards = other->cards;
    protocol_cards_share(protocol->cards);
    open_session(protocol);
}

int protocol_open(Protocol *protocol, Err *err)
{
    ProtocolShelf *shelf = calloc(1, sizeof *shelf);

    ENOUGH(shelf);
    protocol->cards =
        protocol_cards_open(shelf, protocol->bytes, protocol->db, protocol->game, err);
    if (!protocol->cards) {
        free(shelf);
        return -1;
    }
    if (protocol->only != NOBODY) catalog_forbid_files(protocol->cards->catalog);
    protocol->shelf = shelf;
    open_session(protocol);
    return 0;
}

void protocol_close(Protocol *protocol)
{
    protocol_sessions_free(protocol);
    close_session(protocol);
    if (protocol->desk) protocol->more->close(protocol->desk);
    protocol->desk = NULL;
    store_close(protocol->made.store);
    free(protocol->made.game);
    protocol->made.store = NULL;
    protocol->made.game = NULL;
    if (protocol->beside) return;
    protocol_cards_close(protocol->shelf);
    free(protocol->shelf);
}

// Refuses to bind a session to a seat that is not the only one a client plays there. Returns
// 0, or -1 with [err].
static int check_seat(const Protocol *protocol, PlayerId seat, Err *err)
{
    const Session *session = protocol->session;
    const int players = protocol->playing ? session->game.now.players_n : SEATS_MAX;

    if (seat >= players)
        return err_set(
            err, CODE_DATA, "\"seat\" is a number from 0 to %d", players - 1);
    for (int i = 0; protocol->playing && i < players; i++) {
        if ((session->bots[i].kind == SEAT_HUMAN) == (i == seat)) continue;
        return protocol_refuse(err,
                               "a connection has one seat: bots play all other seats");
    }
    if (!protocol->branches.n) return 0;
    return protocol_refuse(err,
                           "a seat has no branches of others: drop them first "
                           "(\"branch\" with \"drop\")");
}

// Binds the rest of the connection to a seat, in all sessions. No request undoes it.
json_t *protocol_do_seat(Protocol *protocol, const json_t *request, Err *err)
{
    const PlayerId seat =
        (PlayerId)json_integer_value(json_object_get(request, "seat"));

    if (protocol->only != NOBODY) {
        err_set(
            err, CODE_DATA, "this connection plays seat %d for good", protocol->only);
        return NULL;
    }
    for (int i = 0; i < SESSIONS_MAX; i++) {
        const Protocol *session = protocol_session(protocol, i);

        if (session && check_seat(session, seat, err)) return NULL;
    }
    for (int i = 0; i < SESSIONS_MAX; i++) {
        Protocol *session = protocol_session(protocol, i);

        if (!session) continue;
        session->only = seat;
        session->referee = false;
        catalog_forbid_files(session->session->catalog);
    }
    return json_pack("{s:s, s:i}", "type", "seat", "seat", seat);
}

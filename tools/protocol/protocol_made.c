// protocol_made.c -- a connection that goes over to other cards, with the game that it has.

#include "tools/protocol/protocol_inside.h"

#include <stdlib.h>
#include <string.h>

#include "db/store/store_copy.h"

// Games that begin later have a copy of [made].
static void take_made(Protocol *connection, Store *made, const char *game)
{
    store_close(connection->made.store);
    free(connection->made.game);
    connection->made.store = made;
    connection->made.game = strdup(game);
    ENOUGH(connection->made.game);
    connection->made.number++;
    for (int i = 1; i < SESSIONS_MAX; i++) {
        Protocol *session = connection->others[i];

        if (!session) continue;
        session->made.store = connection->made.store;
        session->made.game = connection->made.game;
        session->made.number = connection->made.number;
    }
}

int protocol_go_over(Protocol *protocol, const ProtocolOver *over, Err *err)
{
    Store *made = store_copy(over->store, err);
    Session *before = protocol->session;

    if (!made) return -1;
    take_made(protocol, made, over->game);
    protocol_forget(protocol);
    if (over->plays) memcpy(over->session->bots, before->bots, sizeof before->bots);
    protocol->session = over->session;
    before->catalog = NULL; // the shelf's
    session_close(before);
    protocol_cards_leave(protocol->shelf, protocol->cards);
    protocol->cards =
        protocol_cards_take(protocol->shelf, over->session->catalog, over->store);
    protocol->playing = over->plays;
    if (over->plays) protocol_again(protocol, over->next, over->self);
    return 0;
}

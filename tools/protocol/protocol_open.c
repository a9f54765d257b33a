// protocol_open.c -- opens the cards of a connection anew.

#include "tools/protocol/protocol_inside.h"

ProtocolCards *protocol_open_cards(Protocol *protocol, Err *err)
{
    if (protocol->made.store)
        return protocol_cards_copy(
            protocol->shelf, protocol->made.store, protocol->made.game, err);
    return protocol_cards_open(
        protocol->shelf, protocol->bytes, protocol->db, protocol->game, err);
}

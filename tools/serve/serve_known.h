// serve_known.h -- how fast each address elsewhere asks, and over how many connections: in IPv6 each network,
// of which one person has all addresses.

#ifndef SERVE_KNOWN_H
#define SERVE_KNOWN_H

#include <stdbool.h>
#include <sys/socket.h>

#include "engine/base/limit.h"
#include "tools/rooms/rate.h"

typedef struct {
    struct {
        unsigned char address[16];
        Rate rate;
        int connections;
    } list[LISTEN_KNOWN_MAX];
    int n;
} ServeKnown;

// Returns whether one more connection from [address] may come.
bool serve_known_has_room(ServeKnown *known, const struct sockaddr *address);

// Counts a connection that comes (1) or goes (-1).
void serve_known_count(ServeKnown *known, const struct sockaddr *address, int n);

// Counts a request from [address]. Returns whether it may be answered.
bool serve_known_ask(ServeKnown *known, const struct sockaddr *address);

#endif

// serve_known.h -- how fast each address elsewhere asks.

#ifndef SERVE_KNOWN_H
#define SERVE_KNOWN_H

#include <stdbool.h>
#include <sys/socket.h>

#include "tools/rooms/rate.h"
#include "tools/rooms/room_limits.h"

typedef struct {
    struct {
        unsigned char address[16];
        Rate rate;
    } list[LISTEN_KNOWN_MAX];
    int n;
} ServeKnown;

// Counts a request from [address]. Returns whether it may be answered.
bool serve_known_ask(ServeKnown *known, const struct sockaddr *address);

#endif

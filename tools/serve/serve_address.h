// serve_address.h -- sockets that listen, and how they are called.

#ifndef SERVE_ADDRESS_H
#define SERVE_ADDRESS_H

#include <netinet/in.h>
#include <stdbool.h>

#include "engine/base/err.h"

enum { SERVE_NAME = 256 }; // bytes of an origin

typedef union {
    struct sockaddr any;
    struct sockaddr_in four;
    struct sockaddr_in6 six;
} ServeAddress;

// Reads "192.168.0.7:8428" or "[::1]:8428". Returns false if it is none.
bool serve_address_read(const char *text, ServeAddress *address);

// Returns loopback with that port; 0: any that is free.
ServeAddress serve_address_loopback(int port);

// Returns whether it stands for all addresses of the machine.
bool serve_address_is_any(const ServeAddress *address);

// Returns a socket that listens there, or -1 with [err]. [address] gets the port that was free.
int serve_address_listen(ServeAddress *address, Err *err);
int serve_address_port(const ServeAddress *address);

// Writes its origin: "http://192.168.0.7:8428".
void serve_address_origin(const ServeAddress *address, char origin[SERVE_NAME]);

// Returns whether a text is an origin: http:// or https://, a host, a port if any, nothing more.
bool serve_address_is_origin(const char *text);

#endif

// serve.h -- serves the page, rooms and a folder to browsers, by libmicrohttpd.
//
// On loopback it serves browsers of this machine; on an address that the owner names, people
// elsewhere, who get the page and the rooms of which they know a secret. A request is answered only
// where it names this server as its host: a page of another origin that a browser shows, or a name
// that somebody lets lead to this machine, gets nothing.

#ifndef SERVE_H
#define SERVE_H

#include "engine/base/err.h"
#include "tools/rooms/rooms.h"
#include "tools/serve/page_files.h"
#include "tools/serve/serve_address.h"
#include "tools/serve/serve_folder.h"

typedef struct Serve Serve;

// What is served; all lives longer.
typedef struct {
    const PageFiles *page;
    Rooms *rooms;         // NULL: there are none
    ServeFolder *folder;  // of the owner; NULL: there is none
    const Secret *owner;  // who has it owns the server; NULL: for people elsewhere
    const char *known_as; // the origin of the page: "http://localhost:8427"
} ServePlan;

// Begins to serve on a socket, which it closes at its end. Returns NULL with [err].
Serve *serve_start(const ServePlan *plan, int socket, Err *err);

// Ends what is being sent, and frees. Before that, rooms_stop and serve_folder_stop. NULL is allowed.
void serve_stop(Serve *serve);

#endif

// serve.h -- serves the page to browsers of this machine, by libmicrohttpd.
//
// Only GET and HEAD of its files are answered, only on loopback, and only where the request names this
// server as its host: a page of another origin that a browser shows, or a name that somebody lets
// lead to this machine, gets nothing.

#ifndef SERVE_H
#define SERVE_H

#include "engine/base/err.h"
#include "tools/serve/page_files.h"

typedef struct Serve Serve;

// Begins to serve on [port]; 0: any that is free. [page] lives longer. Returns NULL with [err].
Serve *serve_start(const PageFiles *page, int port, Err *err);

// Returns the port.
int serve_port(const Serve *serve);

// Ends what is being sent, and frees. NULL is allowed.
void serve_stop(Serve *serve);

#endif

// engine.c -- the engine of the page: one CwEngine behind three functions, which worker.ts calls.
//
// Its cards lie in the file that the worker has written into the page's memory.

#include <emscripten.h>
#include <stddef.h>

#include "tools/embed/cardwright.h"

static CwEngine *engine;

// Opens the cards of [game] in the database at [path], with one connection that may do anything;
// what was open is closed. NULL: the usual game. Returns 0, or what page_message says.
EMSCRIPTEN_KEEPALIVE int page_open(const char *path, const char *game)
{
    if (!engine) engine = cw_new();
    return engine ? (int)cw_open(engine, path, game) : CW_BROKEN;
}

// Returns the reply to a request of docs/protocol.md, [n] bytes, good until the next call; NULL:
// there is none, and page_message says why.
EMSCRIPTEN_KEEPALIVE const char *page_request(const char *json, size_t n)
{
    const char *reply = NULL;

    return cw_request(engine, json, n, &reply) ? NULL : reply;
}

EMSCRIPTEN_KEEPALIVE const char *page_message(void)
{
    return engine ? cw_message(engine) : "there is no memory for the engine";
}

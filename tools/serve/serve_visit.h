// serve_visit.h -- one request on its way, from its headers to its answer.

#ifndef SERVE_VISIT_H
#define SERVE_VISIT_H

#include "tools/serve/serve.h"
#include "tools/serve/serve_reply.h"

// A message to a room or to the server, whose answer may take a while. Meanwhile its connection costs
// nobody anything.
typedef struct {
    struct MHD_Connection *connection;
    JsonText text;
    bool asked, done; // the rooms have it; and have answered
    RoomAsk ask;
} ServeVisit;

// Returns whether [address] is one for messages of [plan], and by which methods.
bool serve_visit_is(const ServePlan *plan, const char *address, const char **methods);

// Takes a part of the message. Returns false if it is too long.
bool serve_visit_add(ServeVisit *visit, const char *bytes, size_t n);

// Hands the whole message over, and answers it when the connection comes back.
enum MHD_Result serve_visit_go(ServeVisit *visit, const ServePlan *plan,
                               const char *address, bool reads);

void serve_visit_free(ServeVisit *visit);

#endif

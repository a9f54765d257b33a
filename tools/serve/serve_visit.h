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
    bool asked, done; // somebody else has it; and has answered
    Rooms *rooms;     // which count it until its reply is sent
    RoomAsk ask;
    FolderWait wait;
    const struct ServeRow *row;
} ServeVisit;

// An address for messages.
typedef struct ServeRow {
    const char *address;
    const char *methods;
    size_t bytes; // of a message
    bool (*is_there)(const ServePlan *plan);
    bool owns; // it is the owner's
    enum MHD_Result (*go)(ServeVisit *visit, const ServePlan *plan, const char *method);
} ServeRow;

// Returns the row of [address] if [plan] has it, else NULL.
const ServeRow *serve_visit_row(const ServePlan *plan, const char *address);

// Returns whether the connection may ask there: the owner's secret is with it where that is wanted.
bool serve_visit_may(const ServeRow *row, const ServePlan *plan,
                     struct MHD_Connection *connection);

// Takes a part of the message. Returns false if it is too long.
bool serve_visit_add(ServeVisit *visit, const char *bytes, size_t n);

// Hands the whole message over, and answers it when the connection comes back.
enum MHD_Result serve_visit_go(ServeVisit *visit, const ServePlan *plan,
                               const char *method);

void serve_visit_free(ServeVisit *visit);

#endif

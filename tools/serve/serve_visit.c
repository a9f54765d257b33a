// serve_visit.c -- hands messages to rooms, and sends the replies when they come.
//
// While a room thinks its connection is suspended, so that the one thread of the server serves
// everybody else.

#include "tools/serve/serve_visit.h"

#include <stdlib.h>
#include <string.h>

static const char room_address[] = "/room", owner_address[] = "/rooms";

bool serve_visit_is(const ServePlan *plan, const char *address, const char **methods)
{
    if (plan->rooms && !plan->owner && !strcmp(address, room_address)) {
        *methods = "GET, POST";
        return true;
    }
    if (plan->rooms && plan->owner && !strcmp(address, owner_address)) {
        *methods = "POST";
        return true;
    }
    return false;
}

bool serve_visit_add(ServeVisit *visit, const char *bytes, size_t n)
{
    if (visit->text.n + n > ROOM_BYTES_MAX) return false;
    json_text_add(&visit->text, bytes, n);
    return true;
}

static void done(RoomAsk *ask)
{
    ServeVisit *visit = ask->self;

    visit->done = true;
    MHD_resume_connection(visit->connection);
}

static enum MHD_Result reply(ServeVisit *visit)
{
    JsonText *said = &visit->ask.reply;
    char *const taken = said->text;

    switch (visit->ask.status) {
    case ROOMS_REPLY:
        said->text = NULL;
        return serve_reply_json(visit->connection, taken, said->n);
    case ROOMS_NOBODY:
        return serve_reply_refuse(
            visit->connection, MHD_HTTP_NOT_FOUND, "there is no such room\n", NULL);
    case ROOMS_MANY:
        return serve_reply_refuse(visit->connection,
                                  MHD_HTTP_TOO_MANY_REQUESTS,
                                  "these are too many requests: wait a second\n",
                                  NULL);
    case ROOMS_STOPPED: break;
    }
    return serve_reply_refuse(
        visit->connection, MHD_HTTP_SERVICE_UNAVAILABLE, "the room ends\n", NULL);
}

static const char *secret_of(struct MHD_Connection *connection)
{
    return MHD_lookup_connection_value(
        connection, MHD_HEADER_KIND, "Cardwright-Secret");
}

static long since_of(struct MHD_Connection *connection)
{
    const char *text =
        MHD_lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, "since");

    return text ? strtol(text, NULL, 10) : 0;
}

static enum MHD_Result go_to_rooms(ServeVisit *visit, const ServePlan *plan, bool reads)
{
    struct MHD_Connection *connection = visit->connection;

    if (plan->owner) {
        const Secret secret = secret_read(secret_of(connection));
        if (!secret_same(&secret, plan->owner))
            return serve_reply_refuse(connection,
                                      MHD_HTTP_FORBIDDEN,
                                      "the owner has the address that was printed\n",
                                      NULL);
    }
    visit->ask = (RoomAsk){.done = done,
                           .self = visit,
                           .line = visit->text.n ? visit->text.text : "",
                           .n = visit->text.n};
    visit->asked = true;
    MHD_suspend_connection(connection);
    if (plan->owner)
        rooms_own(plan->rooms, &visit->ask);
    else if (reads)
        rooms_wait(
            plan->rooms, secret_of(connection), since_of(connection), &visit->ask);
    else
        rooms_ask(plan->rooms, secret_of(connection), &visit->ask);
    return MHD_YES;
}

enum MHD_Result serve_visit_go(ServeVisit *visit, const ServePlan *plan,
                               const char *address, bool reads)
{
    (void)address;
    if (!visit->asked) return go_to_rooms(visit, plan, reads);
    return visit->done ? reply(visit) : MHD_YES;
}

void serve_visit_free(ServeVisit *visit)
{
    free(visit->text.text);
    free(visit->ask.reply.text);
    free(visit);
}

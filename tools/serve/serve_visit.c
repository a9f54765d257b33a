// serve_visit.c -- hands messages to rooms, to the folder and to readers of files, and sends the replies when they come.
//
// While a room thinks, or a page waits for news of the folder, its connection is suspended, so that the one thread of the server serves
// everybody else.

#include "tools/serve/serve_visit.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/limit.h"
#include "tools/door/json_safe.h"
#include "tools/serve/serve_argument.h"
#include "tools/serve/serve_texts.h"

bool serve_visit_add(ServeVisit *visit, const char *bytes, size_t n)
{
    if (visit->text.n + n > visit->row->bytes) return false;
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
        return serve_reply_json(visit->connection, MHD_HTTP_OK, taken, said->n);
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

static enum MHD_Result go_to_rooms(ServeVisit *visit, const ServePlan *plan,
                                   const char *method)
{
    struct MHD_Connection *connection = visit->connection;

    if (visit->asked) return visit->done ? reply(visit) : MHD_YES;
    visit->ask = (RoomAsk){.done = done,
                           .self = visit,
                           .line = visit->text.n ? visit->text.text : "",
                           .n = visit->text.n};
    visit->asked = true;
    visit->rooms = plan->rooms;
    MHD_suspend_connection(connection);
    if (plan->owner)
        rooms_own(plan->rooms, &visit->ask);
    else if (!strcmp(method, "GET"))
        rooms_wait(
            plan->rooms, secret_of(connection), since_of(connection), &visit->ask);
    else
        rooms_ask(plan->rooms, secret_of(connection), &visit->ask);
    return MHD_YES;
}

static void folder_done(FolderWait *wait)
{
    ServeVisit *visit = (ServeVisit *)((char *)wait - offsetof(ServeVisit, wait));

    visit->done = true;
    MHD_resume_connection(visit->connection);
}

static enum MHD_Result go_to_folder(ServeVisit *visit, const ServePlan *plan,
                                    const char *method)
{
    struct MHD_Connection *connection = visit->connection;
    uint64_t since;

    if (visit->asked && !visit->done) return MHD_YES;
    if (!visit->asked && !strcmp(method, "GET") &&
        serve_folder_since(connection, &since)) {
        visit->asked = true;
        visit->wait.done = folder_done;
        MHD_suspend_connection(connection);
        if (!serve_folder_wait(plan->folder, since, &visit->wait))
            folder_done(&visit->wait);
        return MHD_YES;
    }
    return serve_folder_reply(plan->folder, connection, method, &visit->text);
}

static enum MHD_Result go_to_texts(ServeVisit *visit, const ServePlan *plan,
                                   const char *method)
{
    struct MHD_Connection *connection = visit->connection;
    char name[SET_NAME_MAX + 1];
    Err err = {0};

    (void)plan;
    (void)method;
    if (!serve_argument_name(connection, "name", name))
        return serve_reply_refuse(connection,
                                  MHD_HTTP_BAD_REQUEST,
                                  "say what it is called: ?name=NAME\n",
                                  NULL);
    json_t *told = serve_texts(name, &visit->text, &err);
    if (!told)
        told = json_pack(
            "{s:s, s:o}", "type", "refused", "reason", json_safe_text(err.text));
    return serve_reply_value(connection, MHD_HTTP_OK, told);
}

// Tells the owner what there is.
static enum MHD_Result go_to_owner(ServeVisit *visit, const ServePlan *plan,
                                   const char *method)
{
    json_t *told = json_pack("{s:s, s:b, s:b}",
                             "type",
                             "owner",
                             "rooms",
                             plan->rooms != NULL,
                             "folder",
                             plan->folder != NULL);

    (void)method;
    return serve_reply_value(visit->connection, MHD_HTTP_OK, told);
}

static bool has_rooms(const ServePlan *plan)
{
    return plan->rooms && !plan->owner;
}

static bool owns_rooms(const ServePlan *plan)
{
    return plan->rooms && plan->owner;
}

static bool owns_folder(const ServePlan *plan)
{
    return plan->folder && plan->owner;
}

static bool owns(const ServePlan *plan)
{
    return plan->owner;
}

const ServeRow *serve_visit_row(const ServePlan *plan, const char *address)
{
    static const ServeRow rows[] = {
        {"/room", "GET, POST", ROOM_BYTES_MAX, has_rooms, false, go_to_rooms},
        {"/rooms", "POST", ROOM_BYTES_MAX, owns_rooms, true, go_to_rooms},
        {"/folder",
         "GET, PUT, DELETE",
         FOLDER_FILE_MAX,
         owns_folder,
         true,
         go_to_folder},
        {"/owner", "GET", 0, owns, true, go_to_owner},
        {"/texts", "POST", TEXTS_FILE_MAX, owns, true, go_to_texts}};

    for (int i = 0; i < COUNT_OF(rows); i++)
        if (!strcmp(address, rows[i].address) && rows[i].is_there(plan))
            return &rows[i];
    return NULL;
}

bool serve_visit_may(const ServeRow *row, const ServePlan *plan,
                     struct MHD_Connection *connection)
{
    const Secret secret = secret_read(secret_of(connection));

    return !row->owns || secret_same(&secret, plan->owner);
}

enum MHD_Result serve_visit_go(ServeVisit *visit, const ServePlan *plan,
                               const char *method)
{
    return visit->row->go(visit, plan, method);
}

void serve_visit_free(ServeVisit *visit)
{
    if (visit->rooms) rooms_sent(visit->rooms, &visit->ask);
    free(visit->text.text);
    free(visit->ask.reply.text);
    free(visit);
}

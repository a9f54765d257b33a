// embed_request.c -- the connection of an engine, which carries out any request of
// docs/protocol.md.
//
// It has games of its own. Cards it keeps with those of the stage, but where it is bound to a seat:
// then it has its own too, because it must not come to what the other functions of the header may
// do.

#include <stdlib.h>

#include "tools/desk/desk.h"
#include "tools/embed/embed_inside.h"
#include "tools/protocol/protocol_line.h"

// The struct ends here at least; longer ones came later.
enum { RIGHTS_LEAST = sizeof(CwRights) };

void embed_disconnect(CwEngine *engine)
{
    if (engine->connection) protocol_close(engine->connection);
    free(engine->connection);
    engine->connection = NULL;
    for (int i = 0; i < engine->set.n; i++) free((char *)engine->set.said[i]);
    engine->set.n = 0;
}

// Opens a connection with these rights, in place of the one that was there.
static CwStatus connect(CwEngine *engine, const CwRights *rights)
{
    Protocol *connection = calloc(1, sizeof *connection);
    Err err = {0};

    ENOUGH(connection);
    connection->db = engine->path;
    connection->bytes = embed_bytes(engine);
    connection->game = engine->name;
    connection->only = rights->seat == CW_NOBODY ? NOBODY : (PlayerId)rights->seat;
    connection->referee = rights->referee != 0;
    if (connection->only == NOBODY) {
        protocol_open_beside(connection, engine->stage);
        connection->more = desk_requests();
    } else if (protocol_open(connection, &err)) {
        free(connection);
        return embed_err(engine, CW_DATA, &err);
    }
    embed_disconnect(engine);
    for (size_t i = 0; i < rights->settings_n; i++)
        engine->set.said[engine->set.n++] = embed_kept(rights->settings[i]);
    connection->set = engine->set;
    engine->connection = connection;
    return CW_OK;
}

static CwStatus check(CwEngine *engine, const CwRights *rights)
{
    CwStatus status =
        embed_sized(engine, rights, "CwRights", RIGHTS_LEAST, sizeof *rights);

    if (status) return status;
    if (rights->seat < CW_NOBODY || rights->seat >= SEATS_MAX)
        return embed_fail(engine,
                          CW_ARGUMENT,
                          "seat %d is none of 0 to %d",
                          rights->seat,
                          SEATS_MAX - 1);
    if (rights->referee && rights->seat != CW_NOBODY)
        return embed_fail(engine, CW_ARGUMENT, "a referee has no seat");
    if (rights->settings_n > SITTING_SETTINGS)
        return embed_fail(
            engine, CW_ARGUMENT, "%zu settings are too many", rights->settings_n);
    for (size_t i = 0; i < rights->settings_n; i++)
        if (!rights->settings || !rights->settings[i])
            return embed_fail(engine, CW_ARGUMENT, "'settings[%zu]' is NULL", i);
    return embed_opened(engine);
}

static CwStatus do_connect(CwEngine *engine, void *given)
{
    const CwRights *rights = given;
    const CwStatus status = check(engine, rights);

    return status ? status : connect(engine, rights);
}

CwStatus cw_connect(CwEngine *engine, const CwRights *rights)
{
    return embed_call(engine, do_connect, (void *)rights);
}

typedef struct {
    const char *text;
    size_t n;
    const char **reply;
} Request;

static CwStatus do_request(CwEngine *engine, void *given)
{
    static const CwRights all = {.size = sizeof all, .seat = CW_NOBODY};
    const Request *of = given;
    CwStatus status = embed_given(engine, of->text, "json");

    if (!status) status = embed_given(engine, of->reply, "reply");
    if (!status) status = embed_opened(engine);
    if (!status && !engine->connection) status = connect(engine, &all);
    if (status) return status;
    if (engine->connection->left)
        return embed_fail(
            engine, CW_MOMENT, "the connection has ended: cw_connect begins another");
    protocol_line_write(engine->connection, of->text, of->n, &engine->reply);
    *of->reply = engine->reply.text;
    return CW_OK;
}

CwStatus cw_request(CwEngine *engine, const char *json, size_t n, const char **reply)
{
    return embed_call(engine, do_request, &(Request){json, n, reply});
}

int cw_left(const CwEngine *engine)
{
    return engine && engine->connection && engine->connection->left;
}

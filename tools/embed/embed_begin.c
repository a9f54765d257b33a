// embed_begin.c -- how games begin: from decks, a position, a saved game, or as a fork of
// another one. Each is a request of docs/protocol.md, carried out on the stage.

#include <stdlib.h>
#include <string.h>

#include "tools/door/json_safe.h"
#include "tools/embed/embed_inside.h"

json_t *embed_ask(CwEngine *engine, json_t *request, CwStatus *status)
{
    Err err = {0};
    json_t *reply;

    engine->at = NULL;
    reply = protocol_reply(engine->stage, request, &err);
    json_decref(request);
    *status = reply ? CW_OK : embed_err(engine, CW_REFUSED, &err);
    return reply;
}

CwStatus embed_prepare(CwEngine *engine, json_t *request)
{
    Err err = {0};

    engine->at = NULL;
    const int failed = protocol_prepare(engine->stage, request, &err);
    json_decref(request);
    return failed ? embed_err(engine, CW_REFUSED, &err) : CW_OK;
}

// Carries out a request that begins a game, and frees it; NULL: it failed before.
static CwStatus begin(CwEngine *engine, json_t *request, CwGame *game)
{
    CwStatus status = CW_OK;

    json_decref(embed_ask(engine, request, &status));
    if (!status) *game = embed_take_new(engine);
    return status;
}

// A game that begins: what from, and where its handle goes.
typedef struct {
    const void *from;
    size_t n;
    CwGame *game;
} Beginning;

static CwStatus do_start(CwEngine *engine, void *given)
{
    const Beginning *of = given;
    CwStatus status = embed_given(engine, of->game, "game");

    if (!status) status = embed_opened(engine);
    if (status) return status;
    json_t *request = embed_setup(engine, of->from, &status);
    return request ? begin(engine, request, of->game) : status;
}

CwStatus cw_start(CwEngine *engine, const CwSetup *setup, CwGame *game)
{
    return embed_call(engine, do_start, &(Beginning){setup, 0, game});
}

// Reads an object as the request [type]. Returns NULL with [status].
static json_t *read_request(CwEngine *engine, const Beginning *of, const char *type,
                            CwStatus *status)
{
    json_error_t where;
    json_t *request;

    *status = embed_given(engine, of->game, "game");
    if (!*status) *status = embed_given(engine, of->from, "the text");
    if (!*status) *status = embed_opened(engine);
    if (*status) return NULL;
    request = json_loadb(of->from, of->n, JSON_REJECT_DUPLICATES, &where);
    if (json_is_object(request)) {
        json_safe_set(request, "type", json_string(type));
        return request;
    }
    *status = request ? embed_fail(engine, CW_DATA, "a %s is a JSON object", type)
                      : embed_fail(engine,
                                   CW_DATA,
                                   "no JSON: line %d, column %d: %s",
                                   where.line,
                                   where.column,
                                   where.text);
    json_decref(request);
    return NULL;
}

static CwStatus do_position(CwEngine *engine, void *given)
{
    CwStatus status;
    json_t *request = read_request(engine, given, "position", &status);

    return request ? begin(engine, request, ((const Beginning *)given)->game) : status;
}

CwStatus cw_position(CwEngine *engine, const char *json, CwGame *game)
{
    return embed_call(
        engine, do_position, &(Beginning){json, json ? strlen(json) : 0, game});
}

static CwStatus do_load(CwEngine *engine, void *given)
{
    CwStatus status;
    json_t *request = read_request(engine, given, "load", &status);

    if (!request) return status;
    status = begin(engine, request, ((const Beginning *)given)->game);
    return status == CW_REFUSED ? CW_DATA : status;
}

CwStatus embed_load(CwEngine *engine, const void *bytes, size_t n, CwGame *game)
{
    return do_load(engine, &(Beginning){bytes, n, game});
}

CwStatus cw_load(CwEngine *engine, const void *bytes, size_t n, CwGame *game)
{
    return embed_call(engine, do_load, &(Beginning){bytes, n, game});
}

typedef struct {
    CwGame game;
    int seat;
    uint64_t seed;
    CwGame *fork;
} Forking;

static CwStatus do_fork(CwEngine *engine, void *given)
{
    const Forking *of = given;
    EmbeddedGame *game = NULL;
    CwStatus status = embed_given(engine, of->fork, "fork");

    if (!status) status = embed_seed(engine, of->seed);
    if (!status) status = embed_find(engine, of->game, &game);
    if (status) return status;
    embed_stage(engine, game);
    return begin(engine,
                 json_pack("{s:s, s:i, s:I}",
                           "type",
                           "fork",
                           "seat",
                           of->seat,
                           "seed",
                           (json_int_t)of->seed),
                 of->fork);
}

CwStatus cw_fork(CwEngine *engine, CwGame game, int seat, uint64_t seed, CwGame *fork)
{
    return embed_call(engine, do_fork, &(Forking){game, seat, seed, fork});
}

// embed_begin.c -- how games begin: from decks, a position, a saved game, or as a fork of
// another one. Each is a request of docs/protocol.md, carried out on the stage.

#include <stdlib.h>
#include <string.h>

#include "tools/door/json_safe.h"
#include "tools/embed/embed_inside.h"

// The struct ends here at least; longer ones came later.
enum { SETUP_LEAST = offsetof(CwSetup, asks_all) + sizeof(int) };

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

// Carries out a request that begins a game, and frees it; NULL: it failed before.
static CwStatus begin(CwEngine *engine, json_t *request, CwGame *game)
{
    CwStatus status = CW_OK;

    json_decref(embed_ask(engine, request, &status));
    if (!status) *game = embed_take_new(engine);
    return status;
}

// Adds a list of [n] texts under [key], unless it is empty. Returns how it went.
static CwStatus add_texts(CwEngine *engine, json_t *request, const char *key,
                          const char *const *texts, size_t n)
{
    json_t *list;

    if (!n) return CW_OK;
    if (n > SETTINGS_MAX)
        return embed_fail(engine, CW_ARGUMENT, "'%s_n' is %zu: too many", key, n);
    if (embed_given(engine, texts, key)) return CW_ARGUMENT;
    list = json_array();
    for (size_t i = 0; i < n; i++)
        json_array_append_new(list, json_safe_text(texts[i]));
    json_safe_set(request, key, list);
    for (size_t i = 0; i < n; i++)
        if (!texts[i])
            return embed_fail(engine, CW_ARGUMENT, "'%s[%zu]' is NULL", key, i);
    return CW_OK;
}

// Adds the decks that are usual for so many seats where none is named.
static CwStatus add_usual_decks(CwEngine *engine, const CwSetup *setup, json_t *request)
{
    Session *session = engine->stage->session;
    const Rules *rules = session_rules(session);
    const int mode = setup->mode ? sitting_mode_find(rules, setup->mode) : 0;
    const char *names[SEATS_MAX];
    Err err = {0};

    if (setup->decks_n || mode < 0 || !deck_sections_n(rules)) return CW_OK;
    Arena *arena = arena_new();
    const int n = catalog_usual_decks(
        session->catalog, sitting_mode(rules, mode).players, arena, names, &err);
    CwStatus status = n < 0 ? embed_err(engine, CW_DATA, &err) : CW_OK;
    if (n > 0) status = add_texts(engine, request, "decks", names, (size_t)n);
    arena_free(arena);
    return status;
}

// Adds one setting, "name=value": as a key of its own, or of `settings` where it takes words.
static CwStatus add_setting(CwEngine *engine, json_t *request, json_t *words,
                            const char *said)
{
    const Rules *rules = session_rules(engine->stage->session);
    const char *value = strchr(said, '=');
    char name[64];

    if (!value || (size_t)(value - said) >= sizeof name)
        return embed_fail(
            engine, CW_ARGUMENT, "'%s' is no setting: write \"name=value\"", said);
    memcpy(name, said, (size_t)(value - said));
    name[value - said] = '\0';
    const int row = sitting_setting_find(rules, name);
    const bool plain = row >= 0 && !sitting_setting(rules, row)->values;
    json_t *json = json_loads(++value, JSON_DECODE_ANY, NULL);
    if (!json) json = json_safe_text(value);
    json_safe_set(plain ? request : words, name, json);
    return CW_OK;
}

static CwStatus add_settings(CwEngine *engine, const CwSetup *setup, json_t *request)
{
    const size_t n = setup->settings_n;
    CwStatus status = n ? embed_given(engine, setup->settings, "settings") : CW_OK;

    if (status) return status;
    json_t *words = json_object();
    for (size_t i = 0; !status && i < n; i++)
        status = setup->settings[i]
                     ? add_setting(engine, request, words, setup->settings[i])
                     : embed_fail(engine, CW_ARGUMENT, "'settings[%zu]' is NULL", i);
    if (json_object_size(words)) json_safe_set(request, "settings", json_incref(words));
    json_decref(words);
    if (setup->asks_all) json_safe_set(request, "asks_all", json_true());
    return status;
}

// Adds what the setup says. Returns how it went.
static CwStatus add_setup(CwEngine *engine, const CwSetup *setup, json_t *request)
{
    CwStatus status;

    if (embed_seed(engine, setup->seed)) return CW_ARGUMENT;
    if (setup->mode) json_safe_set(request, "mode", json_safe_text(setup->mode));
    json_safe_set(request, "seed", json_integer((json_int_t)setup->seed));
    status = add_texts(engine, request, "decks", setup->decks, setup->decks_n);
    if (!status)
        status = add_texts(engine, request, "seats", setup->seats, setup->seats_n);
    if (!status) status = add_usual_decks(engine, setup, request);
    return status ? status : add_settings(engine, setup, request);
}

json_t *embed_setup(CwEngine *engine, const CwSetup *setup, CwStatus *status)
{
    CwSetup whole = {0};
    json_t *request;

    *status = embed_sized(engine, setup, "CwSetup", SETUP_LEAST, sizeof whole);
    if (*status) return NULL;
    memcpy(&whole, setup, setup->size);
    request = json_pack("{s:s}", "type", "newgame");
    *status = add_setup(engine, &whole, request);
    if (!*status) return request;
    json_decref(request);
    return NULL;
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

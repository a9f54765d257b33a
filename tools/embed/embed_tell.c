// embed_tell.c -- what is asked and told in words: a game is put on the stage, and asked by
// a request of docs/protocol.md.

#include <stdlib.h>
#include <string.h>

#include "tools/door/json_safe.h"
#include "tools/embed/embed_inside.h"

typedef struct {
    CwGame game;
    int seat;
    const char *type, *key, *text; // of the request; NULL: it has no key more
    const char **json;
} Asking;

// Returns the reply as JSON; of the question that waits too.
static json_t *reply_of(const CwEngine *engine, json_t *reply)
{
    const JsonText *told = &engine->stage->told;

    if (!json_is_true(reply)) return reply;
    json_decref(reply);
    JsonText whole = {0};
    json_text_add(&whole, told->text, told->n);
    json_text_close(&whole, '}');
    json_t *json = json_loadb(whole.text, whole.n, 0, NULL);
    free(whole.text);
    return json;
}

// Checks what is asked for before a game is put on the stage.
static CwStatus check(CwEngine *engine, const Asking *of, EmbeddedGame **game)
{
    CwStatus status = embed_given(engine, of->json, "json");

    if (!status && of->key) status = embed_given(engine, of->text, of->key);
    if (!status) status = embed_find(engine, of->game, game);
    return status;
}

static CwStatus do_tell(CwEngine *engine, void *given)
{
    const Asking *of = given;
    EmbeddedGame *game = NULL;
    CwStatus status = check(engine, of, &game);

    if (status) return status;
    embed_stage(engine, game);
    json_t *request = json_pack("{s:s}", "type", of->type);
    if (of->seat != CW_NOBODY) json_safe_set(request, "seat", json_integer(of->seat));
    if (of->key) json_safe_set(request, of->key, json_safe_text(of->text));
    json_t *reply = embed_ask(engine, request, &status);
    return reply ? embed_hand(engine, reply_of(engine, reply), of->json) : status;
}

CwStatus cw_question_json(CwEngine *engine, CwGame game, const char **json)
{
    return embed_call(
        engine, do_tell, &(Asking){game, CW_NOBODY, "question", NULL, NULL, json});
}

CwStatus cw_view_json(CwEngine *engine, CwGame game, int seat, const char **json)
{
    return embed_call(engine, do_tell, &(Asking){game, seat, "view", NULL, NULL, json});
}

CwStatus cw_why(CwEngine *engine, CwGame game, int seat, const char *about,
                const char **json)
{
    static const char not [] = "not ";
    const bool whynot = about && !strncmp(about, not, sizeof not -1);

    return embed_call(engine,
                      do_tell,
                      &(Asking){game,
                                seat,
                                whynot ? "whynot" : "why",
                                whynot ? "action" : "about",
                                whynot ? about + sizeof not -1 : about,
                                json});
}

typedef struct {
    const char *card;
    const char **json;
} CardAsking;

static CwStatus do_card(CwEngine *engine, void *given)
{
    const CardAsking *of = given;
    CwStatus status = embed_given(engine, of->json, "json");

    if (!status) status = embed_given(engine, of->card, "card");
    if (!status) status = embed_opened(engine);
    if (status) return status;
    json_t *request = json_pack("{s:s}", "type", "card");
    json_safe_set(request, "card", json_safe_text(of->card));
    json_t *reply = embed_ask(engine, request, &status);
    if (!reply) return status;
    json_t *card = json_incref(json_object_get(reply, "card"));
    json_decref(reply);
    return embed_hand(engine, card, of->json);
}

CwStatus cw_card(CwEngine *engine, const char *card, const char **json)
{
    return embed_call(engine, do_card, &(CardAsking){card, json});
}

typedef struct {
    CwGame game;
    int seat;
} Leaving;

// Carries out a request about a game that changes it.
static CwStatus change(CwEngine *engine, EmbeddedGame *game, json_t *request)
{
    CwStatus status;

    embed_stage(engine, game);
    json_decref(embed_ask(engine, request, &status));
    if (!status) embed_take(engine, game);
    return status;
}

static CwStatus do_concede(CwEngine *engine, void *given)
{
    const Leaving *of = given;
    EmbeddedGame *game = NULL;
    const CwStatus status = embed_find(engine, of->game, &game);

    if (status) return status;
    return change(
        engine, game, json_pack("{s:s, s:i}", "type", "concede", "seat", of->seat));
}

CwStatus cw_concede(CwEngine *engine, CwGame game, int seat)
{
    return embed_call(engine, do_concede, &(Leaving){game, seat});
}

static CwStatus do_next(CwEngine *engine, void *given)
{
    EmbeddedGame *game = NULL;
    CwStatus status = embed_find(engine, *(CwGame *)given, &game);

    if (!status) status = embed_free(engine, game->lent);
    return status ? status
                  : change(engine, game, json_pack("{s:s}", "type", "nextgame"));
}

CwStatus cw_next(CwEngine *engine, CwGame game)
{
    return embed_call(engine, do_next, &game);
}

typedef struct {
    CwGame game;
    const void **bytes;
    size_t *n;
} Saving;

static CwStatus do_save(CwEngine *engine, void *given)
{
    const Saving *of = given;
    EmbeddedGame *game = NULL;
    const char *text;
    CwStatus status = embed_given(engine, of->bytes, "bytes");

    if (!status) status = embed_given(engine, of->n, "n");
    if (!status) status = embed_find(engine, of->game, &game);
    if (status) return status;
    embed_stage(engine, game);
    json_t *reply = embed_ask(engine, json_pack("{s:s}", "type", "save"), &status);
    if (!reply) return status;
    (void)embed_hand(engine, reply, &text);
    *of->bytes = text;
    *of->n = strlen(text);
    return CW_OK;
}

CwStatus cw_save(CwEngine *engine, CwGame game, const void **bytes, size_t *n)
{
    return embed_call(engine, do_save, &(Saving){game, bytes, n});
}

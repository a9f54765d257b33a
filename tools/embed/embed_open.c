// embed_open.c -- makes engines, opens their cards, and lists what a database has.

#include <stdlib.h>
#include <string.h>

#include "db/decks/lookup_deck.h"
#include "engine/base/limit.h"
#include "engine/kernel/game/ending.h"
#include "engine/play/play_decks.h"
#include "engine/play/play_sitting.h"
#include "tools/door/json_safe.h"
#include "tools/door/version.h"
#include "tools/embed/embed_crew.h"

const char *cw_version(void)
{
    return CARDWRIGHT_VERSION;
}

CwEngine *cw_new(void)
{
    return calloc(1, sizeof(CwEngine));
}

// Closes what is open, with its helpers and all games.
static void shut(CwEngine *engine)
{
    while (embed_crew_n(engine)) {
        CwEngine *helper = embed_crew_remove(engine);

        cw_close(&helper);
    }
    embed_games_free(engine);
    embed_disconnect(engine);
    catalog_close(engine->for_decks);
    engine->for_decks = NULL;
    if (engine->stage) protocol_close(engine->stage);
    free(engine->stage);
    engine->stage = NULL;
}

static CwStatus do_shut(CwEngine *engine, void *given)
{
    (void)given;
    embed_sittings_free(engine);
    shut(engine);
    return CW_OK;
}

void cw_close(CwEngine **engine)
{
    if (!engine || !*engine || (*engine)->busy || (*engine)->lent) return;
    // Of a broken engine nothing is touched any more, so its memory stays.
    (void)embed_call(*engine, do_shut, NULL);
    free((*engine)->path);
    free((*engine)->name);
    free((*engine)->bytes.data);
    free((*engine)->text);
    free((*engine)->reply.text);
    free((*engine)->notes.text);
    json_decref((*engine)->columns);
    free(*engine);
    *engine = NULL;
}

// The database to be opened: a path, or bytes.
typedef struct {
    const char *path, *game;
    const void *data;
    size_t n;
} Opening;

// Takes the cards that [stage] has opened in place of those that are open.
static void replace(CwEngine *engine, Protocol *stage, char *path, char *name)
{
    shut(engine);
    free(engine->path);
    free(engine->name);
    engine->path = path;
    engine->name = name;
    engine->stage = stage;
}

static CwStatus do_open(CwEngine *engine, void *given)
{
    const Opening *of = given;

    if (embed_free(engine, engine->lent)) return CW_MOMENT;
    char *const path = embed_kept(of->path), *const name = embed_kept(of->game);
    Protocol *stage = calloc(1, sizeof *stage);
    StoreBytes bytes = {0};
    Err err = {0};

    ENOUGH(stage);
    if (of->data) embed_bytes_copy(&bytes, of->data, of->n);
    stage->db = path;
    stage->bytes = of->data ? &bytes : NULL;
    stage->game = name;
    stage->only = NOBODY;
    stage->referee = true;
    if (protocol_open(stage, &err)) {
        free(stage);
        free(path);
        free(name);
        free(bytes.data);
        return embed_err(engine, CW_DATA, &err);
    }
    replace(engine, stage, path, name);
    free(engine->bytes.data);
    engine->bytes = bytes;
    stage->bytes = embed_bytes(engine);
    embed_shape(engine);
    return CW_OK;
}

CwStatus cw_open(CwEngine *engine, const char *path, const char *game)
{
    return embed_call(engine, do_open, &(Opening){.path = path, .game = game});
}

static CwStatus do_open_bytes(CwEngine *engine, void *given)
{
    const Opening *of = given;

    if (embed_given(engine, of->data, "bytes")) return CW_ARGUMENT;
    if (!of->n)
        return embed_fail(engine, CW_ARGUMENT, "a database has more than 0 bytes");
    if (of->n > FILE_BYTES_MAX)
        return embed_fail(engine,
                          CW_REFUSED,
                          "a database in memory has at most %d bytes: cw_open opens a "
                          "larger one by its path",
                          FILE_BYTES_MAX);
    return do_open(engine, given);
}

CwStatus cw_open_bytes(CwEngine *engine, const void *bytes, size_t n, const char *game)
{
    return embed_call(
        engine, do_open_bytes, &(Opening){.game = game, .data = bytes, .n = n});
}

CwStatus embed_another(CwEngine *engine, CwEngine **opened)
{
    const StoreBytes *bytes = embed_bytes(engine);

    *opened = cw_new();
    ENOUGH(*opened);
    (*opened)->things = engine->things;
    (*opened)->options = engine->options;
    const CwStatus status =
        bytes ? cw_open_bytes(*opened, bytes->data, bytes->n, engine->name)
              : cw_open(*opened, engine->path, engine->name);
    if (!status) return CW_OK;
    (void)embed_fail(engine, status, "%s", cw_message(*opened));
    cw_close(opened);
    return status;
}

// A list that is handed out.
typedef struct {
    json_t *(*list)(const CwEngine *engine);
    const char **json;
} Listing;

static CwStatus do_list(CwEngine *engine, void *given)
{
    const Listing *of = given;
    CwStatus status = embed_given(engine, of->json, "json");

    if (!status) status = embed_opened(engine);
    if (!status) status = embed_hand(engine, of->list(engine), of->json);
    return status;
}

static const Rules *rules_of(const CwEngine *engine)
{
    return session_rules(engine->stage->session);
}

static json_t *list_modes(const CwEngine *engine)
{
    const Rules *rules = rules_of(engine);
    json_t *list = json_array();

    for (int i = 0; i < sitting_modes_n(rules); i++) {
        const PlayMode mode = sitting_mode(rules, i);
        json_t *row = json_object();

        json_safe_set(row, "name", json_safe_text(mode.name));
        json_safe_set(row, "players", json_integer(mode.players));
        json_safe_set(row, "teams", json_integer(mode.teams));
        json_safe_set(row, "points", json_integer(mode.points));
        json_safe_set(row, "series", json_boolean(mode.series));
        json_safe_set(row, "decks", json_boolean(deck_sections_n(rules) > 0));
        json_safe_set(row, "doc", json_safe_text(mode.doc));
        json_array_append_new(list, row);
    }
    return list;
}

CwStatus cw_modes(CwEngine *engine, const char **json)
{
    return embed_call(engine, do_list, &(Listing){list_modes, json});
}

// Returns the values that a setting takes.
static json_t *values_of(const PlaySetting *setting)
{
    json_t *list = json_array();

    for (int i = 0; setting->values && setting->values[i]; i++)
        json_array_append_new(list, json_safe_text(setting->values[i]));
    for (const char *at = setting->choices; at && *at; at++)
        json_array_append_new(list, json_integer(*at - '0'));
    if (!setting->values && !setting->choices) {
        json_array_append_new(list, json_false());
        json_array_append_new(list, json_true());
    }
    return list;
}

static json_t *list_settings(const CwEngine *engine)
{
    const Rules *rules = rules_of(engine);
    json_t *list = json_array();

    for (int i = 0; i < sitting_settings_n(rules); i++) {
        const PlaySetting *setting = sitting_setting(rules, i);
        json_t *row = json_object();

        json_safe_set(row, "name", json_safe_text(setting->name));
        json_safe_set(row, "values", values_of(setting));
        json_safe_set(row, "usual", session_setting_json(setting, setting->usual));
        json_safe_set(row, "doc", json_safe_text(setting->doc));
        json_array_append_new(list, row);
    }
    return list;
}

CwStatus cw_settings(CwEngine *engine, const char **json)
{
    return embed_call(engine, do_list, &(Listing){list_settings, json});
}

static json_t *list_endings(const CwEngine *engine)
{
    const Rules *rules = rules_of(engine);
    json_t *list = json_array();

    for (int i = 0; i < ENDING_WAYS && ending_row(rules, i); i++)
        json_array_append_new(list, json_safe_text(ending_row(rules, i)->name));
    return list;
}

CwStatus cw_endings(CwEngine *engine, const char **json)
{
    return embed_call(engine, do_list, &(Listing){list_endings, json});
}

static json_t *list_decks(const CwEngine *engine)
{
    Store *store = catalog_store(engine->stage->session->catalog);
    Arena *arena = arena_new();
    const char **names;
    Err err = {0};
    const int n = lookup_deck_names(store, arena, &names, &err);
    json_t *list = json_array();

    for (int i = 0; i < n; i++) json_array_append_new(list, json_safe_text(names[i]));
    arena_free(arena);
    return list;
}

CwStatus cw_decks(CwEngine *engine, const char **json)
{
    return embed_call(engine, do_list, &(Listing){list_decks, json});
}

static CwStatus do_games(CwEngine *engine, void *given)
{
    const char **json = given;
    CwStatus status = embed_given(engine, json, "json");
    Err err = {0};

    if (!status) status = embed_opened(engine);
    if (status) return status;
    json_t *list = protocol_games(engine->stage, &err);
    return list ? embed_hand(engine, list, json) : embed_err(engine, CW_DATA, &err);
}

CwStatus cw_games(CwEngine *engine, const char **json)
{
    return embed_call(engine, do_games, json);
}

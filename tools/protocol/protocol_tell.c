// protocol_tell.c -- answers a program's questions: about a card of the database, why
// things are as they are, why something is not possible.

#include "tools/protocol/protocol_inside.h"

#include "engine/base/text.h"
#include "tools/cards/card_text.h"
#include "tools/catalog/catalog_said.h"
#include "tools/door/json_safe.h"
#include "tools/view/game_json.h"
#include "tools/why/why.h"

// Reads the card that the request names; what a database has everybody may know. Returns 0, or -1 with [err].
static int read_card(Store *store, const json_t *request, Arena *arena,
                     StoredCard *card, Err *err)
{
    const char *name = json_string_value(json_object_get(request, "card"));
    const int64_t id = lookup_card(store, name, err);

    if (!id)
        return err_set(
            err, CODE_MISSING, "no card is called '%.*s'", text_fit(name, 80), name);
    return id < 0 ? -1 : lookup_read_card(store, id, arena, card, err);
}

json_t *protocol_do_card(Protocol *protocol, const json_t *request, Err *err)
{
    Store *store = catalog_store(protocol->session->catalog);
    Arena *arena = arena_new();
    StoredCard card;
    json_t *reply = NULL;

    if (!read_card(store, request, arena, &card, err))
        reply = json_pack(
            "{s:s, s:o}", "type", "card", "card", card_text_json(&store->facts, &card));
    arena_free(arena);
    return reply;
}

// Returns the sentences as a list, or NULL with [err].
static json_t *say_card(Catalog *catalog, const StoredCard *card, Arena *arena,
                        Err *err)
{
    const char *const *does = catalog_said_lines(catalog, card, arena, err);
    json_t *lines = does ? json_array() : NULL;

    for (; does && *does; does++) json_array_append_new(lines, json_safe_text(*does));
    return lines;
}

json_t *protocol_do_say(Protocol *protocol, const json_t *request, Err *err)
{
    Catalog *catalog = protocol->session->catalog;
    Arena *arena = arena_new();
    StoredCard card;
    json_t *does = NULL, *reply = NULL;

    if (!read_card(catalog_store(catalog), request, arena, &card, err))
        does = say_card(catalog, &card, arena, err);
    if (does)
        reply = json_pack("{s:s, s:o, s:o}",
                          "type",
                          "say",
                          "card",
                          json_safe_text(card.facts.code),
                          "does",
                          does);
    arena_free(arena);
    return reply;
}

// Asks in words, with the eyes of the request's seat.
static json_t *ask_why(Protocol *protocol, const json_t *request, const char *question,
                       Arena *arena, Err *err)
{
    Session *session = protocol->session;
    PlayerId seat;

    if (protocol_eyes_of(protocol, request, &seat, err)) return NULL;
    session->table.state = &session->game.now;
    table_derive(&session->table);
    scene_look(protocol->scene, &session->game.now, &session->table, seat);
    ObservationLog seen;
    const Why why = {.arena = arena,
                     .scene = protocol->scene,
                     .table = &session->table,
                     .game = protocol->status == GAME_WAITS ? &session->game : NULL,
                     .seen = &seen,
                     .catalog = session->catalog};
    observation_log_init(&seen, OBSERVE_TRACE);
    if (why_asks_past(question)) {
        protocol_keep(protocol);
        trail_see(&protocol->trail, &seen);
    }
    const Finding *found = why_ask(&why, question, err);
    observation_log_free(&seen);
    return found ? finding_json(found) : NULL;
}

json_t *protocol_do_why(Protocol *protocol, const json_t *request, Err *err)
{
    const char *about = json_string_value(json_object_get(request, "about"));
    Arena *arena = arena_new();
    json_t *found = ask_why(protocol, request, about, arena, err);

    arena_free(arena);
    return found ? json_pack("{s:s, s:o}", "type", "why", "why", found) : NULL;
}

json_t *protocol_do_whynot(Protocol *protocol, const json_t *request, Err *err)
{
    const char *action = json_string_value(json_object_get(request, "action"));
    Arena *arena = arena_new();
    json_t *found =
        ask_why(protocol, request, arena_format(arena, "not %s", action), arena, err);

    arena_free(arena);
    return found ? json_pack("{s:s, s:o}", "type", "whynot", "why", found) : NULL;
}

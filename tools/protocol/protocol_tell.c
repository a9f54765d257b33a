// protocol_tell.c -- answers a program's questions: about a card of the database, why
// things are as they are, why something is not possible.

#include "tools/protocol/protocol_inside.h"

#include "engine/base/text.h"
#include "tools/cards/card_text.h"
#include "tools/catalog/catalog_said.h"
#include "tools/door/json_safe.h"
#include "tools/view/game_json.h"
#include "tools/why/why.h"

// Returns the card with its facts, texts and sentences; what a database has everybody may know.
static json_t *card_of(Catalog *catalog, const char *name, Arena *arena, Err *err)
{
    Store *store = catalog_store(catalog);
    const int64_t id = lookup_card(store, name, err);
    StoredCard card;

    if (!id)
        (void)err_set(
            err, CODE_MISSING, "no card is called '%.*s'", text_fit(name, 80), name);
    if (id <= 0 || lookup_read_card(store, id, arena, &card, err)) return NULL;
    const char *const *does = catalog_said_lines(catalog, &card, arena, err);
    if (!does) return NULL;
    json_t *told = card_text_json(&store->facts, &card), *lines = json_array();
    for (; *does; does++) json_array_append_new(lines, json_safe_text(*does));
    json_object_set_new(told, "does", lines);
    return told;
}

json_t *protocol_do_card(Protocol *protocol, const json_t *request, Err *err)
{
    const char *name = json_string_value(json_object_get(request, "card"));
    Arena *arena = arena_new();
    json_t *card = card_of(protocol->session->catalog, name, arena, err);

    arena_free(arena);
    return card ? json_pack("{s:s, s:o}", "type", "card", "card", card) : NULL;
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

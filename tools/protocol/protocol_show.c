// protocol_show.c -- what a program needs that shows games to people: which games and decks
// there are, the story in sentences, where options lead.

#include "tools/protocol/protocol_inside.h"

#include <stdlib.h>
#include <string.h>

#include "db/store/store.h"
#include "tools/door/json_safe.h"
#include "tools/view/foresight.h"
#include "tools/view/narrate.h"

// Adds a deck, "" for none, to the last game of [list] if that is its game; else to a new
// one.
static void add_deck(json_t *list, const char *game, const char *deck)
{
    json_t *last = json_array_get(list, json_array_size(list) - 1);
    const char *name = json_string_value(json_object_get(last, "game"));

    if (!name || strcmp(name, game) != 0) {
        last = json_object();
        json_safe_set(last, "game", json_safe_text(game));
        json_safe_set(last, "decks", json_array());
        json_array_append_new(list, last);
    }
    if (*deck)
        json_array_append_new(json_object_get(last, "decks"), json_safe_text(deck));
}

json_t *protocol_games(const Protocol *protocol, Err *err)
{
    Store *store = catalog_store(protocol->session->catalog);
    sqlite3_stmt *row = store_statement(store,
                                        "SELECT g.name, d.name FROM game g "
                                        "LEFT JOIN deck d ON d.game = g.id "
                                        "ORDER BY g.id, d.name",
                                        err);
    json_t *list = json_array();
    int status = row ? 1 : -1;

    while (status > 0 && (status = store_step(store, row, err)) > 0)
        add_deck(list, store_text(row, 0), store_text(row, 1));
    if (!status) return list;
    json_decref(list);
    return NULL;
}

json_t *protocol_do_games(Protocol *protocol, const json_t *request, Err *err)
{
    json_t *list = protocol_games(protocol, err);

    (void)request;
    return list ? json_pack("{s:s, s:o}", "type", "games", "games", list) : NULL;
}

static void add_sentence(void *self, TellKind kind, const char *text)
{
    static const char *const kinds[] = {[TELL_TURN] = "turn",
                                        [TELL_PHASE] = "phase",
                                        [TELL_SENTENCE] = "sentence",
                                        [TELL_END] = "end"};
    json_t *said = json_object();

    json_safe_set(said, "kind", json_string(kinds[kind]));
    json_safe_set(said, "text", json_safe_text(text));
    json_array_append_new(self, said);
}

// Returns the sentences of [n] events from number [since] on with the eyes of [seat]; NULL:
// there is not enough memory.
static json_t *story_from(Protocol *protocol, size_t since, size_t n, PlayerId seat)
{
    const Session *session = protocol->session;
    const LogEntry **events = malloc((n + 1) * sizeof(void *));
    bool *hidden = calloc(n + 1, sizeof *hidden);
    LogEntry *entries = malloc((n + 1) * sizeof *entries);
    json_t *list = events && hidden && entries ? json_array() : NULL;
    const Narrator narrator = {protocol->scene, list, NULL, add_sentence};

    if (list) {
        protocol_events_since(protocol, since, events);
        protocol_events_hidden(protocol, since, events, hidden);
        scene_look(protocol->scene, &session->game.now, &session->table, seat);
    }
    for (size_t i = 0; list && i < n; i++) {
        entries[i] = *events[i];
        if (hidden[i]) entries[i].object = entries[i].card = 0;
    }
    for (size_t at = 0; list && at < n; at += LOG_MAX)
        narrate(&narrator, entries + at, (int)(n - at < LOG_MAX ? n - at : LOG_MAX));
    free(events);
    free(hidden);
    free(entries);
    return list;
}

json_t *protocol_do_story(Protocol *protocol, const json_t *request, Err *err)
{
    const json_int_t since = json_integer_value(json_object_get(request, "since"));
    const size_t n = protocol_events_n(protocol);
    PlayerId seat;

    if (protocol_eyes_of(protocol, request, &seat, err)) return NULL;
    if (since > (json_int_t)n) {
        err_set(err, CODE_DATA, "\"since\" is a number from 0 to %zu", n);
        return NULL;
    }
    json_t *list = story_from(protocol, (size_t)since, n - (size_t)since, seat);
    if (!list) {
        protocol_refuse(err, "not enough memory");
        return NULL;
    }
    json_t *json = json_pack(
        "{s:s, s:I, s:o}", "type", "story", "next", (json_int_t)n, "told", list);
    if (seat != NOBODY) json_safe_set(json, "seat", json_integer(seat));
    return json;
}

json_t *protocol_do_leads(Protocol *protocol, const json_t *request, Err *err)
{
    Session *session = protocol->session;
    Foresight *foresight;
    json_t *list;

    if (protocol_check_asked(protocol, request, err)) return NULL;
    foresight = foresight_new();
    if (!foresight) {
        protocol_refuse(err, "not enough memory");
        return NULL;
    }
    const Question *question = protocol_look(protocol, &session->game);
    session->table.state = &session->game.now;
    foresight_look(foresight, protocol->scene, &session->table);
    list = json_array();
    for (int i = 0; i < question->options_n; i++)
        json_array_append_new(list, json_safe_text(foresight_of(foresight, i)));
    foresight_free(foresight);
    return json_pack("{s:s, s:o}", "type", "leads", "leads", list);
}

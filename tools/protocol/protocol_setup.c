// protocol_setup.c -- reads how a new game or position begins: mode, settings, seed,
// seats.

#include "tools/door/seed.h"
#include "tools/protocol/protocol_inside.h"

#include <string.h>

#include "engine/base/err.h"
#include "engine/play/play_sitting.h"
#include "tools/position/position.h"

int protocol_refuse(Err *err, const char *reason)
{
    return err_set(err, CODE_DATA, "%s", reason);
}

static int read_seat(const json_t *json, SeatKind *kind, Err *err)
{
    const char *word = json_string_value(json);

    if (word && !strcmp(word, "client"))
        *kind = SEAT_HUMAN;
    else if (word && bot_kind(word) > SEAT_HUMAN)
        *kind = (SeatKind)bot_kind(word);
    else
        return protocol_refuse(err, "a seat is one of client, " BOT_WORDS);
    return 0;
}

int protocol_seats(Protocol *protocol, const json_t *request, Err *err)
{
    const json_t *seats = json_object_get(request, "seats");
    const int n = session_players(protocol->session), only = protocol->only;
    SeatKind kinds[SEATS_MAX] = {SEAT_HUMAN}; // all of them: it is the first kind

    if (seats && json_array_size(seats) != (size_t)n)
        return err_set(
            err, CODE_DATA, "\"seats\" wants %d words, one for each player", n);
    for (int i = 0; seats && i < n; i++)
        if (read_seat(json_array_get(seats, (size_t)i), &kinds[i], err)) return -1;
    if (only != NOBODY && only >= n)
        return err_set(err,
                       CODE_DATA,
                       "this program plays seat %d, but there are %d seats",
                       only,
                       n);
    if (only != NOBODY && kinds[only] != SEAT_HUMAN)
        return protocol_refuse(err, "a bot cannot play this program's seat");
    for (int i = 0; only != NOBODY && i < n; i++)
        if (i != only && kinds[i] == SEAT_HUMAN)
            return protocol_refuse(err, "with --seat, bots play all other seats");
    for (int i = 0; i < n; i++) protocol->session->bots[i].kind = (uint8_t)kinds[i];
    return 0;
}

// Reads settings: those of the command line, then keys of the request. Words have an
// object of their own, so that no name of a game is in the way of a key.
static int read_settings(Protocol *protocol, const json_t *request, Err *err)
{
    const Rules *rules = session_rules(protocol->session);
    const json_t *words = json_object_get(request, "settings");
    const bool series = session_mode(protocol->session).series;
    Setup *setup = &protocol->session->setup;

    memset(setup->settings, 0, sizeof setup->settings);
    if (session_set_all(rules, &protocol->set, setup, err)) return -1;
    for (int i = 0; i < sitting_settings_n(rules); i++) {
        const PlaySetting *row = sitting_setting(rules, i);
        const json_t *value = row->values ? NULL : json_object_get(request, row->name);

        if (row->choices && !series && (value || json_object_get(words, row->name)))
            return err_set(
                err, CODE_DATA, "\"%s\" needs a mode of several games", row->name);
        if (value && session_set_json(rules, setup, i, value, err)) return -1;
    }
    return session_set_object(rules, setup, words, err);
}

int protocol_setup(Protocol *protocol, const json_t *request, size_t n, Err *err)
{
    const json_t *seed = json_object_get(request, "seed");
    const json_t *named = json_object_get(request, "mode");
    const Rules *rules = session_rules(protocol->session);
    const bool told = json_object_get(request, "players") || !deck_sections_n(rules);
    const char *what = told ? "players" : "decks";
    const int mode = session_mode_find(rules, json_string_value(named), n, what, err);
    Setup *setup = &protocol->session->setup;

    if (mode < 0) return -1;
    setup->mode = mode;
    if (read_settings(protocol, request, err)) return -1;
    setup->seed = seed ? (uint64_t)json_integer_value(seed) : seed_random();
    return protocol_seats(protocol, request, err);
}

int protocol_position(Protocol *protocol, const json_t *json, Err *err)
{
    Session *session = protocol->session;
    const Position position = {.catalog = session->catalog,
                               .table = &session->table,
                               .game = &session->game,
                               .seed = session->setup.seed};

    session_table(session);
    session_seat_bots(session, session->setup.seed);
    session->sitting = sitting_of_game(session->setup.mode, 0);
    if (position_read(&position, json, err)) return -1;
    const Card *card = position_unplayable(&session->table);
    if (!card) return 0;
    return err_set(
        err, CODE_DATA, "%s %s: %s", card->code, card->name, card->unplayable);
}

// protocol_hello.c -- how a connection begins: which protocol it speaks, and for whom.
//
// No request speaks for a seat that a bot plays.

#include "tools/protocol/protocol_inside.h"

#include <stdio.h>

#include "engine/play/play_options.h"
#include "engine/play/play_sitting.h"
#include "tools/door/json_safe.h"
#include "tools/door/terminal.h"
#include "tools/door/version.h"

// Version 2 renamed the event `bears` of version 1 to `equipped`, and gave a saved game
// a version. Version 3 only added requests and keys, and counts questions on after `load`.
// Version 4 lists the kinds of option in `hello`: a game may have its own. Version 5 makes a
// fork for a seat, and refuses one for nobody; every other request of earlier versions is
// understood as it was. Version 6 only added sessions, batches and "next",
// version 7 what a program needs that shows games.
enum { PROTOCOL_VERSION = 9 };

json_t *protocol_word(const char *type)
{
    return json_pack("{s:s}", "type", type);
}

json_t *protocol_typed(const char *type, json_t *json)
{
    json_t *typed_json = protocol_word(type);

    json_object_update(typed_json, json);
    json_decref(json);
    return typed_json;
}

PlayerId protocol_seat_of(const Protocol *protocol, const json_t *request, Err *err)
{
    const json_t *seat = json_object_get(request, "seat");
    const json_int_t n = seat ? json_integer_value(seat) : protocol->only;
    const int seats = protocol->session->game.now.players_n;

    if (protocol->only == ONLOOKER) {
        protocol_refuse(err, "an onlooker has no seat");
        return NOBODY;
    }
    if (!seat && protocol->only != NOBODY) return protocol->only;
    if (!seat || n >= seats) {
        err_set(err, CODE_DATA, "\"seat\" is a number from 0 to %d", seats - 1);
        return NOBODY;
    }
    if (protocol->only != NOBODY && n != protocol->only) {
        err_set(err, CODE_DATA, "this connection plays seat %d", protocol->only);
        return NOBODY;
    }
    if (protocol->session->bots[n].kind == SEAT_HUMAN) return (PlayerId)n;
    protocol_refuse(err, "a bot plays that seat");
    return NOBODY;
}

int protocol_eyes_of(const Protocol *protocol, const json_t *request, PlayerId *eyes,
                     Err *err)
{
    *eyes = NOBODY;
    if (protocol->only == ONLOOKER && !json_object_get(request, "seat")) return 0;
    *eyes = protocol_seat_of(protocol, request, err);
    return *eyes == NOBODY ? -1 : 0;
}

// Checks the version that a client may say it was written for. Refuses a later one.
static bool speaks(const json_t *request, Err *err)
{
    const json_t *version = json_object_get(request, "protocol");
    const json_int_t n = version ? json_integer_value(version) : PROTOCOL_VERSION;

    if ((version && !json_is_integer(version)) || n < 1 || n > PROTOCOL_VERSION) {
        err_set(err,
                CODE_DATA,
                "\"protocol\" is a version from 1 to %d, this program speaks no other",
                PROTOCOL_VERSION);
        return false;
    }
    if (n < 2)
        terminal_tell(
            stderr,
            "cardwright: a client of protocol %d: the event 'bears' is called "
            "'equipped' since protocol 2",
            (int)n);
    if (n < 3)
        terminal_tell(stderr,
                      "cardwright: a client of protocol %d: since protocol 3 replies "
                      "have more keys, and questions are counted on after 'load'",
                      (int)n);
    if (n < 4)
        terminal_tell(stderr,
                      "cardwright: a client of protocol %d: since protocol 4 'hello' "
                      "lists the kinds of option, and a game may have its own",
                      (int)n);
    if (n < 5)
        terminal_tell(stderr,
                      "cardwright: a client of protocol %d: since protocol 5 'fork' "
                      "wants a 'seat', and deals anew what that may not know; a true "
                      "copy is for engine --referee",
                      (int)n);
    if (n < 6)
        terminal_tell(stderr,
                      "cardwright: a client of protocol %d: since protocol 6 a request "
                      "may have 'session' and 'next', and a batch has many",
                      (int)n);
    if (n < 7)
        terminal_tell(stderr,
                      "cardwright: a client of protocol %d: since protocol 7 there are "
                      "games, layout, story and leads",
                      (int)n);
    if (n < 8)
        terminal_tell(stderr,
                      "cardwright: a client of protocol %d: since protocol 8 there is "
                      "say, with the sentences of a card",
                      (int)n);
    if (n < 9)
        terminal_tell(stderr,
                      "cardwright: a client of protocol %d: since protocol 9 there is "
                      "draft, a set out of a list with texts",
                      (int)n);
    return true;
}

// Returns what options of a kind are about, as a list of words. An option has a player or a
// number as `n`.
static json_t *json_of_about(int about)
{
    static const char *const words[] = {"object", "place", "player", "number"};
    json_t *list = json_array();

    for (int i = 0; i < COUNT_OF(words); i++)
        if (about >> i & 1) json_array_append_new(list, json_string(words[i]));
    return list;
}

static json_t *json_of_words(const PlayOptionKind *kind)
{
    json_t *list = json_array();

    for (int i = 0; i < kind->words_n; i++)
        json_array_append_new(list, json_safe_text(kind->words[i]));
    return list;
}

// Returns the kinds of option of the game; of its own also what they are about and mean.
// The words for who may sit in a seat.
static json_t *json_of_seats(void)
{
    json_t *json = json_pack("[s]", "client");

    for (int i = SEAT_HUMAN + 1; i < SEAT_COUNT; i++)
        json_array_append_new(json, json_string(bot_name((SeatKind)i)));
    return json;
}

static json_t *json_of_kinds(const Rules *rules)
{
    json_t *list = json_array();

    for (int i = 0; i < rules->options_n; i++) {
        const OptionRow *row = &rules->options[i];
        const PlayOptionKind *said = play_options_kind(rules, i);
        json_t *kind = json_object();

        json_safe_set(kind, "kind", json_safe_text(row->name));
        if (row->own) json_safe_set(kind, "about", json_of_about(row->about));
        if (said->words_n) json_safe_set(kind, "words", json_of_words(said));
        if (said->doc && *said->doc)
            json_safe_set(kind, "doc", json_safe_text(said->doc));
        json_array_append_new(list, kind);
    }
    return list;
}

json_t *protocol_do_hello(Protocol *protocol, const json_t *request, Err *err)
{
    const Rules *rules = session_rules(protocol->session);
    json_t *json, *modes;

    if (!speaks(request, err)) return NULL;
    json = protocol_word("hello");
    modes = json_array();
    for (int i = 0; i < sitting_modes_n(rules); i++)
        json_array_append_new(modes, json_safe_text(sitting_mode(rules, i).name));
    json_safe_set(json, "program", json_string("cardwright"));
    json_safe_set(json, "version", json_string(CARDWRIGHT_VERSION));
    json_safe_set(json, "protocol", json_integer(PROTOCOL_VERSION));
    json_safe_set(json, "game", json_safe_text(rules->game));
    json_safe_set(json, "modes", modes);
    json_safe_set(json, "kinds", json_of_kinds(rules));
    json_safe_set(json, "seats", json_of_seats());
    if (protocol->only == ONLOOKER)
        json_safe_set(json, "onlooker", json_true());
    else if (protocol->only != NOBODY)
        json_safe_set(json, "seat", json_integer(protocol->only));
    if (protocol->referee) json_safe_set(json, "referee", json_true());
    return json;
}

// protocol.c -- the requests of the protocol, a row each, and who may send them.
//
// A request that is refused changes nothing. Each row of `requests` says which keys a
// request may have, and whether a connection that is bound to a seat may send it: nothing
// else decides that.

#include "tools/door/seed.h"
#include "tools/protocol/protocol_inside.h"

#include <stdlib.h>
#include <string.h>

#include "engine/play/play_sitting.h"
#include "tools/door/json_keys.h"
#include "tools/position/position.h"

static json_t *do_save(Protocol *protocol, const json_t *request, Err *err)
{
    (void)request;
    if (protocol->session->game.answers.deals_n) {
        protocol_refuse(err,
                        "a fork of a seat can be saved after the step in which it was "
                        "made, not within");
        return NULL;
    }
    return protocol_save(protocol);
}

static json_t *do_bye(Protocol *protocol, const json_t *request, Err *err)
{
    (void)request;
    (void)err;
    protocol->left = true;
    return protocol_word("bye");
}

#define SEAT                                                                           \
    {                                                                                  \
        "seat", KEY_NUMBER, false, 0, SEATS_MAX - 1, NULL                              \
    }
#define ANY_NUMBER(key)                                                                \
    {                                                                                  \
        key, KEY_NUMBER, false, 0, INT64_MAX, NULL                                     \
    }
#define OF_KIND(key, kind)                                                             \
    {                                                                                  \
        key, KEY_##kind, false, 0, 0, NULL                                             \
    }

#define LIST_OF(key, most, of)                                                         \
    {                                                                                  \
        key, KEY_LIST, false, 0, most, of                                              \
    }

// The entries of lists. A list of an answer has as many entries as a question may have
// options.
static const JsonKey text = OF_KIND(NULL, TEXT);
static const JsonKey amount = {NULL, KEY_NUMBER, false, 0, UINT16_MAX, NULL};
static const JsonKey pick = {NULL, KEY_PICK, false, 0, UINT16_MAX, NULL};
static const JsonKey object = OF_KIND(NULL, OBJECT);
static const JsonKey picks = LIST_OF(NULL, OPTIONS_MAX, &pick);

#define ANSWERED                                                                       \
    LIST_OF("pick", OPTIONS_MAX, &pick), LIST_OF("split", OPTIONS_MAX, &amount)
#define SEATS LIST_OF("seats", SEATS_MAX, &text)

static const ProtocolRow requests[] = {
    {"hello", protocol_do_hello, BY_SEAT | LOOKS, {OF_KIND("protocol", ANY)}},
    {"seat",
     protocol_do_seat,
     BY_SEAT | OF_HOST,
     {{"seat", KEY_NUMBER, true, 0, SEATS_MAX - 1, NULL}}},
    {"newgame",
     protocol_do_newgame,
     BY_SEAT | SETTINGS | CHANCE | BEGINS | GOES_ON | OF_HOST,
     {LIST_OF("decks", SEATS_MAX, &text), SEATS, OF_KIND("mode", TEXT)}},
    {"nextgame",
     protocol_do_nextgame,
     WANTS_GAME | BY_SEAT | GOES_ON | NO_RUN | GOES,
     {{0}}},
    {"position", protocol_do_position, OF_POSITION | CHANCE | BEGINS, {SEATS}},
    {"question",
     protocol_do_question,
     WANTS_GAME | BY_SEAT | LOOKS | KEEPS_TOLD,
     {SEAT}},
    {"answer",
     protocol_do_answer,
     WANTS_GAME | BY_SEAT | GOES_ON | KEEPS_TOLD | GOES,
     {ANSWERED, ANY_NUMBER("question"), SEAT}},
    {"targets",
     protocol_do_targets,
     WANTS_GAME | BY_SEAT,
     {ANSWERED, LIST_OF("then", THEN_MAX, &picks), ANY_NUMBER("question"), SEAT}},
    {"leads", protocol_do_leads, WANTS_GAME | BY_SEAT, {ANY_NUMBER("question"), SEAT}},
    {"fork",
     protocol_do_fork,
     WANTS_GAME | BY_SEAT,
     {ANY_NUMBER("from"), SEAT, {"seed", KEY_NUMBER, false, 0, SEED_MAX, NULL}}},
    {"branch",
     protocol_do_branch,
     WANTS_GAME | BY_SEAT,
     {ANY_NUMBER("branch"), OF_KIND("drop", TRUTH)}},
    {"undo",
     protocol_do_undo,
     WANTS_GAME | GOES,
     {{"n", KEY_NUMBER, false, 1, UNDO_MAX, NULL}}},
    {"concede", protocol_do_concede, WANTS_GAME | BY_SEAT | GOES_ON | GOES, {SEAT}},
    {"events",
     protocol_do_events,
     WANTS_GAME | BY_SEAT | LOOKS,
     {ANY_NUMBER("since"), SEAT}},
    {"story",
     protocol_do_story,
     WANTS_GAME | BY_SEAT | LOOKS,
     {ANY_NUMBER("since"), SEAT}},
    {"view", protocol_do_view, WANTS_GAME | BY_SEAT | LOOKS, {SEAT}},
    {"games", protocol_do_games, BY_SEAT | LOOKS, {{0}}},
    {"layout", protocol_do_layout, BY_SEAT | LOOKS, {{0}}},
    {"card", protocol_do_card, BY_SEAT | LOOKS, {{"card", KEY_TEXT, true, 0, 0, NULL}}},
    {"say", protocol_do_say, BY_SEAT | LOOKS, {{"card", KEY_TEXT, true, 0, 0, NULL}}},
    {"why",
     protocol_do_why,
     WANTS_GAME | BY_SEAT | LOOKS,
     {{"about", KEY_TEXT, true, 0, 0, NULL}, SEAT}},
    {"whynot",
     protocol_do_whynot,
     WANTS_GAME | BY_SEAT,
     {{"action", KEY_TEXT, true, 0, 0, NULL}, SEAT}},
    {"save", do_save, WANTS_GAME, {{0}}},
    {"load",
     protocol_do_load,
     BEGINS,
     {ANY_NUMBER("version"),
      {"question", KEY_NUMBER, false, 1, INT32_MAX / 2, NULL},
      OF_KIND("game", TEXT),
      OF_KIND("bots", TEXT),
      OF_KIND("match", TEXT),
      LIST_OF("cards", 0, &text),
      OF_KIND("check", TEXT)}},
    {"batch",
     NULL,
     BY_SEAT | LOOKS,
     {{"requests", KEY_LIST, true, 0, BATCH_MAX, &object}}},
    {"bye", do_bye, BY_SEAT | LOOKS, {{0}}},
};

const char *protocol_request(int i)
{
    return i < COUNT_OF(requests) ? requests[i].type : NULL;
}

const char *protocol_request_key(int i, int k)
{
    return k < REQUEST_KEYS ? requests[i].keys[k].key : NULL;
}

// Returns row [i] of the requests that the connection takes; NULL beyond the last.
static const ProtocolRow *row_at(const Protocol *protocol, int i)
{
    const ProtocolMore *more = protocol->more;

    if (i < COUNT_OF(requests)) return &requests[i];
    i -= COUNT_OF(requests);
    return more && i < more->n ? &more->rows[i] : NULL;
}

static void add_settings(const Rules *rules, JsonKeys *keys)
{
    json_keys_add(keys, (JsonKey)OF_KIND("settings", OBJECT));
    for (int i = 0; i < sitting_settings_n(rules); i++)
        if (!sitting_setting(rules, i)->values)
            json_keys_add(keys, (JsonKey)OF_KIND(sitting_setting(rules, i)->name, ANY));
}

static int check_keys(const Protocol *protocol, const ProtocolRow *row,
                      const json_t *request, Err *err)
{
    static const JsonKey common[] = {{"type", KEY_TEXT, true, 0, 0, NULL},
                                     {"id", KEY_ANY, false, 0, 0, NULL}};
    const Rules *rules = session_rules(protocol->session);
    JsonKeys keys;

    json_keys_start(&keys, row->type, common, COUNT_OF(common));
    for (int i = 0; i < REQUEST_KEYS && row->keys[i].key; i++)
        json_keys_add(&keys, row->keys[i]);
    if (row->flags & (WANTS_GAME | BEGINS))
        json_keys_add(
            &keys, (JsonKey){"session", KEY_NUMBER, false, 0, SESSIONS_MAX - 1, NULL});
    if (row->flags & GOES_ON) json_keys_add(&keys, (JsonKey)OF_KIND("next", TRUTH));
    if (row->flags & SETTINGS) add_settings(rules, &keys);
    if (row->flags & OF_POSITION) position_keys(rules, &keys);
    if (row->flags & CHANCE && protocol->only == NOBODY)
        json_keys_add(&keys, (JsonKey){"seed", KEY_NUMBER, false, 0, SEED_MAX, NULL});
    if (row->flags & CHANCE && protocol->only != NOBODY &&
        json_object_get(request, "seed"))
        return protocol_refuse(
            err, "a connection with a seat has no \"seed\": it would tell every card");
    return json_keys_check(&keys, request, err);
}

// Refuses what a guest in a game of ours may not send. Returns 0, or -1 with [err].
static int check_guest(const Protocol *protocol, int flags, Err *err)
{
    if (protocol->guest == GUEST_OF_RUN && flags & (OF_HOST | NO_RUN))
        return protocol_refuse(err,
                               "the games of a run begin by themselves: when one is "
                               "over, \"newgame\" without more waits for the next");
    if (protocol->guest == GUEST_OF_ROOM && flags & OF_HOST)
        return protocol_refuse(err, "a room has its game and its seats");
    return 0;
}

static int unknown_type(const Protocol *protocol, const char *type, Err *err)
{
    JsonKeys types;

    json_keys_start(&types, "the protocol", NULL, 0);
    for (int i = 0; row_at(protocol, i); i++)
        json_keys_add(&types, (JsonKey)OF_KIND(row_at(protocol, i)->type, ANY));
    return json_keys_unknown(&types, type, err);
}

// Returns the row of the request's type, NULL with [err] if there is none, or if this
// connection may not send it now.
static const ProtocolRow *row_of(const Protocol *protocol, const json_t *request,
                                 Err *err)
{
    const char *type = json_string_value(json_object_get(request, "type"));
    const ProtocolRow *row;
    int i = 0;

    if (!type) {
        protocol_refuse(err, "a request is an object with a \"type\"");
        return NULL;
    }
    while ((row = row_at(protocol, i)) && strcmp(type, row->type) != 0) i++;
    if (!row)
        unknown_type(protocol, type, err);
    else if (check_guest(protocol, row->flags, err))
        return NULL;
    else if (protocol->only == ONLOOKER && !(row->flags & LOOKS))
        err_set(err, CODE_DATA, "an onlooker sends no \"%s\"", row->type);
    else if (protocol->only != NOBODY && !(row->flags & BY_SEAT))
        err_set(err, CODE_DATA, "a connection with a seat sends no \"%s\"", row->type);
    else
        return row;
    return NULL;
}

// Returns the session that the request is about. NULL with [err]: it has no game, though the
// request wants one.
static Protocol *session_of(Protocol *connection, const ProtocolRow *row,
                            const json_t *request, Err *err)
{
    const int flags = row->flags;
    const int number = (int)json_integer_value(json_object_get(request, "session"));
    Protocol *session = flags & BEGINS ? protocol_session_make(connection, number)
                                       : protocol_session(connection, number);

    if (!(flags & WANTS_GAME) || (session && session->playing)) return session;
    if (number)
        (void)err_set(err,
                      CODE_DATA,
                      "there is no game in session %d: send newgame, position or load "
                      "first",
                      number);
    else
        protocol_refuse(err, "there is no game: send newgame, position or load first");
    return NULL;
}

json_t *protocol_reply(Protocol *connection, const json_t *request, Err *err)
{
    const ProtocolRow *row = row_of(connection, request, err);
    Protocol *protocol;
    json_t *reply;

    if (!row || check_keys(connection, row, request, err)) return NULL;
    if (!row->run) {
        protocol_refuse(err, "a batch has no batch within");
        return NULL;
    }
    protocol = session_of(connection, row, request, err);
    if (!protocol) return NULL;
    connection->replies = protocol;
    if (!(row->flags & KEEPS_TOLD)) protocol->told.n = 0;
    reply = row->run(protocol, request, err);
    if (reply && protocol->changed && row->flags & GOES && !protocol->branches.now)
        protocol->changed(protocol->changed_self, request);
    if (!reply || !json_is_true(json_object_get(request, "next"))) return reply;
    json_decref(reply);
    return protocol_do_question(protocol, request, err);
}

const json_t *protocol_batch(const Protocol *protocol, const json_t *request, Err *err)
{
    const char *type = json_string_value(json_object_get(request, "type"));

    if (!type || strcmp(type, "batch") != 0) return NULL;
    const ProtocolRow *row = row_of(protocol, request, err);
    if (!row || check_keys(protocol, row, request, err)) return NULL;
    return json_object_get(request, "requests");
}

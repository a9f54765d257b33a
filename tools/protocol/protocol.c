// protocol.c -- serves the requests of the protocol, one function for each type.
//
// A request that is refused changes nothing. A reply shows a seat no more than the seat
// may know. Each row of `requests` says which keys a request may have, and whether a
// connection that is bound to a seat may send it: nothing else decides that.

#include "tools/protocol/protocol.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/kernel/game/question_view.h"
#include "engine/play/play_sitting.h"
#include "tools/session/json_keys.h"
#include "tools/session/json_safe.h"
#include "tools/session/position.h"
#include "tools/session/version.h"
#include "tools/view/game_json.h"

// Version 2 renamed the event `bears` of version 1 to `equipped`, and gave a saved game
// a version. This program still understands every request of version 1.
enum { PROTOCOL_VERSION = 2 };

static json_t *reply(const char *type)
{
    return json_pack("{s:s}", "type", type);
}

// Returns a reply of [type] with the content of [json], which is freed.
static json_t *typed(const char *type, json_t *json)
{
    json_t *typed_json = reply(type);

    json_object_update(typed_json, json);
    json_decref(json);
    return typed_json;
}

// Returns the seat that a request speaks for; NOBODY with [err] if it may not speak for
// it. On a connection that is bound to a seat that is the seat which needs no name.
static PlayerId seat_of(const Protocol *protocol, const json_t *request, Err *err)
{
    const json_t *seat = json_object_get(request, "seat");
    const json_int_t n = seat ? json_integer_value(seat) : protocol->only;
    const int seats = protocol->session->game.now.players_n;

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

static void keep_events(Protocol *protocol)
{
    Log *log = &protocol->session->log;
    size_t wanted = protocol->events_n + (size_t)log->n;

    protocol->lost += log->lost;
    log->lost = 0;
    if (wanted > protocol->events_room) {
        size_t room = wanted * 2;
        LogEntry *more = realloc(protocol->events, room * sizeof *more);

        if (!more) {
            protocol->lost += log->n;
            log->n = 0;
            return;
        }
        protocol->events = more;
        protocol->events_room = room;
    }
    if (log->n)
        memcpy(protocol->events + protocol->events_n,
               log->entries,
               (size_t)log->n * sizeof *log->entries);
    protocol->events_n = wanted;
    log->n = 0;
}

// Runs the game up to a question for a seat of the client, the end, or a fault.
static void advance(Protocol *protocol)
{
    Session *session = protocol->session;
    Answer answer;

    for (;;) {
        protocol->status = game_next(&session->game, &session->table);
        keep_events(protocol);
        if (protocol->status != GAME_WAITS) break;
        if (!session_bot(session, &answer)) break;
        const char *refusal = game_answer(&session->game, &answer);
        ASSERT(!refusal);
    }
    if (protocol->status != GAME_WAITS) session_end(session);
    protocol->question++;
}

void protocol_begin(Protocol *protocol)
{
    Session *session = protocol->session;

    scene_look(protocol->scene, &session->game.now, &session->table, NOBODY);
    scene_name(protocol->scene, &session->game.now, &session->table);
    protocol->events_n = 0;
    protocol->lost = 0;
    protocol->question = 0;
    protocol->playing = true;
    advance(protocol);
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
    if (n < PROTOCOL_VERSION)
        (void)fprintf(
            stderr,
            "cardwright: a client of protocol %d: the event 'bears' is called "
            "'equipped' since protocol 2\n",
            (int)n);
    return true;
}

static json_t *do_hello(Protocol *protocol, const json_t *request, Err *err)
{
    const Rules *rules = session_rules(protocol->session);
    json_t *json, *modes;

    if (!speaks(request, err)) return NULL;
    json = reply("hello");
    modes = json_array();
    for (int i = 0; i < sitting_modes_n(rules); i++)
        json_array_append_new(modes, json_safe_text(sitting_mode(rules, i).name));
    json_safe_set(json, "program", json_string("cardwright"));
    json_safe_set(json, "version", json_string(CARDWRIGHT_VERSION));
    json_safe_set(json, "protocol", json_integer(PROTOCOL_VERSION));
    json_safe_set(json, "game", json_safe_text(rules->game));
    json_safe_set(json, "modes", modes);
    json_safe_set(json, "seats", json_pack("[s,s,s]", "client", "random", "greedy"));
    if (protocol->only != NOBODY)
        json_safe_set(json, "seat", json_integer(protocol->only));
    return json;
}

// Binds the rest of the connection to a seat. No request undoes it.
static json_t *do_seat(Protocol *protocol, const json_t *request, Err *err)
{
    const Session *session = protocol->session;
    const PlayerId seat =
        (PlayerId)json_integer_value(json_object_get(request, "seat"));
    const int players = protocol->playing ? session->game.now.players_n : SEATS_MAX;

    if (protocol->only != NOBODY) {
        err_set(
            err, CODE_DATA, "this connection plays seat %d for good", protocol->only);
        return NULL;
    }
    if (seat >= players) {
        err_set(err, CODE_DATA, "\"seat\" is a number from 0 to %d", players - 1);
        return NULL;
    }
    for (int i = 0; protocol->playing && i < players; i++) {
        if ((session->bots[i].kind == SEAT_HUMAN) == (i == seat)) continue;
        protocol_refuse(err, "a connection has one seat: bots play all other seats");
        return NULL;
    }
    protocol->only = seat;
    catalog_forbid_files(protocol->session->catalog);
    return json_pack("{s:s, s:i}", "type", "seat", "seat", seat);
}

// Reads a game without decks: the mode says how many play, or else the seats.
static int read_deckless(Protocol *protocol, const json_t *request, Err *err)
{
    const Rules *rules = session_rules(protocol->session);
    const char *name = json_string_value(json_object_get(request, "mode"));
    const int mode = name ? sitting_mode_find(rules, name) : 0;
    size_t n = json_array_size(json_object_get(request, "seats"));

    if (json_object_get(request, "decks"))
        return protocol_refuse(err, "this game is played without decks");
    if (name || !n) n = sitting_mode(rules, mode < 0 ? 0 : mode).players;
    if (protocol_setup(protocol, request, n, err)) return -1;
    session_start(protocol->session);
    return 0;
}

// Standard input belongs to the protocol, and a pipe could wait forever. A seat reads no
// file, so nothing is looked up for it.
static bool is_deck(const Protocol *protocol, const char *name)
{
    return name && (protocol->only != NOBODY || !catalog_is_stream(name));
}

static int read_newgame(Protocol *protocol, const json_t *request, Err *err)
{
    const json_t *decks = json_object_get(request, "decks");
    const Rules *rules = session_rules(protocol->session);
    const size_t n = json_array_size(decks);
    const char *names[SEATS_MAX];

    if (!deck_sections_n(rules)) return read_deckless(protocol, request, err);
    if (protocol_setup(protocol, request, n, err)) return -1;
    for (size_t i = 0; i < n; i++) {
        names[i] = json_string_value(json_array_get(decks, i));
        if (!is_deck(protocol, names[i]))
            return protocol_refuse(err,
                                   "\"decks\" is a list of names, codes or texts of "
                                   "decks, or of files");
    }
    if (session_decks(protocol->session, names, err)) return -1;
    session_start(protocol->session);
    return 0;
}

static int read_position(Protocol *protocol, const json_t *request, Err *err)
{
    const size_t n = json_array_size(json_object_get(request, "players"));

    if (protocol_setup(protocol, request, n, err)) return -1;
    return protocol_position(protocol, request, err);
}

// Begins the game that [read] makes of the request. Loads the cards anew, so that no
// game depends on earlier ones. A refused request leaves the game as it was.
static bool replaces_game(Protocol *protocol, const json_t *request, Err *err,
                          int (*read)(Protocol *protocol, const json_t *request,
                                      Err *err))
{
    Session *session = protocol->session, *kept = malloc(sizeof *kept);
    bool refused;

    if (!kept) {
        protocol_refuse(err, "not enough memory");
        return false;
    }
    *kept = *session;
    session->catalog = catalog_open(protocol->db, protocol->game, err);
    if (session->catalog && protocol->only != NOBODY)
        catalog_forbid_files(session->catalog);
    refused = !session->catalog || read(protocol, request, err);
    if (refused) {
        catalog_close(session->catalog);
        *session = *kept;
    } else {
        catalog_close(kept->catalog);
        protocol_begin(protocol);
    }
    free(kept);
    return !refused;
}

static json_t *do_newgame(Protocol *protocol, const json_t *request, Err *err)
{
    return replaces_game(protocol, request, err, read_newgame) ? reply("newgame")
                                                               : NULL;
}

// Begins the next game of the match, for all seats that the client plays.
static json_t *do_nextgame(Protocol *protocol, const json_t *request, Err *err)
{
    (void)request;
    if (protocol->status == GAME_WAITS)
        protocol_refuse(err, "the game is not over");
    else if (session_next(protocol->session)) {
        protocol_begin(protocol);
        return reply("nextgame");
    } else
        protocol_refuse(err, "the match has no further game: newgame begins another");
    return NULL;
}

static json_t *do_position(Protocol *protocol, const json_t *request, Err *err)
{
    return replaces_game(protocol, request, err, read_position) ? reply("position")
                                                                : NULL;
}

// Tells the end. Seed and hash tell every hidden card to whoever can play the game
// again, and the text of a fault may name one: no reply for a seat has them.
static json_t *the_end(const Protocol *protocol, const json_t *request)
{
    const Session *session = protocol->session;
    json_t *json = game_json_end(&session->game, &session->table);

    if (protocol->only != NOBODY || json_object_get(request, "seat")) {
        json_object_del(json, "hash");
        if (session->game.now.fault) {
            json_safe_set(json, "fault", json_string("a script failed"));
            json_safe_set(json, "text", json_string("a script failed"));
        }
    } else
        json_safe_set(json, "seed", json_integer((json_int_t)session->setup.seed));
    if (session_mode(session).series)
        json_safe_set(
            json, "match", game_json_match(session_rules(session), &session->sitting));
    return typed(protocol->status == GAME_FAULT ? "fault" : "over", json);
}

// Shows the options to the asked seat; the others learn only that somebody is asked.
static json_t *do_question(Protocol *protocol, const json_t *request, Err *err)
{
    const Session *session = protocol->session;
    const Question *question = game_question(&session->game);
    PlayerId seat = protocol->only;

    if (json_object_get(request, "seat")) {
        seat = seat_of(protocol, request, err);
        if (seat == NOBODY) return NULL;
    }
    if (protocol->status != GAME_WAITS) return the_end(protocol, request);
    if (seat != NOBODY) {
        if (seat != question->player)
            return json_pack("{s:s, s:i}", "type", "wait", "player", question->player);
    }
    scene_look(protocol->scene, &session->game.now, &session->table, question->player);
    question_view(
        &session->game.now, &session->table, question, &protocol->scene->state);
    json_t *json = game_json_question(protocol->scene, question);
    json_object_set_new(json, "question", json_integer(protocol->question));
    return typed("question", json);
}

static int read_answer(const json_t *request, const Question *question, Answer *answer,
                       Err *err)
{
    const char *key = question->kind == ASK_SPLIT ? "split" : "pick";
    const char *other = question->kind == ASK_SPLIT ? "pick" : "split";
    const json_t *picks = json_object_get(request, key);
    size_t n = json_array_size(picks);

    if (!picks || json_object_get(request, other))
        return err_set(
            err, CODE_DATA, "this question wants \"%s\": a list of numbers", key);
    if (n > OPTIONS_MAX) return protocol_refuse(err, "too many numbers");
    answer->n = (uint16_t)n;
    for (size_t i = 0; i < n; i++) {
        const json_t *pick = json_array_get(picks, i);
        json_int_t value = json_is_integer(pick) ? json_integer_value(pick) : -1;

        if (value < 0 || value > UINT16_MAX)
            return protocol_refuse(err, "there is no such option");
        answer->picks[i] = (uint16_t)value;
    }
    return 0;
}

// Checks that the answer is for the question that waits, by the seat that is asked.
static int check_asked(const Protocol *protocol, const json_t *request, Err *err)
{
    const json_t *number = json_object_get(request, "question");
    const json_t *named = json_object_get(request, "seat");
    const PlayerId asked = game_question(&protocol->session->game)->player;
    PlayerId seat = protocol->only;

    if (named) {
        seat = seat_of(protocol, request, err);
        if (seat == NOBODY) return -1;
    }
    if (seat != NOBODY && seat != asked)
        return err_set(
            err, CODE_DATA, "player %d is asked, not player %d", asked, seat);
    if (number && json_integer_value(number) != protocol->question)
        return err_set(err,
                       CODE_DATA,
                       "question %d waits, not question %" JSON_INTEGER_FORMAT,
                       protocol->question,
                       json_integer_value(number));
    return 0;
}

static json_t *do_answer(Protocol *protocol, const json_t *request, Err *err)
{
    Game *game = &protocol->session->game;
    Answer answer;

    if (protocol->status != GAME_WAITS) {
        protocol_refuse(err, "the game is over: nobody is asked");
        return NULL;
    }
    if (check_asked(protocol, request, err)) return NULL;
    if (read_answer(request, game_question(game), &answer, err)) return NULL;
    const char *refusal = game_answer(game, &answer);
    if (refusal) {
        protocol_refuse(err, refusal);
        return NULL;
    }
    advance(protocol);
    return reply("ok");
}

static json_t *do_concede(Protocol *protocol, const json_t *request, Err *err)
{
    const PlayerId seat = seat_of(protocol, request, err);
    const char *refusal;

    if (seat == NOBODY) return NULL;
    refusal = game_concede(&protocol->session->game, seat);
    if (refusal) {
        protocol_refuse(err, refusal);
        return NULL;
    }
    advance(protocol);
    return reply("ok");
}

// Returns the events from number "since" on, as the seat may know them.
static json_t *do_events(Protocol *protocol, const json_t *request, Err *err)
{
    Session *session = protocol->session;
    const json_int_t since = json_integer_value(json_object_get(request, "since"));
    const PlayerId seat = seat_of(protocol, request, err);
    json_t *list, *json;

    if (seat == NOBODY) return NULL;
    if (since > (json_int_t)protocol->events_n) {
        err_set(
            err, CODE_DATA, "\"since\" is a number from 0 to %zu", protocol->events_n);
        return NULL;
    }
    list = json_array();
    scene_look(protocol->scene, &session->game.now, &session->table, seat);
    for (size_t i = (size_t)since; i < protocol->events_n; i++)
        json_array_append_new(list,
                              game_json_event(protocol->scene, &protocol->events[i]));
    json = reply("events");
    json_safe_set(json, "seat", json_integer(seat));
    json_safe_set(json, "next", json_integer((json_int_t)protocol->events_n));
    if (protocol->lost) json_safe_set(json, "lost", json_integer(protocol->lost));
    json_safe_set(json, "events", list);
    return json;
}

static json_t *do_view(Protocol *protocol, const json_t *request, Err *err)
{
    Session *session = protocol->session;
    PlayerId seat = seat_of(protocol, request, err);

    if (seat == NOBODY) return NULL;
    // Where nobody has read derived numbers since they changed, they are of before.
    session->table.state = &session->game.now;
    table_derive(&session->table);
    scene_look(protocol->scene, &session->game.now, &session->table, seat);
    json_t *json = game_json_view(protocol->scene);
    json_object_set_new(json, "seat", json_integer(seat));
    return typed("view", json);
}

static json_t *do_save(Protocol *protocol, const json_t *request, Err *err)
{
    (void)request;
    (void)err;
    return protocol_save(protocol);
}

static json_t *do_load(Protocol *protocol, const json_t *request, Err *err)
{
    return replaces_game(protocol, request, err, protocol_load) ? reply("loaded")
                                                                : NULL;
}

static json_t *do_bye(Protocol *protocol, const json_t *request, Err *err)
{
    (void)request;
    (void)err;
    protocol->left = true;
    return reply("bye");
}

enum {
    WANTS_GAME = 1,
    BY_SEAT = 2,     // a connection that is bound to a seat may send it
    SETTINGS = 4,    // the game's settings are keys of it
    OF_POSITION = 8, // the keys of a position are
    CHANCE = 16,     // its sender may choose the seed, unless bound to a seat
};

#define SEAT                                                                           \
    {                                                                                  \
        "seat", KEY_NUMBER, false, 0, SEATS_MAX - 1                                    \
    }
#define ANY_NUMBER(key)                                                                \
    {                                                                                  \
        key, KEY_NUMBER, false, 0, INT64_MAX                                           \
    }
#define OF_KIND(key, kind)                                                             \
    {                                                                                  \
        key, KEY_##kind, false, 0, 0                                                   \
    }

enum { REQUEST_KEYS = 8 };

static const struct {
    const char *type;
    json_t *(*run)(Protocol *protocol, const json_t *request, Err *err);
    int flags;
    JsonKey keys[REQUEST_KEYS];
} requests[] = {
    {"hello", do_hello, BY_SEAT, {OF_KIND("protocol", ANY)}},
    {"seat", do_seat, BY_SEAT, {{"seat", KEY_NUMBER, true, 0, SEATS_MAX - 1}}},
    {"newgame",
     do_newgame,
     BY_SEAT | SETTINGS | CHANCE,
     {OF_KIND("decks", LIST), OF_KIND("seats", LIST), OF_KIND("mode", TEXT)}},
    {"nextgame", do_nextgame, WANTS_GAME | BY_SEAT, {{0}}},
    {"position", do_position, OF_POSITION | CHANCE, {OF_KIND("seats", LIST)}},
    {"question", do_question, WANTS_GAME | BY_SEAT, {SEAT}},
    {"answer",
     do_answer,
     WANTS_GAME | BY_SEAT,
     {OF_KIND("pick", LIST), OF_KIND("split", LIST), ANY_NUMBER("question"), SEAT}},
    {"concede", do_concede, WANTS_GAME | BY_SEAT, {SEAT}},
    {"events", do_events, WANTS_GAME | BY_SEAT, {ANY_NUMBER("since"), SEAT}},
    {"view", do_view, WANTS_GAME | BY_SEAT, {SEAT}},
    {"save", do_save, WANTS_GAME, {{0}}},
    {"load",
     do_load,
     0,
     {ANY_NUMBER("version"),
      OF_KIND("game", TEXT),
      OF_KIND("bots", TEXT),
      OF_KIND("match", TEXT),
      OF_KIND("cards", LIST),
      OF_KIND("check", TEXT)}},
    {"bye", do_bye, BY_SEAT, {{0}}},
};

static void add_settings(const Rules *rules, JsonKeys *keys)
{
    json_keys_add(keys, (JsonKey)OF_KIND("settings", OBJECT));
    for (int i = 0; i < sitting_settings_n(rules); i++)
        if (!sitting_setting(rules, i)->values)
            json_keys_add(keys, (JsonKey)OF_KIND(sitting_setting(rules, i)->name, ANY));
}

static int check_keys(const Protocol *protocol, int row, const json_t *request,
                      Err *err)
{
    static const JsonKey common[] = {{"type", KEY_TEXT, true, 0, 0},
                                     {"id", KEY_ANY, false, 0, 0}};
    const Rules *rules = session_rules(protocol->session);
    JsonKeys keys;

    json_keys_start(&keys, requests[row].type, common, COUNT_OF(common));
    for (int i = 0; i < REQUEST_KEYS && requests[row].keys[i].key; i++)
        json_keys_add(&keys, requests[row].keys[i]);
    if (requests[row].flags & SETTINGS) add_settings(rules, &keys);
    if (requests[row].flags & OF_POSITION) position_keys(rules, &keys);
    if (requests[row].flags & CHANCE && protocol->only == NOBODY)
        json_keys_add(&keys, (JsonKey)ANY_NUMBER("seed"));
    if (protocol->only != NOBODY && json_object_get(request, "seed"))
        return protocol_refuse(
            err, "a connection with a seat has no \"seed\": it would tell every card");
    return json_keys_check(&keys, request, err);
}

static int unknown_type(const char *type, Err *err)
{
    JsonKeys types;

    json_keys_start(&types, "the protocol", NULL, 0);
    for (int i = 0; i < COUNT_OF(requests); i++)
        json_keys_add(&types, (JsonKey)OF_KIND(requests[i].type, ANY));
    return json_keys_unknown(&types, type, err);
}

// Returns the row of the request's type, -1 with [err] if there is none, or if this
// connection may not send it now.
static int row_of(const Protocol *protocol, const json_t *request, Err *err)
{
    const char *type = json_string_value(json_object_get(request, "type"));
    int row = 0;

    if (!type) return protocol_refuse(err, "a request is an object with a \"type\"");
    while (row < COUNT_OF(requests) && strcmp(type, requests[row].type) != 0) row++;
    if (row == COUNT_OF(requests)) return unknown_type(type, err);
    if (protocol->only != NOBODY && !(requests[row].flags & BY_SEAT))
        return err_set(err,
                       CODE_DATA,
                       "a connection with a seat sends no \"%s\"",
                       requests[row].type);
    if (requests[row].flags & WANTS_GAME && !protocol->playing)
        return protocol_refuse(
            err, "there is no game: send newgame, position or load first");
    return row;
}

json_t *protocol_reply(Protocol *protocol, const json_t *request, Err *err)
{
    const int row = row_of(protocol, request, err);

    if (row < 0 || check_keys(protocol, row, request, err)) return NULL;
    return requests[row].run(protocol, request, err);
}

int protocol_open(Protocol *protocol, Err *err)
{
    protocol->session = session_open(protocol->db, protocol->game, err);
    if (!protocol->session) return -1;
    if (protocol->only != NOBODY) catalog_forbid_files(protocol->session->catalog);
    protocol->scene = calloc(1, sizeof *protocol->scene);
    ASSERT(protocol->scene);
    return 0;
}

void protocol_close(Protocol *protocol)
{
    free(protocol->events);
    free(protocol->scene);
    session_close(protocol->session);
}

// protocol.c -- serves the requests of the protocol, one function for each type.
//
// A request that is refused changes nothing. A reply shows a seat no more than the seat
// may know.

#include "tools/protocol/protocol.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/kernel/game/question_view.h"
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
// it.
static PlayerId seat_of(const Protocol *protocol, const json_t *request, Err *err)
{
    const json_t *seat = json_object_get(request, "seat");
    json_int_t n = json_is_integer(seat) ? json_integer_value(seat) : -1;

    if (!seat && protocol->only != NOBODY) return protocol->only;
    const int seats = protocol->session->game.now.players_n;

    if (n < 0 || n >= seats) {
        err_set(err, CODE_DATA, "\"seat\" is a number from 0 to %d", seats - 1);
        return NOBODY;
    }
    if (protocol->only != NOBODY && n != protocol->only) {
        err_set(err, CODE_DATA, "this program plays seat %d", protocol->only);
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

    if (wanted > protocol->events_room) {
        size_t room = wanted * 2;
        LogEntry *more = realloc(protocol->events, room * sizeof *more);

        if (!more) return;
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
    if (protocol->status == GAME_OVER) session_end(session);
    protocol->question++;
}

static void begin(Protocol *protocol)
{
    Session *session = protocol->session;

    scene_look(protocol->scene, &session->game.now, &session->table, NOBODY);
    scene_name(protocol->scene, &session->game.now, &session->table);
    protocol->events_n = 0;
    protocol->question = 0;
    protocol->playing = true;
    advance(protocol);
}

// Checks the version that a client may say it was written for. Refuses a later one.
static bool speaks(const json_t *request, Err *err)
{
    const json_t *version = json_object_get(request, "protocol");
    const json_int_t n = version ? json_integer_value(version) : PROTOCOL_VERSION;

    if (n < 1 || n > PROTOCOL_VERSION) {
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
    const Rules *rules = catalog_library(protocol->session->catalog)->rules;

    if (!speaks(request, err)) return NULL;
    json_t *modes = json_array();
    for (int i = 0; i < sitting_modes_n(rules); i++)
        json_array_append_new(modes, json_string(sitting_mode(rules, i).name));
    return json_pack("{s:s, s:s, s:s, s:i, s:s, s:o, s:[s,s,s]}",
                     "type",
                     "hello",
                     "program",
                     "cardwright",
                     "version",
                     CARDWRIGHT_VERSION,
                     "protocol",
                     PROTOCOL_VERSION,
                     "game",
                     rules->game,
                     "modes",
                     modes,
                     "seats",
                     "client",
                     "random",
                     "greedy");
}

// Reads a game without decks. All its cards are known, so the mode alone says how many
// play.
static int read_deckless(Protocol *protocol, const json_t *request, Err *err)
{
    const Rules *rules = session_rules(protocol->session);
    const char *name = json_string_value(json_object_get(request, "mode"));
    const int mode = name ? sitting_mode_find(rules, name) : 0;

    if (json_array_size(json_object_get(request, "decks")))
        return protocol_refuse(err, "this game is played without decks");
    if (protocol_setup(
            protocol, request, sitting_mode(rules, mode < 0 ? 0 : mode).players, err))
        return -1;
    session_start(protocol->session);
    return 0;
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
        // "-" would read a deck from standard input, which belongs to the protocol.
        if (!names[i] || !strcmp(names[i], "-"))
            return protocol_refuse(
                err, "\"decks\" is a list of files, names or codes of decks");
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
    session->catalog = protocol->game ? catalog_open_game(protocol->game, err)
                                      : catalog_open(protocol->db, err);
    refused = !session->catalog || read(protocol, request, err);
    if (refused) {
        catalog_close(session->catalog);
        *session = *kept;
    } else {
        catalog_close(kept->catalog);
        begin(protocol);
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
        begin(protocol);
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

static json_t *the_end(const Protocol *protocol)
{
    const Session *session = protocol->session;
    json_t *json = game_json_end(&session->game, &session->table);

    json_object_set_new(json, "seed", json_integer((json_int_t)session->setup.seed));
    if (session_mode(session).series)
        json_object_set_new(
            json, "match", game_json_match(session_rules(session), &session->sitting));
    return typed(protocol->status == GAME_FAULT ? "fault" : "over", json);
}

// Shows the options to the asked seat; the others learn only that somebody is asked.
static json_t *do_question(Protocol *protocol, const json_t *request, Err *err)
{
    const Session *session = protocol->session;
    const Question *question = game_question(&session->game);

    if (protocol->status != GAME_WAITS) return the_end(protocol);
    if (json_object_get(request, "seat")) {
        PlayerId seat = seat_of(protocol, request, err);
        if (seat == NOBODY) return NULL;
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
    const json_t *picks = json_object_get(request, key);
    size_t n = json_array_size(picks);

    if (!json_is_array(picks))
        return err_set(
            err, CODE_DATA, "this question wants \"%s\": a list of numbers", key);
    if (n > OPTIONS_MAX) return protocol_refuse(err, "too many numbers");
    answer->n = (uint16_t)n;
    for (size_t i = 0; i < n; i++) {
        const json_t *pick = json_array_get(picks, i);
        json_int_t value = json_is_integer(pick) ? json_integer_value(pick) : -1;

        if (value < 0 || value > 255)
            return protocol_refuse(err, "there is no such option");
        answer->picks[i] = (uint8_t)value;
    }
    return 0;
}

static json_t *do_answer(Protocol *protocol, const json_t *request, Err *err)
{
    Game *game = &protocol->session->game;
    const Question *question = game_question(game);
    const json_t *number = json_object_get(request, "question");
    const json_t *seat = json_object_get(request, "seat");
    Answer answer;

    if (protocol->status != GAME_WAITS) return the_end(protocol);
    if (number && json_integer_value(number) != protocol->question) {
        err_set(err,
                CODE_DATA,
                "question %d waits, not question %d",
                protocol->question,
                (int)json_integer_value(number));
        return NULL;
    }
    if (seat && json_integer_value(seat) != question->player) {
        err_set(err,
                CODE_DATA,
                "player %d is asked, not player %d",
                question->player,
                (int)json_integer_value(seat));
        return NULL;
    }
    if (read_answer(request, question, &answer, err)) return NULL;
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
    const json_t *since = json_object_get(request, "since");
    json_int_t at = since ? json_integer_value(since) : 0;
    PlayerId seat = seat_of(protocol, request, err);
    json_t *list;

    if (seat == NOBODY) return NULL;
    if (at < 0) at = 0;
    list = json_array();
    scene_look(protocol->scene, &session->game.now, &session->table, seat);
    for (size_t i = (size_t)at; i < protocol->events_n; i++)
        json_array_append_new(list,
                              game_json_event(protocol->scene, &protocol->events[i]));
    return json_pack("{s:s, s:i, s:I, s:o}",
                     "type",
                     "events",
                     "seat",
                     seat,
                     "next",
                     (json_int_t)protocol->events_n,
                     "events",
                     list);
}

static json_t *do_view(Protocol *protocol, const json_t *request, Err *err)
{
    Session *session = protocol->session;
    PlayerId seat = seat_of(protocol, request, err);

    if (seat == NOBODY) return NULL;
    scene_look(protocol->scene, &session->game.now, &session->table, seat);
    json_t *json = game_json_view(protocol->scene);
    json_object_set_new(json, "seat", json_integer(seat));
    return typed("view", json);
}

static json_t *do_save(Protocol *protocol, const json_t *request, Err *err)
{
    (void)request;
    if (protocol->only == NOBODY) return protocol_save(protocol);
    protocol_refuse(err, "not with --seat, because a saved game shows every hand");
    return NULL;
}

static json_t *do_load(Protocol *protocol, const json_t *request, Err *err)
{
    if (protocol->only != NOBODY) {
        protocol_refuse(err, "not with --seat, because a saved game shows every hand");
        return NULL;
    }
    return replaces_game(protocol, request, err, protocol_load) ? reply("loaded")
                                                                : NULL;
}

static const struct {
    const char *type;
    json_t *(*run)(Protocol *protocol, const json_t *request, Err *err);
    bool needs_game;
} requests[] = {
    {"hello", do_hello, false},
    {"newgame", do_newgame, false},
    {"nextgame", do_nextgame, true},
    {"position", do_position, false},
    {"question", do_question, true},
    {"answer", do_answer, true},
    {"concede", do_concede, true},
    {"events", do_events, true},
    {"view", do_view, true},
    {"save", do_save, true},
    {"load", do_load, false},
};

static json_t *dispatch(Protocol *protocol, const json_t *request, Err *err)
{
    const char *type = json_string_value(json_object_get(request, "type"));

    for (int i = 0; type && i < COUNT_OF(requests); i++) {
        if (strcmp(type, requests[i].type) != 0) continue;
        if (requests[i].needs_game && !protocol->playing) {
            protocol_refuse(err,
                            "there is no game: send newgame, position or load first");
            return NULL;
        }
        return requests[i].run(protocol, request, err);
    }
    if (!type)
        protocol_refuse(err, "a request is an object with a \"type\"");
    else
        err_set(err,
                CODE_DATA,
                "unknown type '%s': docs/protocol.md lists all types",
                type);
    return NULL;
}

// Answers one line. Returns whether more requests may follow.
static bool serve(Protocol *protocol, const char *text)
{
    json_error_t where;
    json_t *request = json_loads(text, JSON_REJECT_DUPLICATES, &where);
    const char *type = json_string_value(json_object_get(request, "type"));
    const bool bye = type && !strcmp(type, "bye");
    Err err = {0};
    json_t *answer = NULL;

    if (!request)
        err_set(&err, CODE_DATA, "column %d: %s", where.column, where.text);
    else
        answer = bye ? reply("bye") : dispatch(protocol, request, &err);
    if (!answer)
        answer = json_pack("{s:s, s:s}", "type", "refused", "reason", err.text);
    if (json_object_get(request, "id"))
        json_object_set(answer, "id", json_object_get(request, "id"));
    json_dumpf(answer, stdout, JSON_COMPACT);
    putchar('\n');
    (void)fflush(stdout);
    json_decref(answer);
    json_decref(request);
    return !bye;
}

int protocol_run(Protocol *protocol, Err *err)
{
    char *text = NULL;
    size_t size = 0;

    protocol->session = protocol->game ? session_open_game(protocol->game, err)
                                       : session_open(protocol->db, err);
    if (!protocol->session) return -1;
    protocol->scene = calloc(1, sizeof *protocol->scene);
    while (getline(&text, &size, stdin) > 0 && serve(protocol, text)) continue;
    free(text);
    free(protocol->events);
    free(protocol->scene);
    session_close(protocol->session);
    return 0;
}

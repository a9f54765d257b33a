// protocol_begin.c -- begins games as requests want them, and runs them up to a question
// for the client.
//
// A refused request leaves the game before it as it was. Every game begins with cards
// that are loaded anew, so none depends on an earlier one.

#include "tools/protocol/protocol_inside.h"

#include <stdlib.h>
#include <string.h>

#include "engine/play/play_sitting.h"

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

void protocol_advance(Protocol *protocol)
{
    Session *session = protocol->session;
    Answer answer;

    for (;;) {
        protocol->status = game_next(&session->game, &session->table);
        keep_events(protocol);
        if (protocol->status != GAME_WAITS) break;
        if (!session_bot(session, &answer)) break;
        trail_said(&protocol->trail, &answer);
        const char *refusal = game_answer(&session->game, &answer);
        ASSERT(!refusal); // a bot answers its questions
    }
    if (protocol->status != GAME_WAITS) session_end(session);
    protocol->question++;
}

void protocol_begin(Protocol *protocol)
{
    Session *session = protocol->session;

    scene_look(protocol->scene, &session->game.now, &session->table, NOBODY);
    scene_name(protocol->scene, &session->game.now, &session->table);
    protocol_start_anew(protocol);
    protocol->playing = true;
    protocol_advance(protocol);
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

// Standard input belongs to the protocol. A seat reads no file, so the program looks up
// none for it.
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
        protocol_forget(protocol);
        protocol_begin(protocol);
    }
    free(kept);
    return !refused;
}

json_t *protocol_do_newgame(Protocol *protocol, const json_t *request, Err *err)
{
    return replaces_game(protocol, request, err, read_newgame)
               ? protocol_word("newgame")
               : NULL;
}

// Begins the next game of the match, for all seats that the client plays.
json_t *protocol_do_nextgame(Protocol *protocol, const json_t *request, Err *err)
{
    (void)request;
    if (protocol->status == GAME_WAITS)
        protocol_refuse(err, "the game is not over");
    else if (session_next(protocol->session)) {
        protocol_begin(protocol);
        return protocol_word("nextgame");
    } else
        protocol_refuse(err, "the match has no further game: newgame begins another");
    return NULL;
}

json_t *protocol_do_position(Protocol *protocol, const json_t *request, Err *err)
{
    return replaces_game(protocol, request, err, read_position)
               ? protocol_word("position")
               : NULL;
}

// Questions are counted on from the one that waited when the game was saved.
json_t *protocol_do_load(Protocol *protocol, const json_t *request, Err *err)
{
    const json_t *question = json_object_get(request, "question");

    if (!replaces_game(protocol, request, err, protocol_load)) return NULL;
    if (question) protocol->question = (int)json_integer_value(question);
    return protocol_word("loaded");
}

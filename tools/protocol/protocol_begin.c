// protocol_begin.c -- begins games as requests want them, and runs them up to a question
// for the client.
//
// A refused request leaves the game before it as it was. Every game begins with cards
// that are loaded for its decks alone, so none depends on an earlier one.

#include "tools/protocol/protocol_inside.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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

bool protocol_recorded(const Protocol *protocol)
{
    return protocol->record && !protocol->branches.now;
}

void protocol_note(Protocol *protocol, const Answer *answer)
{
    const Question *question = game_question(&protocol->session->game);

    trail_said(&protocol->trail, answer);
    if (protocol_recorded(protocol)) record_answer(protocol->record, question, answer);
}

void protocol_advance(Protocol *protocol)
{
    Session *session = protocol->session;
    Answer answer;

    protocol->told.n = 0;
    for (;;) {
        protocol->status = game_next(&session->game, &session->table);
        keep_events(protocol);
        if (protocol->status != GAME_WAITS) break;
        if (protocol_recorded(protocol)) record_turn(protocol->record, &session->game);
        if (!session_bot(session, &answer)) break;
        protocol_note(protocol, &answer);
        const char *refusal = game_answer(&session->game, &answer);
        ASSERT(!refusal); // a bot answers its questions
    }
    if (protocol->status != GAME_WAITS) session_end(session);
    protocol->question++;
}

// Nothing is known of the game that the session has.
static void meet_game(Protocol *protocol)
{
    const Session *session = protocol->session;

    scene_look(protocol->scene, &session->game.now, &session->table, NOBODY);
    scene_name(protocol->scene, &session->game.now, &session->table);
    protocol_start_anew(protocol);
    protocol->playing = true;
}

void protocol_begin(Protocol *protocol)
{
    meet_game(protocol);
    protocol_advance(protocol);
}

void protocol_resume(Protocol *protocol, GameStatus status, int question)
{
    protocol_forget(protocol);
    meet_game(protocol);
    protocol->status = status;
    protocol->question = question;
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
    return protocol_setup(protocol, request, n, err);
}

static bool reads_no_file(const Protocol *protocol)
{
    return protocol->only != NOBODY || protocol->no_files;
}

// Standard input belongs to the protocol. A seat reads no file, so the program looks up
// none for it.
static bool is_deck(const Protocol *protocol, const char *name)
{
    return name && (reads_no_file(protocol) || !catalog_is_stream(name));
}

// Reads the request, and its decks unless they are [known].
static int read_decks(Protocol *protocol, const json_t *request, const Deck *known,
                      Err *err)
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
    if (!known) return session_decks(protocol->session, names, err);
    memcpy(protocol->session->setup.decks, known, SEATS_MAX * sizeof *known);
    return 0;
}

static int read_position(Protocol *protocol, const json_t *request, Err *err)
{
    const size_t n = json_array_size(json_object_get(request, "players"));

    if (protocol_setup(protocol, request, n, err)) return -1;
    return protocol_position(protocol, request, err);
}

// Notes how the game began, so that it can begin so again. NULL: nobody can say it.
static void note_begun(Protocol *protocol, const json_t *request)
{
    json_decref(protocol->begun);
    protocol->begun = request ? json_copy((json_t *)request) : NULL;
    if (request)
        json_object_set_new(protocol->begun,
                            "seed",
                            json_integer((json_int_t)protocol->session->setup.seed));
}

const char *protocol_is_bound(const Protocol *protocol)
{
    if (protocol->branches.now || protocol->branches.n)
        return "a game with branches does not go on with other cards: drop them first "
               "(\"branch\" with \"drop\")";
    return protocol->begun
               ? NULL
               : "a saved game, and a later game of a match, go on only with the "
                 "cards that they have";
}

int protocol_place(Protocol *protocol, Session *session, Err *err)
{
    const json_t *begun = protocol->begun;
    Session *const present = protocol->session;
    int failed;

    protocol->session = session;
    if (json_object_get(begun, "folder")) {
        failed = protocol->more->place(protocol, err);
    } else if (json_object_get(begun, "players")) {
        failed = read_position(protocol, begun, err);
    } else {
        failed = read_decks(protocol, begun, NULL, err);
        if (!failed) session_start(session);
    }
    protocol->session = present;
    return failed;
}

void protocol_again(Protocol *protocol, bool (*next)(void *self, GivenAnswer *one),
                    void *self)
{
    Session *session = protocol->session;
    GivenAnswer one;

    meet_game(protocol);
    for (;;) {
        protocol->status = game_next(&session->game, &session->table);
        keep_events(protocol);
        if (protocol->status != GAME_WAITS || !next(self, &one)) break;
        const Question *question = game_question(&session->game);
        if (session->bots[question->player].kind == SEAT_HUMAN) {
            protocol->question++;
            protocol_keep(protocol);
        }
        if (one.who == GIVEN_ANSWER) {
            protocol_note(protocol, &one.answer);
            if (game_answer(&session->game, &one.answer)) break;
        } else {
            trail_gone(&protocol->trail, (PlayerId)one.who, session->game.now.turn);
            if (game_concede(&session->game, (PlayerId)one.who)) break;
        }
    }
    protocol_advance(protocol);
}

bool protocol_replace(Protocol *protocol, const json_t *request, Err *err,
                      int (*read)(Protocol *protocol, const json_t *request, Err *err))
{
    Session *session = protocol->session, *kept = malloc(sizeof *kept);
    ProtocolCards *cards;

    if (!kept) {
        protocol_refuse(err, "not enough memory");
        return false;
    }
    cards = protocol_open_cards(protocol, err);
    if (cards) {
        *kept = *session;
        session->catalog = cards->catalog;
        if (read(protocol, request, err)) {
            *session = *kept;
            protocol_cards_leave(protocol->shelf, cards);
            cards = NULL;
        }
    }
    free(kept);
    if (!cards) return false;
    protocol_cards_leave(protocol->shelf, protocol->cards);
    protocol->cards = cards;
    protocol_forget(protocol);
    protocol_begin(protocol);
    note_begun(protocol, read == protocol_load ? NULL : request);
    return true;
}

// Returns for which decks and mode cards are loaded, to be freed. NULL: they are loaded anew,
// because a deck is a file or the game a folder, which may have changed.
static char *key_of(const Protocol *protocol, const json_t *request)
{
    const json_t *decks = json_object_get(request, "decks"), *deck;
    const json_t *mode = json_object_get(request, "mode");
    size_t i;

    if (protocol->game && !protocol->made.store &&
        (open_game_is_path(protocol->game) || !access(protocol->game, F_OK)))
        return NULL;
    json_array_foreach(decks, i, deck)
    {
        if (!reads_no_file(protocol) && !access(json_string_value(deck), F_OK))
            return NULL;
    }
    json_t *key = json_pack("[O?, O?, b, i]",
                            (json_t *)decks,
                            (json_t *)mode,
                            protocol->only == NOBODY,
                            protocol->made.number);
    char *text = json_dumps(key, JSON_COMPACT);
    json_decref(key);
    return text;
}

// Reads a new game into the session, with the cards of its decks. Returns these, or NULL with
// [err].
static ProtocolCards *cards_of(Protocol *protocol, const json_t *request,
                               const char *key, Err *err)
{
    ProtocolCards *cards = key ? protocol_cards_find(protocol->shelf, key) : NULL;
    const bool known = cards != NULL;

    if (!cards) cards = protocol_open_cards(protocol, err);
    if (!cards) return NULL;
    protocol->session->catalog = cards->catalog;
    if (reads_no_file(protocol)) catalog_forbid_files(cards->catalog);
    if (read_decks(protocol, request, known ? cards->decks : NULL, err)) {
        protocol_cards_leave(protocol->shelf, cards);
        return NULL;
    }
    if (key && !known) protocol_cards_name(cards, key, &protocol->session->setup);
    return cards;
}

int protocol_prepare(Protocol *protocol, const json_t *request, Err *err)
{
    Session *session = protocol->session;
    const Setup setup = session->setup;
    char *key = key_of(protocol, request);
    Bot bots[SEATS_MAX];

    memcpy(bots, session->bots, sizeof bots);
    ProtocolCards *cards = cards_of(protocol, request, key, err);
    free(key);
    if (!cards) {
        session->catalog = protocol->cards->catalog;
        session->setup = setup;
        memcpy(session->bots, bots, sizeof bots);
        return -1;
    }
    protocol_cards_leave(protocol->shelf, protocol->cards);
    protocol->cards = cards;
    protocol_forget(protocol);
    protocol->playing = false;
    return 0;
}

// Begins a game of decks. What is refused leaves the game as it was.
json_t *protocol_do_newgame(Protocol *protocol, const json_t *request, Err *err)
{
    if (protocol_prepare(protocol, request, err)) return NULL;
    session_start(protocol->session);
    note_begun(protocol, request);
    protocol_begin(protocol);
    return protocol_word("newgame");
}

// Begins the next game of the match, for all seats that the client plays.
json_t *protocol_do_nextgame(Protocol *protocol, const json_t *request, Err *err)
{
    (void)request;
    if (protocol->status == GAME_WAITS)
        protocol_refuse(err, "the game is not over");
    else if (session_next(protocol->session)) {
        note_begun(protocol, NULL);
        protocol_begin(protocol);
        return protocol_word("nextgame");
    } else
        protocol_refuse(err, "the match has no further game: newgame begins another");
    return NULL;
}

json_t *protocol_do_position(Protocol *protocol, const json_t *request, Err *err)
{
    return protocol_replace(protocol, request, err, read_position)
               ? protocol_word("position")
               : NULL;
}

// Questions are counted on from the one that waited when the game was saved.
json_t *protocol_do_load(Protocol *protocol, const json_t *request, Err *err)
{
    const json_t *question = json_object_get(request, "question");

    if (!protocol_replace(protocol, request, err, protocol_load)) return NULL;
    if (question) protocol->question = (int)json_integer_value(question);
    return protocol_word("loaded");
}

// session.h -- a game, or the games of a match, as the command line drives them: cards,
// table, seats, log.
//
// Every seat is answered from outside (game_next waits for each question), bots too, so
// that each answer passes through session_answer and can be recorded and taken back.
// A Session belongs to one thread and is large: allocate it.

#ifndef SESSION_H
#define SESSION_H

#include "engine/play/sitting.h"
#include "tools/bots/bot.h"
#include "tools/session/catalog.h"

typedef struct {
    Catalog *catalog;
    Table table;
    Game game;
    Log log;
    Setup setup;
    Sitting sitting;     // beside the game: what has come of the games so far
    Bot bots[SEATS_MAX]; // kind SEAT_HUMAN: answered elsewhere
} Session;

// What somebody wishes of a sitting, in words; NULL and false: as usual.
typedef struct {
    const char *mode, *best_of;
    bool floats;
} SittingWish;

// Opens the database ([path] NULL: the usual one), or the game that is the ruleset at
// [path]. Returns NULL with [err] filled.
Session *session_open(const char *path, Err *err);
Session *session_open_game(const char *path, Err *err);
void session_close(Session *session);

// The rules of its game (of the usual one where [session] is NULL), the mode of its setup, and how many play in it.
const Rules *session_rules(const Session *session);
PlayMode session_mode(const Session *session);
int session_players(const Session *session);

// Reads and checks a deck for each seat. Every problem of construction goes to stderr,
// one line each, before -1 is returned.
int session_decks(Session *session, const char *const *names, Err *err);

// Says on stderr which of the decks a ban list forbids, and what teammates should not
// both have brought: no reasons not to play.
void session_tell_bans(const Session *session, const char *const *names);

// A table with the session's cards, nobody seated, the log empty.
void session_table(Session *session);

// Starts the bots' streams from a game's seed.
void session_seat_bots(Session *session, uint64_t seed);

// Puts the (first) game of `setup` before its first step and the bots in their seats.
void session_start(Session *session);

// The game is over: notes its result in the match. Then the next game, if there is one,
// stands before its first step after session_next; false: the match is over.
void session_end(Session *session);
bool session_next(Session *session);

// Works out derived numbers in [view], a view of the game: where nothing is asked any more
// nobody has. The game stays as it is, its hash too.
void session_derive(Session *session, State *view);

// Answers of the waiting question by the bot in its seat. Returns false where that
// seat is not a bot's.
bool session_bot(Session *session, Answer *answer);

// Reads "human,bot" into [sorts], a word for each of the [seats]. Returns 0, or -1 with
// [err] filled.
int session_seats(const char *text, int seats, SeatKind *kinds, Err *err);

// The mode called [name], or where that is NULL the usual one for [n]. -1 with [err]
// filled where there is none such, or not for [n] of [what]: "decks", "players".
int session_mode_find(const Rules *rules, const char *name, size_t n, const char *what,
                      Err *err);

// Fills mode and settings of [setup] for so many [decks]. A wish for a number of games
// wants the mode that has several. Returns -1 with [err] filled.
int session_setup(const Rules *rules, const SittingWish *wish, size_t decks,
                  Setup *setup, Err *err);

// Sets a setting of [setup] by its name. Returns false for a setting that the game does
// not have, or a value that it does not take.
bool session_set(const Rules *rules, Setup *setup, const char *name, int value);

// A seed from the system, below 2^53 so that any JSON reader keeps it whole.
uint64_t session_random_seed(void);

// The seed that was wished for; where that is negative one from the system, which is
// told on stderr.
uint64_t session_seed(long long wish);

// A number of all facts, and of all scripts, that this library holds of the decks'
// cards: a recorded game names them.
uint64_t session_card_hash(const Library *library);
uint64_t session_script_hash(const Library *library);

#endif

// session.h -- a game, or the games of a match, with its cards, table, seats and log.
//
// Every answer comes from outside, that of a bot too: game_next waits for each
// question. So a command sees each answer, can record it and can take it back. A
// Session belongs to one thread and is too large for a stack: allocate it.

#ifndef SESSION_H
#define SESSION_H

#include <jansson.h>

#include "engine/play/play_sitting.h"
#include "engine/play/sitting.h"
#include "tools/bots/bot.h"
#include "tools/catalog/catalog.h"
#include "tools/door/setting_words.h"

// All that a sitting needs.
typedef struct {
    Catalog *catalog;
    Table table;
    Game game;
    Log log;
    Setup setup;
    Sitting sitting;     // beside the game: the results of the games so far
    Bot bots[SEATS_MAX]; // kind SEAT_HUMAN: the command asks somebody
    void *thinking;      // of the bots, see bot_thinking_new
    void *driver;        // of a run that is played from outside, see RunDrive
} Session;

// The wishes of the command line for a sitting, in words. NULL and false mean the
// usual.
typedef struct {
    const char *mode, *best_of;
    bool asks_all;
    SettingWords set;
    int seats; // of a game without decks: how many words name the seats; 0: not said
} SittingWish;

// Open the cards of a game as catalog_open and catalog_hold do. Return NULL with [err].
Session *session_open(const char *db, const char *game, Err *err);
Session *session_hold(const char *db, const char *game, Err *err);
void session_close(Session *session);

// Returns a session that plays with the cards of [catalog], which it closes at its end.
Session *session_new(Catalog *catalog);

// Return the rules of the session's game, the
// mode of its setup, and how many play in it.
const Rules *session_rules(const Session *session);
PlayMode session_mode(const Session *session);
int session_players(const Session *session);

// Reads and checks a deck for each seat. Prints every problem of construction to
// stderr, one on each line, before it returns -1.
int session_decks(Session *session, const char *const *names, Err *err);

// Checks the decks that the setup has already, as session_decks does.
int session_decks_check(const Session *session, Err *err);

// Prints to stderr which decks a ban list forbids, and which cards teammates may not
// both bring. The game is played all the same.
void session_tell_bans(const Session *session, const char *const *names);

// Makes a table with the session's cards, without agents and with an empty log.
void session_table(Session *session);

// Gives the table memory for a bot of that kind, once. Returns whether the bot plays on from
// the mark, which the table must keep then.
bool session_thinks(Session *session, SeatKind kind);

// Starts the streams of the bots from a game's seed.
void session_seat_bots(Session *session, uint64_t seed);

// Lets the bots answer in the process, each in its seat. The mark is kept where a bot plays on
// from it.
void session_let_bots_answer(Session *session);

// Puts the first game of [setup] before its first step, and the bots into their seats.
void session_start(Session *session);

// Puts a game that game_pack wrote into the session, as the game that its table plays on.
// Bots, log and sitting stay as they are. The bytes are the program's own.
void session_put_game(Session *session, const void *game, size_t bytes);

// session_end notes the result of the finished game in the match. session_next puts the
// next game before its first step; it returns false if the match is over.
void session_end(Session *session);
bool session_next(Session *session);

// Works out derived numbers in [view], a view of the game, because nobody has done so
// when no question waits. Changes neither the game nor its hash.
void session_derive(Session *session, State *view);

// Answers the question that waits, if a bot has its seat. Returns false if none has.
bool session_bot(Session *session, Answer *answer);

// Reads "human,bot" into [kinds], one word for each of the [seats]. Returns 0, or -1
// with [err].
int session_seats(const char *text, int seats, SeatKind *kinds, Err *err);

// Counts the words of "human,bot", 0 for NULL.
int session_seats_said(const char *text);

// Finds the mode called [name]; NULL means the usual one for [n]. Returns -1 with [err]
// if there is no such mode, or none for [n] of [what]: "decks", "players".
int session_mode_find(const Rules *rules, const char *name, size_t n, const char *what,
                      Err *err);

// Fills mode and settings of [setup] for so many [decks]. A wish for a number of games
// selects a mode of several games. Returns -1 with [err].
int session_setup(const Rules *rules, const SittingWish *wish, size_t decks,
                  Setup *setup, Err *err);

// Sets a setting of [setup] by its name. Returns false if the game does not have the
// setting, or if it does not take the value.
bool session_set(const Rules *rules, Setup *setup, const char *name, int value);

// Sets all settings of [setup], whose mode is known, that the words say. Returns -1 with
// [err], which names the nearest name or all values, if the game does not have a setting or
// its value, and the numbers of players that a value is for if the mode has another one.
int session_set_all(const Rules *rules, const SettingWords *words, Setup *setup,
                    Err *err);

// Sets one setting from JSON: true or false, a digit, or a word. Returns -1 with [err] if
// the setting does not take the value in the mode of [setup]. session_setting_json is the
// way back.
int session_set_json(const Rules *rules, Setup *setup, int row, const json_t *value,
                     Err *err);
json_t *session_setting_json(const PlaySetting *setting, int value);

// Sets the settings that stand in an object of their own, by name. NULL has none.
int session_set_object(const Rules *rules, Setup *setup, const json_t *json, Err *err);

// Tries [answer] on [ahead], a copy of the game. Returns whether the same player is asked
// again within the same step, and chance has decided nothing: then the question of [ahead] is
// that question, asked also where one answer is possible. The session's game is as before.
bool session_ahead(Session *session, const Answer *answer, Game *ahead);

#endif

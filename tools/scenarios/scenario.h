// scenario.h -- one scenario as it runs: a game without agents, answers told beforehand.
//
// The game is driven through game_next, game_question and game_answer alone. A question
// of what to do (a decision) waits for the scenario's next move; any other question is
// answered from what the scenario gave, or by its only possible answer, or waits too:
// then nothing else may be done before it is answered. What a scenario gives must be
// used, or it fails.
//
// Everything Lua is in scenario_lua.c; here a value from a scenario is JSON.

#ifndef SCENARIO_H
#define SCENARIO_H

#include <jansson.h>
#include <stdio.h>

#include "engine/play/sitting.h"
#include "tools/scenarios/scenario_rows.h"
#include "tools/session/position.h"

typedef struct {
    Catalog *catalog;
    Table table;
    Game game;
    Sitting sitting; // that a game with decks belongs to
    Log log;
    const char *const *players; // "you", "foe" ...
    json_t *given[SEATS_MAX];   // answers told beforehand: [{"key": .., "value": ..}]
    LogEntry *entries;          // all that happened since the position
    size_t entries_n;
    bool begun;   // the position is complete
    int settles;  // 1 + the prompt that its first options answer for now; 0: none
    bool skipped; // it names a card that cannot be played; the reason is in `told`
    FILE *out;    // collects `told`: what failed, a line each
    char *told;
    size_t told_size;
} Scenario;

// Sets the position, or the game of two decks, that [json] describes, and goes to the
// first question. All functions with an int result: 0, or -1 and the reason is told.
int scenario_begin(Scenario *scenario, Catalog *catalog, const json_t *json);
void scenario_end(Scenario *scenario);

// What the players of that description are called, in the order of their seats.
const char *const *scenario_names(const Rules *rules, const json_t *json);

// Adds a line to what is told, and returns -1.
int scenario_fail(Scenario *scenario, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

// The board as it stands, everything open, added to what is told.
void scenario_board(Scenario *scenario);

// Goes on to the next question that waits for the scenario, or the end.
int scenario_advance(Scenario *scenario);

// Whether nothing is left over: no answer unused, no question but a decision waiting.
int scenario_check_end(Scenario *scenario);

// The waiting question, NULL when the game is over; and whether it asks for a move.
const Question *scenario_question(const Scenario *scenario);
bool scenario_is_decision(const Scenario *scenario, const Question *question);

// The index of the player called so, -1.
int scenario_player(const Scenario *scenario, const char *name);

// The game as it stands, derived values up to date, the table looking at it.
const State *scenario_state(Scenario *scenario);

// ---- scenario_act.c: what players do

// Gives [player] an answer for a question of that [key] (NULL: any).
void scenario_give(Scenario *scenario, int player, const char *key,
                   const json_t *value);
int scenario_give_all(Scenario *scenario, int player, const json_t *options);

// The rest of a move's words: those that its shape asks for, else NULL.
typedef struct {
    const char *card, *place;
    const json_t *cards;   // a card or a list of cards
    const json_t *options; // answers, and which of several options is meant
} MoveWords;

// Makes the move, as [player].
int scenario_move(Scenario *scenario, int player, const PlayMove *move,
                  const MoveWords *words);

// [player] leaves the game, whoever is asked.
int scenario_concede(Scenario *scenario, int player);
int scenario_answer(Scenario *scenario, int player, const json_t *value);

// Everybody passes until what [passing] names has come.
int scenario_pass_until(Scenario *scenario, const PlayPassing *passing);

// ---- scenario_match.c: games that begin with decks

// Begins the first game of the sitting that [json] describes, with these [decks].
int scenario_begin_decks(Scenario *scenario, const json_t *json, const json_t *decks);

// The game ends with that [winner], or "nobody"; the next one begins, if there is one.
int scenario_next_game(Scenario *scenario, const char *winner);

// ---- scenario_deck.c: decks that may or may not be brought

// Changes [deck] as the keys of t:deck_refused say.
int scenario_change_deck(Scenario *scenario, Deck *deck, const json_t *changes);

// Changes the deck called [name] ({ main = { Gust = 4 } }) and checks it for the first
// mode: it must break [rule], or nothing where that is NULL.
int scenario_deck(Scenario *scenario, const char *name, const json_t *changes,
                  const char *rule);

// ---- scenario_answer.c: matching words to options

// Answers the waiting question with [value]. -1 where it fits no option.
int scenario_reply(Scenario *scenario, const json_t *value);

// Answers it by itself where it may: 1, else 0.
int scenario_reply_itself(Scenario *scenario);

// The first option from which [text] is meant, not among the [n] of [taken]; -1.
int scenario_match(const Scenario *scenario, const char *text, const uint8_t *taken,
                   int n);

// Returns the key that answers the question: "target", "may" ... NULL: a move does.
const char *scenario_key(const Scenario *scenario, const Question *question);

// "asked of foe: Choose a target (Void Seeker) [target]" and the options, a line each.
void scenario_tell_question(Scenario *scenario);

// ---- scenario_name.c: the names of things

// "foe's Recruit#2": of the side, the second of that name on the board (elsewhere: in
// such zones), in the order of players and of their coming.
bool scenario_is_named(const Scenario *scenario, const char *text, ObjectId id);

// The object meant, searched on the board first, then where [player] may play from; 0.
ObjectId scenario_find(const Scenario *scenario, const char *text, int player);

// Finds a place, or a zone of a player where things stand: "base", "foe's base". NOWHERE:
// there is none such.
SpotId scenario_spot(const Scenario *scenario, const char *text, int player);

// The name of a place as [player] says it, allocated.
char *scenario_spot_name(const Scenario *scenario, SpotId spot, int player);
const char *scenario_card_name(const Scenario *scenario, ObjectId id);

// ---- scenario_expect.c: what must hold

int scenario_expect(Scenario *scenario, const json_t *json);
int scenario_expect_unit(Scenario *scenario, const char *name, const json_t *json);

// ---- scenario_claim.c: refusals, offers, sight, log

// A claim about one move, or about an option of the waiting question.
typedef struct {
    int player;
    const char *what; // the move's word, or the question's key
    PlayMove move;    // without a word: [what] is no move
    const char *card, *place;
    const char *rule; // that refuses it; NULL: any
} Claim;

int scenario_refused(Scenario *scenario, const Claim *claim);
int scenario_offers(Scenario *scenario, const Claim *claim, bool wanted);
int scenario_sees(Scenario *scenario, int player, const char *what, bool wanted);
int scenario_log_has(Scenario *scenario, const char *text);

// Returns why [player] may not do that now, NULL where it is allowed.
const RefusalRow *scenario_why(Scenario *scenario, const Claim *claim);

#endif

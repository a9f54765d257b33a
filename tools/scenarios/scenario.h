// scenario.h -- one scenario as it runs: a game without agents, with answers given
// beforehand.
//
// Only game_next, game_question and game_answer drive the game. A question that asks
// for a move (a decision) waits for the scenario's next move. Any other question takes
// an answer that the scenario gave beforehand, or its only possible answer. If there is
// neither, it waits, and the scenario must answer it before it does anything else. A
// scenario fails if an answer is left over.
//
// Only scenario_lua.c and scenario_words.c know Lua; in all other files a value from a
// scenario is JSON. The words of a game come from its rows (scenario_rows.h). Functions
// with an int result return 0, or -1 after they have added the reason to `told`.

#ifndef SCENARIO_H
#define SCENARIO_H

#include <jansson.h>
#include <stdio.h>

#include "engine/play/sitting.h"
#include "tools/position/position.h"
#include "tools/position/position_view.h"
#include "tools/scenarios/scenario_chance.h"
#include "tools/scenarios/scenario_rows.h"
#include "tools/why/observation_log.h"

enum { SCENARIO_TEXT = 200 }; // bytes of a name with its side

struct Scenario;

// An observer that a scenario calls while it runs. Each function may be NULL.
typedef struct {
    void *self;
    // The position of a game is complete, before its first question.
    void (*begins)(void *self, const struct Scenario *scenario);
    // The question that waits is about to get [answer].
    void (*answers)(void *self, const struct Scenario *scenario, const Answer *answer);
    // [player] is about to leave the game.
    void (*concedes)(void *self, const struct Scenario *scenario, int player);
    // It is over, and failed or not.
    void (*ends)(void *self, struct Scenario *scenario);
    ObservationLog *seen; // keeps what happens; NULL: no observer sees so much
} ScenarioWatch;

// One scenario as it runs.
typedef struct Scenario {
    Catalog *catalog;
    const ScenarioWatch *watch; // NULL: no observer
    Table table;
    Game game;
    Sitting sitting; // the one that a game with decks belongs to
    Log log;
    const char *const *players; // "you", "foe" ...
    json_t *values;             // all that words of the file were given
    json_t *given[SEATS_MAX];   // answers given beforehand: [{"key": .., "value": ..}]
    LogEntry *entries;          // all that happened since the position
    size_t entries_n;
    const char *ends; // the reason for which its game must be over; NULL: any, but no
                      // fault and no limit
    ScenarioChance chance;
    bool begun;    // the position is complete
    bool claims;   // something has been claimed
    bool looked;   // a claim was about the question that waits
    json_t *asked; // the questions that were answered, as texts: "foe target"
    int settles; // 1 + the prompt that its first options answer while all pass; 0: none
    bool skipped; // it names a card that cannot be played; the reason is in `told`
    bool unseen;  // a claim is about what only an observer can tell
    char wonder[SCENARIO_TEXT]; // what a reader of its failure asks: "not play Fox"; ""
    FILE *out;                  // collects `told`: each failure on a line
    char *told;
    size_t told_size;
} Scenario;

// Begins the position, or the game with decks, that [json] describes, and goes to the
// first question. [watch] may be NULL.
int scenario_begin(Scenario *scenario, Catalog *catalog, const json_t *json,
                   const ScenarioWatch *watch);
void scenario_end(Scenario *scenario);

// Returns the names of the players that [json] describes, in the order of their seats.
const char *const *scenario_names(const Rules *rules, const json_t *json);

// Adds a line to `told`, and returns -1.
int scenario_fail(Scenario *scenario, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

// Returns the word for why the game is over, NULL: it is not.
const char *scenario_reason(const Scenario *scenario);

// Fails because the game is over, and says why it is.
int scenario_fail_over(Scenario *scenario);

// Adds the board to `told`, with all cards face up.
void scenario_board(Scenario *scenario);

// Answers the question that waits: all answers pass here. Returns NULL, or why the answer is
// refused.
const char *scenario_say(Scenario *scenario, const Answer *answer);

// Tells the observer that the position of a game is complete.
void scenario_tell_begin(const Scenario *scenario);

// Goes on to the next question that waits for the scenario, or to the end.
int scenario_advance(Scenario *scenario);

// Checks that nothing is left over: no unused answer, and no question but a decision or one
// that the last claims looked at.
int scenario_check_end(Scenario *scenario);

// Returns the game as positions are told and compared.
PositionView scenario_view(const Scenario *scenario);

// Return the question that waits (NULL when the game is over), and whether a question
// asks for a move.
const Question *scenario_question(const Scenario *scenario);
bool scenario_is_decision(const Scenario *scenario, const Question *question);

// Returns the key that answers the question: "target", "may" ...; NULL if a move does.
const char *scenario_key(const Scenario *scenario, const Question *question);

// Finds the player of that name; -1: there is none.
int scenario_player(const Scenario *scenario, const char *name);

// Returns the present state, with derived values up to date. Points the table at it.
const State *scenario_state(Scenario *scenario);

// scenario_act.c: the moves of players.

// Keeps an answer of [player] for a later question of that [key] (NULL: any). [value]
// may also hold several answers by key, for all questions of a move.
int scenario_give(Scenario *scenario, int player, const char *key, const json_t *value);
int scenario_give_all(Scenario *scenario, int player, const json_t *options);

// A move as a scenario says it, or a claim about one, or about an option of the question
// that waits. A part that the scenario leaves out is NULL.
typedef struct {
    int player;
    const char *what; // the move's word, or the question's key
    PlayMove move;    // has no word if [what] is no move
    const char *card, *place;
    const json_t *cards;   // MOVE_CARDS_TO: a card or a list of cards
    const json_t *options; // answers, "ability" and "from"
    const char *rule;      // that refuses it
} Claim;

// Makes the move.
int scenario_move(Scenario *scenario, const Claim *claim);

// Lets [player] leave the game, also while another player is asked.
int scenario_concede(Scenario *scenario, int player);

// Answers the question that waits. It must ask [player], and not for a move.
int scenario_answer(Scenario *scenario, int player, const json_t *value);

// Lets everybody pass until the moment that [passing] names has come.
int scenario_pass_until(Scenario *scenario, const PlayPassing *passing);

// scenario_stop.c: a stop at a reported event.

// Lets the next word that acts stop at the event of that name. Fails if it should stop at
// another one already.
int scenario_stop_at(Scenario *scenario, const char *event);

// Returns whether the game has stopped at an event.
bool scenario_stop_is_there(const Scenario *scenario);

// Goes on to the next question if the game has stopped: before a word that acts.
int scenario_stop_leave(Scenario *scenario);

// Goes on as a word of its own. Fails unless the game has stopped.
int scenario_stop_go_on(Scenario *scenario);

// Fails if the word that acted has not come to the event at which it should stop. The second
// fails if no word acted since.
int scenario_stop_check(Scenario *scenario);
int scenario_stop_check_end(Scenario *scenario);

enum { SCENARIO_DICE = 8 }; // that a failure names

// Dice that a word may mean, by what they show.
typedef struct {
    CardId cards[SCENARIO_DICE];
    int n;
    int option; // of the first of them
} ScenarioDice;

// scenario_option.c: the option, the card and the refusal that a move means.

// Finds the dice that the first word of a move may mean as one of their words. Returns
// how many there are.
int scenario_find_dice(const Scenario *scenario, const Claim *claim,
                       ScenarioDice *dice);

// Finds the option of the question that waits which is the move of [claim]; -1: there is
// none. [several] becomes what the claim leaves open, where it means several: "place" or
// "ability"; NULL: nothing.
int scenario_find_option(const Scenario *scenario, const Claim *claim,
                         const char **several);

// Returns whether the question, which may be about something under way, offers an option
// of the kind of the move.
bool scenario_offers_kind(const Question *question, const Claim *claim);

// Finds the option of a move that says a place, where the option says none; -1: there is
// none.
int scenario_find_placeless(const Scenario *scenario, const Claim *claim);

// Returns whether the move of [claim] is offered. If its option says no place, the move
// is tried in a copy of the game.
bool scenario_is_there(Scenario *scenario, const Claim *claim);

// Finds the card of a move; of a card that is played, the first that could be. 0: none.
ObjectId scenario_find_card(const Scenario *scenario, const Claim *claim);

// Returns why the move of [claim] may not be made now, NULL if it is allowed or nobody
// says why.
const RefusalRow *scenario_why(Scenario *scenario, const Claim *claim);

// scenario_own.c: options of the kinds that a game declares.

enum { OWN_PARTS = 2 }; // of an option, at most

// Lists what options of the row are about, ABOUT_ bits in the order in which a move says
// them. Returns how many; 0 of a row that the game has not declared.
int scenario_own_parts(const OptionRow *row, uint8_t parts[OWN_PARTS]);

// Returns what the second word of the claim is about, 0: its move has none, so that a place
// answers the question for one.
uint8_t scenario_own_second(const Scenario *scenario, const Claim *claim);

// Returns whether the first word of a claim about a move names a thing.
bool scenario_own_is_thing(const Scenario *scenario, const Claim *claim);

// Returns the number that the text means of such an option, by a word of its kind too; -1: it
// is none.
int scenario_own_number(const Scenario *scenario, int option, const char *text);

// Returns whether the text means that part of the option.
bool scenario_own_fits(const Scenario *scenario, const Option *option, int part,
                       const char *text);

// Fails unless the words of the claim mean something at all.
int scenario_own_check(Scenario *scenario, const Claim *claim);

// Returns whether the text answers with the option: "buy Axe", or "Axe" alone if nothing
// else is offered of that.
bool scenario_own_answers(const Scenario *scenario, const Option *option,
                          const char *text);

// scenario_match.c: games that begin with decks.

// Begins the first game of the sitting that [json] describes, with these [decks].
int scenario_begin_decks(Scenario *scenario, const json_t *json, const json_t *decks);

// Ends the game with that [winner], or "nobody", and begins the next one, if there is
// one.
int scenario_next_game(Scenario *scenario, const char *winner);

// scenario_chance.c: results of chance that a scenario says beforehand.

// Fails if a result did not fit, or with [at_end] if one is left over.
int scenario_chance_check(Scenario *scenario, bool at_end);

// scenario_deck.c: decks that a player may or may not bring.

// Changes [deck] as the keys of t:deck_refused say.
int scenario_change_deck(Scenario *scenario, Deck *deck, const json_t *changes);

// Changes the deck called [name] ({ main = { Gust = 4 } }) and checks it for the first
// mode. It must break [rule]; if [rule] is NULL it must break none.
int scenario_deck(Scenario *scenario, const char *name, const json_t *changes,
                  const char *rule);

// scenario_answer.c: words that answer questions.

// Answers the question that waits with [value].
int scenario_reply(Scenario *scenario, const json_t *value);

// Answers the question that waits if this needs no further word. Returns 1 if it did, 0
// if the question waits.
int scenario_reply_itself(Scenario *scenario);

// Finds the first option that [text] means and that is not among the [n] of [taken];
// -1: none.
int scenario_match(const Scenario *scenario, const char *text, const uint16_t *taken,
                   int n);

// Tells the question that waits: its player, its key, and each option on a line.
void scenario_tell_question(Scenario *scenario);

// scenario_name.c: the names of things.

// Returns whether the object has that name. "foe's NAME#2" is the second one of that side
// on the board, or in a zone of that kind, counted by players and then by ids.
bool scenario_is_named(const Scenario *scenario, const char *text, ObjectId id);

// Tells the same of a game that no scenario plays, whose players have these names.
bool scenario_name_fits(const Table *table, const char *const *players,
                        const char *text, ObjectId id);

// Returns whether the object has ceased to exist and was called so.
bool scenario_was_named(const Scenario *scenario, const char *text, ObjectId id);

// Finds the object of that name: on the board first, then in zones that [player] may
// play from, then anywhere; 0: there is none.
ObjectId scenario_find(const Scenario *scenario, const char *text, int player);

// Returns the name of a thing as [player] means it: where a side is not said, theirs if
// they have one of that name. [buffer] holds SCENARIO_TEXT bytes.
const char *scenario_own_name(const Scenario *scenario, const char *text, int player,
                              char *buffer);

// An ability that a scenario means; `form` tells apart those of one clause (ability_form).
typedef struct {
    ClauseId clause; // 0: there is none
    int16_t form;
} MeantAbility;

// Finds the ability that [which] means: by its words, by its keyword ("Hone", "Hone 2"), by the
// thing that gives it, or by its number among those of the object that can be used: first those
// of its text as printed, then those of its keywords, then those that it was given. Equal
// instances are one.
MeantAbility scenario_ability(const Scenario *scenario, ObjectId id,
                              const json_t *which);

// Finds a place by its name, as position_spot does. NOWHERE: there is none.
SpotId scenario_spot(const Scenario *scenario, const char *text, int player);

// Returns whether who [said] the one place means [spot]: the same, or a slot beside it.
bool scenario_means_spot(const Table *table, SpotId said, SpotId spot);

// Returns whether the text may be a word of a die: nothing of [player] is called so.
bool scenario_die_is_word(const Scenario *scenario, const char *text, int player);

// Returns whether the thing is a die that lies there and has the word.
bool scenario_die_shows(const Scenario *scenario, const char *word, ObjectId id);

// Finds the die of [player] that alone has the word; 0: there is none, or several have it.
ObjectId scenario_die_find(const Scenario *scenario, const char *word, int player);

// Adds the die of an option, unless one that shows the same is there.
void scenario_die_add(ScenarioDice *dice, const Scenario *scenario, int option);

// Fails because several dice have the word.
int scenario_die_fail(Scenario *scenario, const char *word, const ScenarioDice *dice);

// scenario_expect.c: expectations.

// Compares the game, or the object called [name], with the claims of [json].
int scenario_expect(Scenario *scenario, const json_t *json);
int scenario_expect_object(Scenario *scenario, const char *name, const json_t *json);

// scenario_claim.c: refusals, offers, sight and log.

// Check a claim: the move is refused; an option is offered, or not; a player sees a
// card or a zone, or not; the log has the [n] texts, each behind the one before it.
int scenario_refused(Scenario *scenario, const Claim *claim);
int scenario_offers(Scenario *scenario, const Claim *claim, bool wanted);
int scenario_sees(Scenario *scenario, int player, const char *what, bool wanted);
int scenario_log_has(Scenario *scenario, const char *const *texts, int n);

// scenario_reason.c: claims about reasons.

// Checks that the answer to why [question], a thing, "chain" or "end", has each text of the
// list [wanted]; and has none of those behind a "!".
int scenario_tells_why(Scenario *scenario, const char *question, const json_t *wanted);

// Keeps the question that a reader of this failure would ask `why`, printf-like.
void scenario_wonder(Scenario *scenario, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

// Adds to `told` the answer to that, and which abilities stayed silent, if there is an
// observer.
void scenario_behind(Scenario *scenario);

// Returns the trace of the scenario so far as a new list, empty if there is no observer.
json_t *scenario_trace(Scenario *scenario, bool full);

// scenario_story.c: what a failure tells.

// Returns the sentences of what happened from entry [first] on, a line each, which the
// caller frees.
char *scenario_story_since(Scenario *scenario, size_t first);

// Notes that the question that waits has been answered, by its key.
void scenario_note_asked(Scenario *scenario);

// Adds to `told` the keys that were asked, behind these words, and the sentences of the log
// so far.
#define SCENARIO_ASKED "keys that were asked: "
void scenario_story(Scenario *scenario);

#endif

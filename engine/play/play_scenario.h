// play_scenario.h -- the part of Play by which tests of cards move and claim.
//
// A scenario says moves (t.you:play(...)), answers questions and claims facts of the
// game. The answers of a question stand under the key of its prompt (rules.h). General
// code knows the claims that every game has without rows: turn, turn_player, chain, over,
// winner, asked, question; of a player points, turns, gone, resources and counters; of an
// object its fields, statuses, counters, keywords, marks and where it is.
//
// Without this part a game's options are the moves, by their roles, and the zones of
// players are the lists of cards.

#ifndef PLAY_SCENARIO_H
#define PLAY_SCENARIO_H

#include "engine/cards/refusal.h"
#include "engine/kernel/game/game.h"

typedef enum {
    MOVE_ALONE,    // (): no more arguments
    MOVE_CARD,     // (card): the option names that object
    MOVE_CARD_AT,  // (card, place): the option names object and spot
    MOVE_CARDS_TO, // (card or cards, place): the option names the spot, and a question
                   // under the key `asked` is answered with the cards
    MOVE_OPTION,   // (card, place), each where the option names one
} MoveShape;

// A move that a scenario asks about. A field that the scenario leaves out fits anything.
typedef struct {
    ObjectId object;
    SpotId spot;      // NOWHERE: it says none
    ClauseId ability; // 0: it says none
    int16_t form;     // then: with which value, as ability_form
} MoveAsked;

// A word for a player's move.
typedef struct {
    const char *word;
    const char *doing; // in messages: "end the turn"
    uint8_t shape;     // MoveShape
    uint8_t option;    // row of the game's options
    bool plays;        // the search for the card begins where cards are played from
    const char *asked; // MOVE_CARDS_TO
    // Returns why [player] may not make the move now. NULL: it is refused where it is not
    // offered, without a reason.
    Refusal (*check)(Table *table, PlayerId player, const MoveAsked *asked);
} PlayMove;

// Another word for the key of an answer.
typedef struct {
    const char *word, *key;
} PlayAnswerWord;

typedef enum {
    UNTIL_CHAIN_EMPTY, // until the chain is empty
    UNTIL_FREE,        // until somebody may act freely (ASKS_FREELY)
    UNTIL_NEXT_TURN, // until somebody may act freely in another turn, which ends this one
    UNTIL_ALL_PASSED, // until each asked player has passed once
} PassUntil;

// A word after which everybody passes for a while.
typedef struct {
    const char *word;
    uint8_t until;    // PassUntil
    uint8_t settles;  // 1 + a prompt whose first options are the answer meanwhile
    const char *what; // that ends, in messages: "chain"
    bool (*goes_on)(const State *state); // there is something to end; NULL: always
} PlayPassing;

typedef enum {
    CLAIM_NUMBER, // value
    CLAIM_PLAYER, // value; NOBODY is false
    CLAIM_SPOT,   // value; NOWHERE is false
    CLAIM_WORD,   // word, in small letters
    CLAIM_PLACES, // value_at: a list of the places where it is not NOBODY; of a player,
                  // of those where it is that player
} ClaimKind;

// A fact of the game.
typedef struct {
    const char *key;
    uint8_t kind; // ClaimKind
    int (*value)(const Table *table);
    const char *(*word)(const Table *table);
    int (*value_at)(const Table *table, int place);
} PlayClaim;

typedef enum {
    CARDS_ANY_ORDER, // all of them, in any order
    CARDS_TOP,       // the first ones from the top, in order
    CARDS_BOTTOM,    // the first ones from the bottom, in order
    CARDS_IN_ORDER,  // all of them, in order from the top
    CARDS_ONE,       // a name, false for none; with KEY_exhausted
    CARDS_COUNTED, // how many, or how many by the words of the fact FACT_IDENTITY; with
                   // KEY_ready and KEY_exhausted
    CARDS_AT_PLACES, // { place = cards } of that player in `zone` of the place
} CardsKind;

// A list of a player's cards. Any of them has KEY_size as well.
typedef struct {
    const char *key;
    uint8_t kind;  // CardsKind
    uint8_t zone;  // of the player, or of the place
    bool on_board; // the whole board is searched instead of the zone
    bool (*fits)(const Table *table, ObjectId id); // NULL: every card counts
} PlayCards;

// A key of a game that begins with decks, whose value is a player.
typedef struct {
    const char *key;
    void (*set)(Game *game, PlayerId player);
} PlayNaming;

typedef struct PlayScenario {
    const PlayMove *moves;
    int moves_n;
    const PlayPassing *passings;
    int passings_n;
    const PlayAnswerWord *words;
    int words_n;
    const PlayClaim *claims;
    int claims_n;
    const PlayCards *cards;
    int cards_n;
    const PlayNaming *namings;
    int namings_n;
    // Zones that cards are played from, and zones in which the search for a name goes
    // on after the board, in this order.
    const uint8_t *played_from, *found_in;
    int played_from_n, found_in_n;
    const char *object_word; // t:WORD(name, claims) claims facts of one object; NULL:
                             // expect_object
    // Returns the value of a keyword that [object] has; NULL: none has a value.
    int (*keyword_value)(const Table *table, ObjectId object, int keyword);
    // Returns why [player] may not take an option of that kind, which is not there. For a
    // game without rows of moves. NULL: no reason is known.
    Refusal (*why)(Table *table, PlayerId player, int option, const MoveAsked *asked);
    // Returns why the game cannot be ended now, NULL where it can; NULL: it always can.
    const char *(*unready)(const State *state);
} PlayScenario;

// Returns the game's rows, empty ones if it has none.
const PlayScenario *play_scenario(const Rules *rules);

// Find the list of cards called [key], of a player or of nobody; false: there is none.
bool play_scenario_cards(const Rules *rules, const char *key, PlayCards *cards);
bool play_scenario_shared(const Rules *rules, const char *key, PlayCards *cards);

// Finds the claim about places called [key]; NULL: there is none.
const PlayClaim *play_scenario_places(const Rules *rules, const char *key);

#endif

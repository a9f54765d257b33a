// rules.h -- what a game tells the kernel about itself: its words and its procedures.
//
// The kernel knows zones, events, questions and verbs only as rows of these tables. A
// game (in C, or in Lua) fills one Rules and hands it over; from
// then on nobody writes to it. Row numbers are the words' identity in records, in saved
// games and in replays, so the order of a table is part of them.

#ifndef RULES_H
#define RULES_H

#include "engine/cards/clause.h"
#include "engine/cards/fact.h"
#include "engine/cards/value.h"

typedef struct Table Table;
typedef struct State State;
typedef struct Env Env;
typedef struct Item Item;
typedef struct Cause Cause;
typedef struct Event Event;

// A zone has a spot for each player, one for all, one for each host (an object that is a
// place itself), or one for each space of the map.
typedef enum { SCOPE_PLAYER, SCOPE_SHARED, SCOPE_HOST, SCOPE_SPACE } Scope;

// How spaces lie beside each other by their coordinates: six neighbours, four, or eight.
typedef enum { GRID_NONE, GRID_HEXES, GRID_SQUARES, GRID_DIAGONALS } GridShape;

// The map of a game: all cards of a kind are spaces of one zone.
typedef struct {
    uint8_t zone;   // 1 + the zone, of SCOPE_SPACE; 0: the game has no map
    uint8_t grid;   // GridShape
    uint8_t at[2];  // of a grid: the columns of the coordinates
    uint8_t ways;   // 1 + the column that names neighbours; 0: none does
    uint16_t types; // of the cards that are spaces, one bit each
} SpacesRow;

enum {
    ZONE_BOARD = 1,   // objects there keep their identity when they move within (124)
    ZONE_ORDERED = 2, // the first object is the top
    ZONE_SECRET = 4,  // nobody sees the faces
    ZONE_PRIVATE = 8, // the controller sees the faces; off the board that is the owner,
                      // unless the game says otherwise
    ZONE_ACTIVE = 16, // abilities of objects there work
    ZONE_LOCATION = 32, // a place that things can stand at and move to
    ZONE_APART = 64,    // what lies there is no part of what is hidden elsewhere
};

typedef struct {
    const char *name; // Lua name
    uint8_t scope;    // Scope
    uint8_t flags;
    const char *doc;
    // 1 + the zone whose slot it is, 0: none. A thing in the slot is at the spot of that
    // zone that has the same player: `here` is that place.
    uint8_t beside;
} ZoneRow;

// A kind word: beast, tool, card ... It means objects by their type bits, or players, or
// items of the chain.
typedef enum { KIND_OBJECT, KIND_ITEM, KIND_PLAYER } KindTarget;

typedef struct {
    const char *name;
    uint8_t kind;     // KindTarget
    uint16_t any_of;  // type bits, one of which it must have
    uint16_t none_of; // supertype bits that it must not have
    uint8_t zone;     // 1 + default zone, 0: the board
    const char *doc;
} KindRow;

// The facts on which an answer may depend, one bit each of a uint64_t. The answer is
// worked out anew when one of its facts has changed. READS_COUNTER << 2 is the third
// counter, READS_STATUS << 2 the third status, READS_THING << 2 the third type, READS_NOTE << 2
// the third note.
enum {
    READS_ANYTHING = 1,   // and nobody said what
    READS_STANDS = 2,     // where things stand on the board and in active zones
    READS_ELSEWHERE = 4,  // which things there are in all other zones
    READS_PLAYERS = 16,   // points, counters and resources of players
    READS_TURN = 32,      // the turn, its player, and what happened in it
    READS_OWN = 64,       // the rulebook's own part of the state beside its notes
    READS_CHANGES = 128,  // what lasts for a while: modifiers and grants
    READS_NUMBERS = 256,  // derived numbers
    READS_NOTHING = 512,  // nothing of all that
    READS_FLAGS = 1024,   // flags of things: exhausted, revealed
    READS_COUNTER = 2048, // counters of things, a bit each; the last bit is that of all
                          // further ones
    READS_COUNTERS = 0xF * READS_COUNTER,
    READS_STATUS = 32768, // statuses of things, a bit each; the last bit is that of all
                          // further ones
    READS_STATUSES = 0xFFFF * READS_STATUS | READS_FLAGS,
};

#define READS_HOSTS  (UINT64_C(1) << 31)    // what is attached to what
#define READS_THING  (UINT64_C(1) << 32)    // which objects are on the board or active,
#define READS_THINGS (READS_THING * 0xFFFF) // a bit for each type
#define READS_COMING (UINT64_C(1) << 48) // which objects come there that have a number
#define READS_STATS  (UINT64_C(1) << 49) // the numbers of those marked OBJECT_STALE
#define READS_ASKED  (UINT64_C(1) << 51) // which objects change the numbers of others
// Controllers of objects that have no number and change none; owners and controllers of
// all. An adjective whose row says READS_CONTROL reads it of any object.
#define READS_HOLDING (UINT64_C(1) << 50)
#define READS_CONTROL (READS_HOLDING | 8)
// All of where things are, and so which of them change the numbers of others: those that turn
// their face, become another card or are attached may do so from then on, or no more.
#define READS_PLACES                                                                   \
    (READS_STANDS | READS_HOSTS | READS_THINGS | READS_COMING | READS_ASKED)
// Notes of a game, a bit each; one has the bit of the note NOTE_BITS rows before it.
#define READS_NOTE  (UINT64_C(1) << 52)
#define READS_NOTES (READS_OWN | READS_NOTE * ((UINT64_C(1) << NOTE_BITS) - 1))
#define READS_ALL   (UINT64_MAX - READS_NOTHING)

enum { NOTE_BITS = 12 };

static inline uint64_t reads_of_note(int row)
{
    return READS_NOTE << row % NOTE_BITS;
}

static inline uint64_t reads_of_counter(int row)
{
    return (uint64_t)READS_COUNTER << (row < 3 ? row : 3);
}

// Statuses of the game, one bit each.
static inline uint64_t reads_of_statuses(uint64_t statuses)
{
    const uint64_t last = UINT64_C(1) << 15;

    return (statuses < last ? statuses : (statuses & (last - 1)) | last) * READS_STATUS;
}

// Things of some of these types, one bit each.
static inline uint64_t reads_of_types(unsigned types)
{
    return READS_THING * (uint16_t)types;
}

// The source of the answer of a field or an adjective, if no function gives it.
typedef enum {
    SOURCE_FUNCTION,
    SOURCE_FACT,      // of the card: row `index` of Rules.facts
    SOURCE_COUNTER,   // of the thing: row `index` of Rules.counters
    SOURCE_NUMBER,    // derived: row `index` of Rules.numbers
    SOURCE_TYPE,      // the card has type `index`
    SOURCE_SUPERTYPE, // the card has supertype `index`
    SOURCE_QUESTION,  // passives answer row `index` of Rules.questions (Rules.answer)
} ReadSource;

// A property that an object or a player has or has not. The function that is NULL tells
// what the adjective is not said of.
typedef struct {
    const char *name;
    bool (*holds)(const Table *table, const Env *env, ObjectId object);
    bool (*of_player)(const Table *table, const Env *env, PlayerId player);
    const char *doc;
    uint8_t source; // ReadSource; of one that is no function, what the next field names
    uint8_t index;
    uint64_t reads; // READS_ bits; 0: everything
} AdjectiveRow;

// Whose the things are, or who the players, of which an adjective is true: checks of scripts go
// by it.
typedef enum {
    SIDE_ANY,
    SIDE_YOURS,
    SIDE_ENEMY,
    SIDE_CHOOSER, // of the player who chooses
    SIDE_TURN,    // the one player who has the turn
} AdjectiveSide;

// Two adjectives, rows of Rules.adjectives, of which no thing has both.
typedef struct {
    uint8_t one, other;
} OppositeRow;

// Whatever the adjective is true of has so many of the field, or more.
typedef struct {
    uint8_t adjective, field;
    int16_t least;
} AdjectiveLeast;

// A number of an object (strength, cost, damage) or of a player (points, turn).
typedef struct {
    const char *name;
    int (*of_object)(const Table *table, const Env *env, ObjectId object);
    int (*of_player)(const Table *table, const Env *env, PlayerId player);
    // Reads the number of a chain item, by the card that is played or used; NULL where
    // items have none.
    int (*of_cause)(const Table *table, const Cause *cause);
    const char *doc;
    uint8_t source; // ReadSource
    uint8_t index;
    uint64_t reads; // READS_ bits; 0: everything
} FieldRow;

// Says which clauses may name an event. `when` and `happened` may name all but those that
// are only told; the other clauses only those about which the rulebook asks beforehand.
enum {
    EVENT_OF_OBJECT = 1,
    EVENT_OF_PLAYER = 2,
    EVENT_CAN = 4,
    EVENT_CANNOT = 8,
    EVENT_AS = 16,
    EVENT_INSTEAD = 32,
    EVENT_BEFORE = EVENT_CAN | EVENT_CANNOT | EVENT_AS | EVENT_INSTEAD,
    EVENT_TOLD = 64,    // in the log only: no pattern waits for it
    EVENT_COUNTS = 128, // it has an amount, which a pattern may compare
    EVENT_PRICED = 256, // the cost of a `can` is paid in place of the usual one
    EVENT_WAYS = 512,   // a `can` about it opens a way that differs from the usual ones
    EVENT_ALL_TEXT = 1024, // its object has all of its text when the engine reports it
    EVENT_PARTS = 2048,    // told before it: the thing is a new object afterwards (124)
    EVENT_REASONED = 4096, // it tells the event that brought it
    EVENT_BRINGS = 8192,   // it is such an event
    EVENT_REACHES =
        16384, // it changes a number, by its amount, and tells what that is then
    EVENT_LOWERS = 32768, // the number became less by the amount
    // It is about a counter of players or of things, or about a status, that a set names.
    EVENT_OF_PLAYER_COUNTER = 1 << 16,
    EVENT_OF_COUNTER = 1 << 17,
    EVENT_OF_STATUS = 1 << 18,
    EVENT_TOGETHER = 1 << 19, // several of one action are replaced together (373)
    EVENT_ON_BOARD = 1 << 20, // it happens to things on the board alone
    EVENT_OF_ABILITY =
        1 << 21,           // it is about an ability on the chain, which its cause is
    EVENT_PLAYS = 1 << 22, // its object is played: the same thing where it enters then
    EVENT_LASTS =
        1 << 23, // it makes a change that lasts for a time (Table.in_place_of)
    EVENT_ASKED = 1 << 24, // it is asked beforehand alone, and nobody is told of it
    EVENT_NAMES = EVENT_OF_PLAYER_COUNTER | EVENT_OF_COUNTER | EVENT_OF_STATUS,
};

// The high bits of the flags: types of its objects, one bit each; none: any.
#define EVENT_TO_TYPES(types) ((uint64_t)(types) << 32)
#define EVENT_TYPES(flags)    ((unsigned)((flags) >> 32))

typedef struct {
    const char *name; // key in patterns
    uint64_t flags;   // whom it happens to, which clauses may name it
    const char *rule;
    const char *doc;
} EventRow;

// The parts of a pattern that an event never has, one bit each: a pattern with such a part
// would never fit. EVENT_NO_ITEM: it tells of an ability by the thing that has it.
enum {
    EVENT_NO_FROM = 1,
    EVENT_NO_TO = 2,
    EVENT_NO_AT = 4,
    EVENT_NO_BY = 8,
    EVENT_NO_WITH = 16,
    EVENT_NO_ITEM = 32,
};

// Where an event takes a thing from, and to, and where it is as it happens: zones, one bit
// each, 0 any. What every such event has beside.
typedef struct {
    uint64_t from, to, at;
    uint64_t usual_from, usual_to; // for which nobody needs a permission
    uint64_t
        lies; // where it is on the way, and of types that are in none of `to` afterwards
    bool stays;      // it is still there as it is told
    bool anew;       // the thing is a new object by it (124), so it happens once to it
    bool own;        // the player whose thing it is, or to whom it happens, does it
    bool some;       // its amount is 1 or more
    bool of_phase;   // it is a phase, or the beginning of a turn
    bool of_turn;    // it is the beginning of a turn
    bool loose;      // it never happens to what is attached to something
    bool held;       // its player controls the place where it is, or to which it goes
    bool scores;     // it scores its place for its player, which comes once in a turn
    bool won;        // its player controls that place as it is told, and not before
    unsigned movers; // types of things to which a `can` of it permits anything; 0: all
    uint8_t
        makes; // 1 + the adjective that the thing is by it, and was not before; 0 none
    uint8_t
        phase; // 1 + the phase that it is the beginning of; 0: of none that may come again
    uint8_t after; // 1 + the phase that has begun in its turn whenever it comes; 0: any
} EventWay;

// How the answers of several passives to one question combine: as a sum, a list, the last
// one, the least, a product or the most.
typedef enum { SUM_ADD, SUM_LIST, SUM_LAST, SUM_LEAST, SUM_TIMES, SUM_MOST } Sum;

// The subjects of a question of the rulebook: cards of the types in the low bits, items
// of the chain, players. The others say what a passive may add: `by`, `to`, `minimum`,
// `of`.
enum {
    ASKED_TYPES = 0xFFFF,
    ASKED_ITEM = 1 << 16,
    ASKED_PLAYER = 1 << 17,
    ASKED_BY = 1 << 18,
    ASKED_TO = 1 << 19,
    ASKED_MINIMUM = 1 << 20,
    ASKED_OF = 1 << 21,      // `of`: the keyword that costs it
    ASKED_KEYWORD = 1 << 22, // its answer names a keyword, and no event
    ASKED_ANY = 1 << 23,     // its answer may be `any_number`: as many as one likes
    ASKED_NATURAL = 1 << 25, // its number is 0 or more, and less is refused
    ASKED_ACTIVE =
        1 << 24, // of a text about itself only where that works, or is played
};

typedef struct {
    uint32_t of;    // type bits and ASKED_ bits; 0: anything
    uint64_t zones; // of cards: where they are then, one bit each; 0: anywhere
} AskedOf;

// A question of the rulebook to passives: how much more, at what cost, whether ...
typedef struct {
    const char *name;
    uint8_t answer; // AnswerKind it wants
    uint8_t sum;    // Sum
    const char *rule;
    const char *doc;
    uint64_t reads; // READS_ bits of those who ask; 0: everything
    AskedOf asked;
} QuestionRow;

// What a question takes: the types of things that `to` names, one bit each, 0 any; the least
// number, 0 any.
typedef struct {
    uint16_t to;
    uint8_t least;
    uint8_t needs; // NEEDS_
    uint16_t
        so; // types of things of which [so_word] is true without an answer, 0: none
    uint8_t so_word;
} QuestionBounds;

// What a thing has of which a question changes something.
enum {
    NEEDS_EXTRA = 1, // an additional cost
    NEEDS_ADDS,      // an ability that adds resources
};

// How a layer changes a number by the answers of passives to its question.
typedef enum {
    LAYER_SET,         // puts the answer in place of the number
    LAYER_ADD,         // adds it; all increases come before the decreases
    LAYER_TIMES,       // multiplies by it
    LAYER_AT_LEAST,    // raises the number to it
    LAYER_AT_MOST,     // lowers the number to it
    LAYER_INCREASE,    // adds it where it is an increase, and keeps the decreases
    LAYER_DECREASE,    // takes away what LAYER_INCREASE kept
    LAYER_DIVIDE_UP,   // divides by it and rounds up
    LAYER_DIVIDE_DOWN, // divides by it and rounds down
} LayerKind;

typedef struct {
    uint8_t question; // row of Rules.questions
    uint8_t kind;     // LayerKind
    uint8_t unless; // 1 + a question: this layer leaves out a thing with the answer yes
    uint8_t word;   // 1 + the word that names it in an answer to NumberRow.last
    uint16_t provided; // a condition, `me` is the thing; 0: always
} LayerRow;

// A derived number: the number of a card, changed by its layers in their order. It is that
// of things on the board, face up; elsewhere what is printed counts (derive.h).
typedef struct {
    const char *name; // as the field that reads it
    uint8_t fact;     // row of Rules.facts: the number that is printed
    uint8_t kind;     // 1 + row of Rules.kinds that has it; 0: all objects
    uint8_t unless;   // 1 + a question: a thing with the answer yes has what is printed
    uint8_t last;     // 1 + a question: the layer that it names comes last
    uint8_t layers_n;
    const LayerRow *layers;
    const char *doc;
    // Returns what the game itself adds to the number of a thing. NULL: nothing.
    int (*own)(const Table *table, ObjectId object);
    uint64_t asks;  // the questions to passives that `own` asks, one bit each
    uint64_t reads; // READS_ bits of `own`
} NumberRow;

// One verb, reading or choice of the cards: arguments by letter, one a parameter:
//   x things   p player   n number, none below 0   ~ number   z zone   s place   d duration   c clause
//   k keyword or clause   $ cost   q query   t text   w word   e event
//   u named player counter (a NUMBER: its index in Library.player_counters)
//   m named status (a NUMBER: its index in Library.statuses)
//   o name of a card that Rules.creates allows, y name of a keyword (both a TEXT)
//   b one end of a list, `top` or `bottom` (a NUMBER: 1 is the bottom)
// These are names of rows, as a TEXT in a script and a NUMBER for the verb:
//   a column   f number (a field; from fields_n on a counter, see clause.h)
//   r counter of things, from counters_own on
//   # derived number   i question   v kind of option   j ending   ? prompt   H phase   g setting   l die
//   h a word of the column, setting or die that the call named before
//   @ a player who must be somebody, where p may be nobody
// After `|` parameters may be left out. letters.def says what nil means for each letter:
// nobody, so that the verb does nothing and returns nil, a value of its own, or a fault.
//
// [takes] narrows what fits. An argument that it leaves out is refused at load where the
// script shows that; else the verb leaves it as it is, and the log says so (accept.h).
typedef struct {
    // 1 + row of Rules.accepts, 0: any object. The first is of the first parameter x, X or
    // W, the other of the rest.
    uint8_t accepts[2];
    uint64_t zones;   // one bit each, of z, s, X and W; 0: any
    uint16_t clauses; // one bit for each ClauseKind, of c and k; 0: any
    uint32_t words;   // one bit each, of d, w and W; 0: any
    uint32_t
        kinds; // one bit for each ValueKind, of W, and that of VALUE_EVENT of e; 0: any;
               // of x and X that of VALUE_PLAYER: a player may come too
    uint8_t groups; // one bit for each WordGroup, of d, w and W; 0: any
} VerbTakes;

// A word as the short ways of verbs know it, the same all game long (Rules.brief_word).
typedef struct {
    int16_t first; // of the values kept of it; -1: it takes more to find one
    uint16_t word;
    bool per_player; // each player has one
    uint8_t words_n; // it keeps the number of one of so many words; 0: any value
} BriefWord;

// A verb's short way: runs a call of which a word of its own, and at most one value behind it
// (NULL: none), say all. Returns false where the call is for `run`, which refuses it or takes
// more to know what it means.
typedef bool (*BriefVerb)(Table *table, const Env *env, const BriefWord *word,
                          const Value *value, Value *result);

// Where the things of a verb are afterwards, as checks of scripts go by it.
typedef enum {
    SENDS_NOWHERE, // they stay, or nobody knows
    SENDS_AWAY,    // off the board
    SENDS_THERE,   // at the place that is the next argument
} VerbSends;

typedef struct {
    const char *name;
    // Each call reads these, so they stand together.
    const char *signature;
    Value (*run)(Table *table, Env *env, const Value *args, int n);
    uint8_t field; // 1 + the field that it reads, in place of `run`; 0: none
    uint8_t gives; // ValueKind of its result, or GIVES_; VALUE_NONE: a thing
    uint8_t deed;  // Deed
    VerbTakes takes;
    // It changes nothing, so it may stand in data as an amount: READS_ bits of what it
    // reads; 0: it acts.
    uint64_t reads;
    const char *rule;
    const char *doc;
    BriefVerb brief; // NULL: there is none
    uint8_t sends;   // VerbSends
    uint8_t
        makes; // 1 + the adjective of all that it is done to, by which it does nothing more
               // to them; 0: none
    bool of_payer; // it tells of the things that the cost has used
} VerbRow;

// An event that comes by a verb to each of its things, or to its player. Its amount is the number
// that the verb is given; of some each one of that number is an event of its own, or a number
// below 0 brings it.
typedef enum { BRINGS_AMOUNT, BRINGS_EACH, BRINGS_BELOW } BringsHow;

typedef struct {
    const char *verb;
    uint8_t event, how; // BringsHow
    uint64_t
        to; // the zones where the thing goes, one bit each; 0: that of the call, or none
} BringsRow;

// A verb that gives a list where the call says how many, else a thing; a verb that gives a
// list unless the call says 1. GIVES_ALWAYS beside a ValueKind: it never gives nil.
enum { GIVES_LIST_OF_N = 64, GIVES_LIST_BUT_OF_1, GIVES_ALWAYS = 128 };

// A set of objects that verbs accept.
typedef struct {
    const char *name; // in messages: "beasts on the board"
    uint16_t any_of;  // type bits, one of which an object must have
    uint64_t zones;   // where it may be, one bit each
    bool items;       // abilities on the chain too
} AcceptRow;

// The kind of a word, where a verb takes only some of the words.
typedef enum {
    WORD_PLAIN,
    WORD_NOTE,     // something that the game remembers
    WORD_DURATION, // how long a change lasts
    WORD_LAYER,    // of a derived number
} WordGroup;

// The ways in which a note keeps several values: WordRow.keeps.
enum {
    KEEPS_FOR_EACH = 1, // each player has one
    KEEPS_LIST = 2,     // it keeps several values in order
};

// A word with a number of its own: this_turn, ignoring_cost, first.
typedef struct {
    const char *name;
    const char *doc;
    uint8_t group; // WordGroup
    uint8_t keeps; // WORD_NOTE: KEEPS_ bits
    // WORD_DURATION that ends with the card whose text says it: types, one of which that card
    // must be to be there at all; 0: any
    uint16_t of_types;
} WordRow;

// One word for several zones, in queries and patterns.
typedef struct {
    const char *name;
    uint64_t zones; // one bit each
    const char *doc;
} PlaceRow;

typedef struct {
    const char *name; // key in costs
    bool pays;        // `any`, `own`: stands for any of several resources
    const char *doc;
} ResourceRow;

typedef struct {
    const char *name; // key in costs: tap, discard ...
    bool counts;      // its value is a number (discard = 1), else a query
    const char *doc;
    uint8_t accepts; // 1 + row of Rules.accepts: these can pay it; 0: any object
    uint8_t makes;   // 1 + adjective that what paid it has, so none that pays; 0: none
    uint8_t marks;   // the same with a status
    bool leaves;     // what paid it is elsewhere, as a new object
    // 1 + counter of things of which what pays has so many, 0: none
    uint8_t counter;
    int16_t least, most;
} CostActionRow;

typedef struct NameRow {
    const char *name;
} NameRow;

// A name that people look for although it is no word of the game.
typedef struct {
    const char *name;
    const char *instead; // what to write, after "unknown word 'NAME': "
} HintRow;

typedef struct {
    const char *id;
    const char *rule;
    const char *text;
    // The change that would lift it, "": none: %n is how much more it takes, %r of
    // which resource, %q what there must be.
    const char *mend;
    bool rest; // the reason for an action if no other row fits
} RefusalRow;

// The meaning of an option in any card game, so that code which shows, tells or matches
// options need not know the game. The role says which fields of the Option matter.
typedef enum {
    CHOICE_OTHER, // nothing general: only the row's name tells it
    CHOICE_NONE,  // none of the others
    CHOICE_PASS,  // do nothing, decline
    CHOICE_END_TURN,
    CHOICE_PLAY,   // the card `object`
    CHOICE_USE,    // ability `ref` (a clause) of `object`
    CHOICE_MOVE,   // to `spot`; the game asks what moves
    CHOICE_PUT,    // `object` at `spot`
    CHOICE_OBJECT, // `object`
    CHOICE_PLAYER, // player `n`
    CHOICE_SPOT,   // `spot`
    CHOICE_YES,
    CHOICE_NO,
    CHOICE_MODE,     // what clause `ref` says, or wording number `n`
    CHOICE_NUMBER,   // `n`
    CHOICE_RESOURCE, // one of resource `n`, from `object` if that is not 0; beyond the
                     // resources a cost action (rules_price_name)
    CHOICE_ITEM,     // the chain item with serial `n`
    CHOICE_CALL,     // the engine asks player `n` to act
    CHOICE_TAG,      // tag `n` of the Library
    CHOICE_CARD,     // card `n` of the Library, and all of its name
    CHOICE_PRICE, // what the records `ref`, `n` and `spot` say, see PriceBase in `part`
    CHOICE_OWN,   // what its name says to what `about` says
} ChoiceRole;

// Where an Option of CHOICE_PRICE begins: with its first record unless that is due on top, with
// nothing, or with the printed cost without its first resource.
typedef enum { PRICE_OF_RECORDS, PRICE_OF_NOTHING, PRICE_WITHOUT_FIRST } PriceBase;

// The parts of an Option that one of CHOICE_OWN is about, in this order; 0: it is about
// nothing. Player and number are both `n`, so they exclude each other.
enum {
    ABOUT_THING = 1,  // `object`
    ABOUT_PLACE = 2,  // `spot`
    ABOUT_PLAYER = 4, // player `n`
    ABOUT_NUMBER = 8, // `n`
};

enum { ABOUT_PARTS = 4 };

typedef struct {
    const char *name;
    uint8_t role;  // ChoiceRole
    uint8_t about; // ABOUT_ bits, of CHOICE_OWN
    bool own;      // the game has declared it: its name is a word of scenarios
} OptionRow;

// Names a part in messages: the number of its bit.
static inline const char *option_part(int part)
{
    static const char *const parts[ABOUT_PARTS] = {
        "a thing", "a place", "a player", "a number"};

    return parts[part];
}

// Returns the parts that an offer of such an option may name, ABOUT_ bits. A player may
// say whose place it is.
static inline unsigned option_takes(const OptionRow *row)
{
    return row->about | (row->about & ABOUT_PLACE ? (unsigned)ABOUT_PLAYER : 0u);
}

enum {
    ASKS_ACTION = 1,  // what to do now; any other question is about something under way
    ASKS_FREELY = 2,  // nothing is under way, so the player acts or ends the turn
    ASKS_ORDER = 4,   // among equals, where the first ones are a sensible answer
    ASKS_PASS = 8,    // "pass" declines, not "no"
    ASKS_BEFORE = 16, // before the first turn: the text says which cards it is about
    ASKS_SWAP = 32,   // between two games: cards of the deck are exchanged
    ASKS_USUAL = 64,  // the first option is the usual answer
    // where something goes, of the places where the first target may: what moves is that
    ASKS_OF_FIRST = 128,
};

// The wording of a question.
typedef struct {
    const char *id;
    const char *rule;
    const char *text;
    const char *key; // under which scenarios give the answer; NULL: none
    uint8_t flags;   // ASKS_ bits
    ClauseId offers; // whose function offers what may be answered; 0: the asker does
    ClauseId advice; // whose function offers what bots try of that; 0: all
} PromptRow;

// A way in which a game ends.
typedef struct {
    const char *name; // in the protocol, in scenarios and in counts
    const char *rule;
    const char *text; // goes on from "it ended because"
} EndingRow;

// Parts that a game does without: words for them are refused in its cards.
enum {
    LACKS_COSTS = 1,   // nothing costs anything
    LACKS_CHAIN = 2,   // nobody responds, so no ability has a timing
    LACKS_SPLIT = 4,   // no amount is divided among things
    LACKS_PLACES = 8,  // no card is a place where others are
    LACKS_PRICES = 16, // no card has a price that a cost could speak of
    LACKS_KEPT = 32,   // no resource is kept for some things only
    LACKS_TURNED = 64, // no ability turns any amount of resources into others
};

typedef struct Rules {
    const char *game; // its name in set.json and in records
    int api;          // language level of scripts
    SpacesRow spaces;
    uint8_t players;      // of a game that has no modes
    uint8_t seats;        // the most that play it; 0: SEATS_MAX
    uint8_t lacks;        // LACKS_ bits
    uint16_t state_bytes; // of State.rules_state that it uses, RULES_BYTES at most
    const ZoneRow *zones;
    const KindRow *kinds;
    const AdjectiveRow *adjectives;
    const uint8_t *adjectives_side; // AdjectiveSide of each; NULL: of none
    // type bits of the things that each adjective may be true of, 0 all; NULL: of all
    const uint16_t *adjectives_of;
    // zones in which each adjective may be true of a thing, one bit each, 0 all; NULL: in all
    const uint64_t *adjectives_at;
    // the verb by which a card's own text alone makes things so; NULL: of all, or of this one
    const char *const *adjectives_by;
    // zones in which a card of each type may be, one bit each; NULL: in all
    const uint64_t *types_at;
    // where a card of each type stands on the board as its own text works, zones, one bit each, 0
    // anywhere; but where that text answers the question with the row; NULL: all anywhere
    const uint64_t *types_stand;
    int question_stands;
    // 1 + the adjective of what something is attached to, and of what is attached; 0: there is none
    uint8_t adjective_host, adjective_attached;
    const FieldRow *fields;
    // type bits of the things that each field may be a number of, 0 all; NULL: as the fact or
    // the derived number that it reads
    const uint16_t *fields_of;
    // zones in which each field may be more than 0, one bit each, 0 all; NULL: in all
    const uint64_t *fields_at;
    // of each field, and behind them of each counter of players, the most that there ever is; 0:
    // nobody knows; NULL: of none
    const int16_t *fields_most;
    const EventRow *events;
    const uint8_t
        *events_lack; // EVENT_NO_ bits of each of them; NULL: none lacks anything
    const EventWay *event_ways; // of each of them; NULL: nobody knows
    // the pattern of what is told after each EVENT_ASKED; NULL: no event has one
    const char *const *events_after;
    const QuestionRow *questions;
    // the words that may answer each question, a bit each, 0 all; NULL: all may answer all
    const uint64_t *answer_words;
    const QuestionBounds *question_bounds; // of each of them; NULL: none has any
    const NumberRow *numbers;              // the first is Object.stat
    const VerbRow *verbs;
    const AcceptRow *accepts;
    const WordRow *words;
    const PlaceRow *places;
    const ResourceRow *resources;
    const CostActionRow *cost_actions;
    const FactRow *facts;        // of cards, FACTS_MAX at most
    const FactHeading *headings; // of lists, for these facts
    const ListWord *list_words;  // of lists, for any column
    const NameRow *types, *supertypes, *counters, *statuses;
    // kinds of clauses that cards of each type do not have, one bit each; NULL: all
    // have all
    const uint16_t *types_without;
    const RefusalRow *refusals;
    const PromptRow *prompts;  // what questions say
    const OptionRow *options;  // kinds of option
    const EndingRow *endings;  // ways to end, none: won or drawn
    const NameRow *formats;    // what decks are built for
    const NameRow *phases;     // of a turn; patterns name those from phases_first on
    uint32_t phases_once;      // that no effect brings again, one bit each
    const ClauseId *abilities; // of the game itself: always there, and nobody's
    int abilities_n;
    const struct Play *play;   // what commands need (engine/play/); NULL: defaults
    const struct Deeds *deeds; // its part of common verbs (engine/verbs/)
    // the verb that tells what else one action does, for an `instead`; NULL: none does
    const char *verb_others;
    // the verb that says where what is being played enters, in its own text; NULL: none does
    const char *verb_enters;
    // the verb that divides what a target says with `split`; NULL: none does
    const char *verb_splits;
    // 1 + the duration that is as long as what an `instead` replaces, where that is
    // EVENT_LASTS; 0: none is
    uint8_t word_as_long;
    uint8_t word_turn,
        word_shorter; // 1 + the durations that end with these; 0: none does
    // of each word 1 + the phase of its player's turn with which it ends, 0: none; NULL: none does
    const uint8_t *words_until;
    // 1 + the phase before which nobody plays or uses what has no word for another time; 0: none
    uint8_t phase_free;
    // Words, one bit each, of which a verb takes one as a term; with which it asks for no price in
    // place of the printed cost; and of these those that leave no price at all.
    const uint64_t *words_apart;
    int words_apart_n;
    uint64_t words_unpriced, words_free;
    bool open_costs;     // abilities may cost an amount that their player chooses
    bool counts_at_once; // a trigger may wait for a number of events of one action
    uint8_t
        counters_own; // the first `counters`, which only the rulebook puts on things
    uint8_t option_yes, option_no, option_object, option_mode;
    // The questions to players about replacements: whether one applies, which applies
    // first, and to which event it applies next (rows of prompts).
    uint8_t prompt_instead_may, prompt_instead_order, prompt_instead_next;
    // Names that people look for and that are no words: what to write instead.
    const HintRow *hints;
    int hints_n;
    const char *verb_adds;    // the verb that adds resources, NULL: none
    const char *verb_paid;    // the verb that gives what a cost has used, NULL: none
    uint8_t event_unaccepted; // 1 + the event that tells what a verb left as it is
    // supertype bits of the cards that a verb may create by name; 0: all
    uint16_t creates;
    uint32_t faces;      // types whose cards are faces of dice: in no list, in no deck
    uint64_t faces_show; // facts of which a space has only words that some face shows
    uint8_t counter_action; // 1 + the cost action that spends a named player counter
    uint8_t status_action;  // 1 + the cost action that takes a named status off; 0 none
    int zones_n, kinds_n, adjectives_n, fields_n, events_n, questions_n, verbs_n;
    int accepts_n;
    int words_n, resources_n, cost_actions_n, types_n, supertypes_n;
    int counters_n, statuses_n, refusals_n, prompts_n, options_n, formats_n, endings_n;
    const OppositeRow *opposites;
    const BringsRow *brings; // all that verbs bring and an `instead` may replace
    int brings_n;
    const AdjectiveLeast *adjectives_least;
    int opposites_n, adjectives_least_n;
    int facts_n, headings_n, list_words_n, numbers_n, places_n, phases_n, phases_first;

    // Writes the things of [what], OBJECTS_MAX at most, in the order in which `for x in
    // each(what)` visits them: players from the turn player on, objects in their fixed
    // order. Returns how many.
    int (*each)(Table *table, Env *env, Value what, Value *things);
    // Returns what ends with the word, an Ends, if it is a duration; 0: it is none. NULL: no
    // word of this game is.
    int (*ends_of)(const struct Rules *rules, int word);
    // Takes one step of the game: short, and at its end the game could be saved.
    void (*step)(Table *table);
    // Brings derived values up to date. The kernel calls it when one is read after a
    // change.
    void (*derive)(const Table *table);
    // Returns one derived number where they are stale, and need not bring others up to date.
    // NULL: `derive` does so.
    int (*derive_one)(const Table *table, int number, ObjectId object);
    // Brings gifts up to date, and numbers only where a gift depends on them. NULL:
    // `derive` does so.
    void (*derive_gifts)(const Table *table);
    // Returns what passives answer about a thing, in one number: passive_answer. Only rows
    // with SOURCE_QUESTION call it.
    int (*answer)(const Table *table, int question, ObjectId object);
    // Finds gift number [k], from 0 on, of those that passives give to a card off the board:
    // reach_search. Returns false if there are not so many. NULL: passives give nothing there.
    bool (*reached)(const Table *table, ObjectId id, int k, Reached *found);
    // Returns what VerbRow.brief knows of the word. NULL: no verb of this game has a short way.
    BriefWord (*brief_word)(const struct Rules *rules, int word);
    // Tells from whom the players that a query means are counted: 0 is the turn player,
    // 1 the next one.
    int (*first_of)(const Table *table, const Env *env, uint16_t query);
    // Returns how often an ability of [object] triggers for one event; 1 as a rule.
    // [keywords] has a bit for each whose text it is, bit 0 for none. [at] is where the
    // event is.
    int (*trigger_times)(const Table *table, ObjectId object, uint64_t keywords,
                         int event, SpotId at);
    // Returns the other event that this one is as well, -1: none; and makes that of it. What
    // replaces either replaces both. NULL: no event is two.
    int (*event_also)(int event);
    void (*be_also)(const Table *table, Event *event);
    // Returns another event that triggers the same abilities of some objects, -1: none; and
    // whether [object] is one of them. NULL: no event does.
    int (*event_twin)(int event);
    bool (*has_twin)(const Table *table, ObjectId object);
    // The first returns whether `you` could pay a cost record now, beside all that is
    // being paid for already. The second pays it, and returns false if that turned out
    // impossible. NULL: nothing costs anything.
    bool (*affords)(const Table *table, const Env *env, uint16_t cost);
    bool (*pays)(Table *table, Env *env, uint16_t cost);
    // Returns NULL if what counts as known of the abilities in [state] is up to date, else a
    // sentence: derive_verify. NULL: nothing is kept of them.
    const char *(*verify_derived)(const Table *table, const State *state);
    // Returns the first invariant of the rulebook's own that is broken, or NULL.
    const char *(*verify)(const Table *table);
    // Takes out of the rulebook's own part of a State what [player] may not know.
    void (*hide)(void *rules_state, PlayerId player);
    // Returns whether what lies facedown may have the face that it has, as far as the others
    // can tell. NULL: any card may.
    bool (*may_lie)(const Table *table, ObjectId object);
    // Returns the phase of the turn, a row of `phases`. NULL where there are none.
    int (*phase)(const Table *table);
    // Names setting (`g`) or die (`l`) number [i]; where [of] is not -1, word number [i] of
    // that one. NULL: there are no more. The function is NULL where a game has neither.
    const char *(*name_of)(const struct Rules *rules, char letter, int of, int i);
} Rules;

// Returns the name of what a part of a price is: a resource by its row, beyond them a cost
// action.
static inline const char *rules_price_name(const Rules *rules, int n)
{
    return n < rules->resources_n ? rules->resources[n].name
                                  : rules->cost_actions[n - rules->resources_n].name;
}

#endif

// clause.h -- what a script says, as data: queries, costs, conditions, patterns, clauses.
//
// The script host reads a script once into these fixed records; afterwards they never
// change. Records name each other by index into the Library's arrays, and 0 is none. C
// evaluates everything here except `run`, an index into the script host's functions.
//
// docs/language.md says what the words mean. Kinds, adjectives, events, zones, questions
// and verbs are rows of the game's tables (rules.h), by index.

#ifndef CLAUSE_H
#define CLAUSE_H

#include "engine/base/base.h"

// Words whose meaning depends on the moment: me, it, here. The order is part of saved
// games, so new ones go to the end.
typedef enum {
    ROLE_NONE,
    ROLE_ME,     // the object that has the ability
    ROLE_IT,     // what the ability is about
    ROLE_YOU,    // its controller
    ROLE_THEY,   // the player who did what it is about
    ROLE_HERE,   // where `me` is
    ROLE_THERE,  // the place of the event, else where `it` is
    ROLE_THIS,   // in Effect Text: the attached card (`me` is then its host)
    ROLE_ORIGIN, // the place that the event's object came from
    ROLE_THAT,   // in `happened` of a query: the thing that the query tests
    ROLE_COUNT
} Role;

// A number that is worked out at the moment when it is needed.
typedef enum {
    AMOUNT_CONST,    // n
    AMOUNT_READING,  // a reading of `role`, `query` or nothing
    AMOUNT_VALUE,    // the value of the keyword that the clause stands in
    AMOUNT_PAID,     // what was paid for the additional cost of the same script
    AMOUNT_COUNT,    // how many objects the query finds
    AMOUNT_HAPPENED, // how often the events of clause `query` happened this turn
    AMOUNT_BOUND,    // value `n` of the function that runs, see Bindings
    AMOUNT_SUM,      // amounts `reading` and `query` together,
    AMOUNT_PRODUCT,  // multiplied,
    AMOUNT_QUOTIENT, // the first in so many equal parts, rounded down: a number above 0
} AmountKind;

typedef struct {
    uint8_t kind; // AmountKind
    uint8_t role; // operand of a reading, or ROLE_NONE
    int16_t n;    // AMOUNT_CONST; of a reading the rows that it names, a byte each
    uint16_t reading;
    QueryId query; // operand of a reading, or what is counted; or a second amount
} Amount;

typedef enum { OP_NONE, OP_EQUAL, OP_AT_LEAST, OP_AT_MOST, OP_LESS_THAN, OP_ANY } Op;

// Compares as the Op says; OP_NONE and OP_ANY are true.
static inline bool compare_holds(int op, int left, int right)
{
    switch ((Op)op) {
    case OP_NONE:
    case OP_ANY: return true;
    case OP_EQUAL: return left == right;
    case OP_AT_LEAST: return left >= right;
    case OP_AT_MOST: return left <= right;
    case OP_LESS_THAN: return left < right;
    }
    return false;
}

// field op amount: strength = at_most(3)
typedef struct {
    // row of the game's fields; from fields_n on: a named player counter, and
    // PLAYER_COUNTERS_MAX later: a counter of things
    uint8_t field;
    uint8_t op; // Op
    uint16_t amount;
} Compare;

// A location as a query, a pattern or a verb names it.
typedef enum {
    LOCATION_NONE,
    LOCATION_ZONE,       // any spot of zone `n`
    LOCATION_ROLE,       // here, there: `n` is the Role
    LOCATION_QUERY,      // where an object stands that query `n` finds
    LOCATION_BOARD,      // any spot of a zone on the board
    LOCATION_ANYWHERE,   // any place an object could move to
    LOCATION_OPPOSITE,   // the spots of the zone of `here` that other players have
    LOCATION_PLACE,      // any spot of the zones of row `n` of the game's places
    LOCATION_EVERYWHERE, // any spot of any zone
    LOCATION_LIST,  // of a pattern: any place of query `n`, which says nothing else
    LOCATION_BOUND, // what value `n` of the function that runs says, see Bindings
} LocationKind;

typedef struct {
    uint8_t kind; // PlaceKind
    uint8_t pad;
    uint16_t n;
} Location;

// The tag, or the name of a card, that was named for the object with this text.
enum { TAG_NAMED = 0xFFFF, NAME_NAMED = 0xFFFF };

// The parts of a query, one bit each: the kind of object; one certain object; its sort,
// and within that its names; its place; its adjectives; all else.
enum {
    ASKS_KIND = 1,
    ASKS_IDENTITY = 2,
    ASKS_SORT = 4,
    ASKS_NAMES = 8,
    ASKS_PLACE = 16,
    ASKS_ADJECTIVES = 32,
    ASKS_MORE = 64,
};

// Words of one fact, a bit each, of which a thing has all.
typedef struct {
    uint8_t fact; // row of the game's facts
    uint8_t pad;
    uint16_t words;
} Marks;

// What two things may have in common: rows of the game's facts that have words, and of its fields,
// come last.
enum {
    TRAIT_NAME = 1,
    TRAIT_TAG,
    TRAIT_TYPE,
    TRAIT_SUPERTYPE,
    TRAIT_FACT = 8,
    TRAIT_FIELD = 128,
};

// By a trait: like that thing, or unlike it. Without a role it binds what is chosen together, and
// counts by it what is counted.
typedef struct {
    uint8_t trait; // 0: no demand
    uint8_t role;  // whose, ROLE_NONE: each other's
} Likeness;

// Describes objects. It means an object if all parts hold and `except` does not, or if
// `or_else` means it: the next alternative of an either(...).
typedef struct {
    uint16_t kind; // row of the game's kinds + 1; 0 is any object
    uint8_t role;  // is this very thing; ROLE_NONE is no demand
    uint8_t locations_n;
    uint8_t asks;   // ASKS_ bits, which library_complete_query works out,
    uint16_t types; // as these of its kind: type bits, 0 where it means no things, and
    uint16_t none_of;    // supertype bits
    uint64_t adjectives; // rows that must hold, one bit each
    Location
        locations[QUERY_LOCATIONS_MAX]; // in any of them; none named: the default place
    Compare compares[QUERY_COMPARES_MAX];
    uint8_t compares_n;
    uint8_t count_op;             // Op: OP_NONE is one
    uint16_t count;               // amount
    uint16_t tag;                 // Library tag, 0 none; TAG_NAMED
    uint16_t name;                // 1 + a card with that name, 0 no demand; NAME_NAMED
    uint8_t fact;                 // row of the game's facts that [words] are of
    uint16_t words;               // has one of these words, one bit each; 0 no demand
    uint16_t supertypes;          // has all of these, one bit each
    Marks marks[QUERY_MARKS_MAX]; // words of facts that stand alone; no words: no more
    uint8_t keyword;              // has this Library keyword, 0 none
    QueryId has;                  // of places: a thing that the query finds is there
    uint32_t statuses;            // named statuses that must hold, one bit each
    uint8_t came_from;  // 1 + the zone from which it is being played; 0 no demand
    QueryId attachment; // something the query finds is attached to it
    QueryId host;       // what it is attached to
    uint16_t thing;     // 1 + the value of the running function that it is; 0 no demand
    uint16_t keeper;    // 1 + such a value: it belongs to that player, or to that of
                        // this thing
    uint8_t controller; // belongs to the player of this Role, or to that of its thing
    QueryId kept_with;  // belongs to a player who has something that the query finds
    QueryId source;     // of abilities: they are of something like that
    QueryId choice;     // of items of the chain: something that it has chosen
    QueryId chooser;    // such an item of the chain has chosen it
    QueryId except;
    QueryId or_else;
    ClauseId past;       // such an event happened this turn; 0 no demand
    uint16_t split;      // amount to divide among the chosen, 0 none
    bool together;       // chosen ones stand at one place
    bool apart;          // each chosen one stands at another place, and stays there
    bool one_controller; // chosen ones belong to one player
    bool another;        // not `me`, and nothing chosen so far
    bool of_named_type;  // is of the type that the thing with this text has named
    Likeness same, different;
    bool of_value; // and is such a thing as the keyword's value names
    Compare total; // over the chosen group, field OP_NONE if absent
    uint8_t where; // is there as well: ROLE_HERE or ROLE_THERE, where `at` is
                   // written beside it; else the role is one of `places`
} Query;

// One thing to do as part of a cost: tap = me, discard = 1.
typedef struct {
    uint8_t action;  // row of the game's cost actions
    uint8_t counter; // of the one that spends counters: which player counter, or from
                     // PLAYER_COUNTERS_MAX on which counter of `me`
    uint16_t amount; // how many, for actions that count; 0 none
    QueryId query;   // who, for actions that choose
} CostAction;

typedef struct {
    // by row of the game's resources; signed in discounts
    int8_t resource[RESOURCES_MAX];
    uint8_t any_amount; // 1 + the resource of which any amount may be paid
    bool any_counters;  // of a counter that it spends, any amount
    uint8_t minimum;    // 1 + the floor of a discount; 0 none
    uint8_t actions_n;
    bool is_value;    // the cost is the keyword's value
    bool is_extra;    // of a play: paid on top of its cost, and not in place of it
    bool is_own;      // what the card that is played costs, as printed, is part of it
    bool is_decided;  // which alternative is paid is decided before anything else of it
    uint16_t or_else; // another cost that may be paid instead, 0: none
    uint16_t times;   // amount: how often the resources are paid, 0: once
    QueryId names;    // of a keyword's value that is no cost: the things that it names
    CostAction actions[COST_ACTIONS_MAX];
} Cost;

// Returns whether the payer chooses how much of a resource or a counter is paid.
static inline bool cost_is_open(const Cost *cost)
{
    return cost->any_amount || cost->any_counters;
}

typedef enum { CONDITION_QUERY, CONDITION_HAPPENED, CONDITION_AMOUNT } ConditionKind;

// One part of a condition: it must hold, and so must all parts that `next` leads to.
typedef struct {
    uint8_t kind; // ConditionKind
    uint8_t pad;
    uint16_t ref;  // query, clause (a pattern) or amount
    uint16_t next; // further condition
} Condition;

typedef enum {
    CLAUSE_NONE,
    CLAUSE_EFFECT,
    CLAUSE_WHEN,
    CLAUSE_AS,
    CLAUSE_INSTEAD,
    CLAUSE_CAN,
    CLAUSE_CANNOT,
    CLAUSE_PASSIVE,
    CLAUSE_ACTIVATED,
    CLAUSE_HAPPENED, // the pattern of a condition
    CLAUSE_MODE,     // one of the modes of another clause
    CLAUSE_KINDS
} ClauseKind;

// Kinds that speak before an event happens: CLAUSE_AS to CLAUSE_CANNOT.
enum { BEFORE_KINDS = CLAUSE_CANNOT - CLAUSE_AS + 1 };

enum {
    CLAUSE_MAY = 1,
    CLAUSE_ONCE = 2,
    CLAUSE_ONE_OR_MORE = 4,
    CLAUSE_ACTION = 8,
    CLAUSE_REACTION = 16,
    CLAUSE_TIMED = CLAUSE_ACTION | CLAUSE_REACTION,
    CLAUSE_ANSWERS = CLAUSE_REACTION, // the same: also while something is paid for
    CLAUSE_IGNORING_COST = 32,
    CLAUSE_IGNORING_FIRST = 64, // only the first resource of the cost
    CLAUSE_FRESH = 128,         // modes: not one chosen this turn
    CLAUSE_ATTACHED = 256,      // Effect Text: works while attached, `me` is the host
    CLAUSE_HERE = 512,          // the event is where the source is
    CLAUSE_CHOOSES_HERE = 1024, // targets, and what it plays, only where it was
    CLAUSE_PRINTED = 2048,      // stands on the card, is not a local
    CLAUSE_ADDS = 4096,         // its instructions add resources: it resolves at once
    CLAUSE_TOTAL = 8192,        // counts the amounts of events, not the events
    CLAUSE_OF_ACTOR = 16384,    // who did the event controls the ability
    CLAUSE_OF_KEEPER = 32768,   // whose thing it happened to controls the ability
    CLAUSE_THEY_MAY = CLAUSE_OF_ACTOR | CLAUSE_MAY,
    CLAUSE_ITS_PLAYER_MAY = CLAUSE_OF_KEEPER | CLAUSE_MAY,
};

typedef enum {
    ANSWER_AMOUNT,  // strength = 2
    ANSWER_COST,    // cost = { gold = -1 }
    ANSWER_WORD,    // enters = ready, order = first: `ref` is the word
    ANSWER_GRANTS,  // has = { ... }: grants
    ANSWER_KEYWORD, // triggers_again = "Swift"
    ANSWER_YES,     // ignoring_cost
    ANSWER_LOSSES,  // loses = { ... }: grants of kind GRANT_LOSS
    ANSWER_TYPES,   // is = creature: grants of kind GRANT_TYPE
} AnswerKind;

// A `ref` of ANSWER_KEYWORD that is an event, plus its row.
enum { ANSWER_EVENT = 0x100 };

// The answer of a passive to one question.
typedef struct {
    uint8_t question; // row of the game's questions
    uint8_t kind;     // AnswerKind
    uint16_t ref;     // amount, cost, word or keyword
} PassiveAnswer;

typedef enum {
    GRANT_KEYWORD,
    GRANT_CLAUSE,
    GRANT_ABILITIES,
    GRANT_TAG,
    GRANT_LOSS, // takes the keyword away; 0: all abilities
    GRANT_TYPE, // a type beside those that are printed
} GrantKind;

// Which printed abilities GRANT_ABILITIES gives: the whole text, those of a ClauseKind, or
// activated ones whose cost has that action.
enum { ABILITIES_TEXT = 0, ABILITIES_KIND = 1, ABILITIES_ACTION = 1 + CLAUSE_KINDS };

// A thing that `has` gives.
typedef struct {
    uint8_t kind;    // GrantKind
    uint8_t keyword; // GRANT_KEYWORD, with value
    int16_t value;   // GRANT_TAG: the tag; GRANT_TYPE: type bits
    uint16_t clause; // GRANT_CLAUSE
    QueryId query;   // GRANT_ABILITIES: of these,
    // those that ABILITIES_ says, plus the row of the kind or the action
    uint8_t action;
    uint8_t pad;
    uint16_t cost; // GRANT_KEYWORD: its cost, 0 none
} Grant;

// A gift that reaches a card off the board.
typedef struct {
    const Grant *grant;
    int value;       // of the keyword, times what `each` counts
    int paid_before; // gifts before it that are additional costs
    uint16_t age;    // as Granted.age
    bool after;      // as GRANTED_AFTER
} Reached;

typedef struct {
    uint8_t event;
    uint8_t pad;
    QueryId what;
} EventPart;

// How far a deed goes: that of a verb, and the furthest that the function of a clause may
// do. A function that gives offers is called for the options alone, one that looks for
// what it returns, so both may run once more, or not at all.
typedef enum {
    DEED_ACT,   // it changes the game, asks, tells or draws from the stream of chance
    DEED_ASK,   // it asks a player or chance for something, and changes nothing
    DEED_OFFER, // it adds an option to a question
    DEED_LOOK   // it reads
} Deed;

// What a keyword asks before the text behind it counts.
typedef struct {
    uint16_t condition;
    int16_t level; // the number written with it: level { 3, ... }
} Depends;

// What has names that a set declares, and events are about.
typedef enum {
    NAMED_PLAYER_COUNTER,
    NAMED_COUNTER,
    NAMED_STATUS,
    NAMED_SPACES
} NamedSpace;

// One sentence of a card. Which fields matter depends on `kind`.
typedef struct {
    uint8_t kind; // ClauseKind
    uint8_t events_n;
    uint8_t targets_n;
    uint8_t answers_n;
    uint16_t flags;
    uint8_t nth;       // 0 is every time
    uint8_t works_in;  // 1 + zone; 0 is the board
    uint8_t each_turn; // used so often a turn at most; 0 is no limit
    uint8_t uses;      // with CLAUSE_ONCE: used so often in all; 0 is once
    uint8_t renews;    // Ends: with that its uses count anew; 0: never
    EventPart events[CLAUSE_EVENTS_MAX];
    QueryId by, with; // who did it, what did it
    Location from, to, at;
    uint16_t provided; // condition
    uint64_t keywords; // those whose text it is, one bit each
    Depends depends[CLAUSE_DEPENDS_MAX];
    uint8_t depends_n;
    uint16_t cost;
    QueryId subject;  // passive: about whom
    QueryId to_query; // passive: `to`; activated: `only`
    QueryId choosing; // passive about a cost: only for choosing such a thing
    uint8_t of;       // passive about a cost: of this Library keyword; 0: any
    uint8_t brings;   // can: what is played so has this Library keyword; 0: none
    PassiveAnswer answers[CLAUSE_ANSWERS_MAX];
    Grant grants[CLAUSE_GRANTS_MAX];
    uint8_t grants_n;
    int8_t minimum; // passive, 1 + the floor; 0 none
    uint16_t each;  // amount that multiplies the answers; 0 none
    QueryId targets[CLAUSE_TARGETS_MAX];
    Location destination;
    uint16_t modes, modes_n; // consecutive clauses of kind CLAUSE_MODE
    uint16_t adds;           // cost record: what is added
    // cost record: paid any number of times, for as many `adds`; 0 none
    uint16_t for_each;
    Compare times;   // CLAUSE_HAPPENED: count
    Compare amount;  // of the event
    Compare reaches; // of the number that it changes: it holds then, and not before
    uint8_t phase;   // 1 + the phase in which it happens; 0: any
    uint8_t
        because[CLAUSE_REASONS_MAX]; // 1 + events, one of which brings it; 0: no more
    // 1 + the counter of players, the counter of things and the status of that name; 0: none
    uint8_t of_name[NAMED_SPACES];
    const char *label; // CLAUSE_MODE
    int32_t run;       // script host's function, 0 none
    uint8_t deed;      // the furthest Deed of `run`
    uint64_t reads;    // passive: READS_ bits, see library_reads_passive
    uint64_t zones;    // passive: where what it speaks of can lie, one bit each
    uint16_t types;    // passive: of what it speaks, type bits (library_types_meant)
    bool says_they;    // passive: asks for the player of what it speaks of
    bool
        is_settled; // passive: whether its condition holds is the same throughout a game
    uint16_t script; // Library script that it stands in
    uint16_t line;
} Clause;

#endif

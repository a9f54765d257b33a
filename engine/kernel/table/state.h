// state.h -- the whole game, as plain data.
//
// A State is ids and fixed arrays, without pointers. Each array has room that no game
// fills and a count of the records in use. Bytes beyond a count are nothing: no code
// reads, copies, hashes or saves them, and they need not be zero. So code that adds a
// record writes it whole, and code that drops one only lowers the count. Records have
// no padding: equal ones are equal byte by byte. Only the kernel's own files write
// objects, spots, items and modifiers; the rulebook keeps its own data in
// `rules_state`.
//
// `=` still copies a State, with all the nothing in it; state_copy takes what is used.
//
// Two facts must always agree: the spot that lists an object, and the spot that the object
// says it is in. Only object.c writes either (and shuffle.c, which renames); game_verify
// proves it.

#ifndef STATE_H
#define STATE_H

#include "engine/base/base.h"

// Object.struck: a bit for each blow of this turn that the thing dealt with others, the last
// for what it dealt alone. After the last blow the first number comes again.
enum { BLOWS_MAX = 7, STRUCK_ALONE = 1 << BLOWS_MAX };

// Object.harmed_in: the blow that marked damage last, 0: none, and whether the item of that
// moment did it: itself, or through a thing that it names.
enum {
    HARMED_BLOW = BLOWS_MAX,
    HARMED_BY_ITEM = 8,
    HARMED_THROUGH_ITEM = 16,
    HARMED_IN_MOST = HARMED_THROUGH_ITEM | HARMED_BLOW,
};

// A card, token, or other thing of the game.
typedef struct {
    CardId card;
    uint16_t generation;
    ObjectId next, prev; // in its spot, from the top
    ObjectId host;       // what it is attached to
    uint16_t since;      // the turn in which it came to its zone
    uint32_t statuses;   // bits by row of the game's statuses
    // derived: the game's main number; of one that has ceased to exist: the last face
    int16_t stat;
    PlayerId owner, controller;
    SpotId spot;
    uint8_t flags; // OBJECT_ bits
    uint8_t additional_paid
        [PAID_MAX]; // of each script on it: 1 + how often its additional cost was paid
    uint8_t harmed_by;    // 1 + the player whose damage was the last; 0: the procedure
    uint8_t harmed_in;    // HARMED_: the blow, and the item
    uint8_t struck;       // bits of the blows that it dealt itself
    ObjectId harmed_with; // the thing that dealt it alone; 0: none
} Object;

enum {
    OBJECT_EXHAUSTED = 1,
    OBJECT_FACEDOWN = 2,
    OBJECT_TOKEN = 4,
    OBJECT_GRANTED = 8,   // derived: some grant names it
    OBJECT_REVEALED = 16, // face shown to all for now
    OBJECT_LOST = 64,     // derived: some modifier takes abilities away
    OBJECT_LEAVING = 32,  // goes in the action that is under way (383.2.c.2)
    OBJECT_STALE = 128,   // derived: its numbers, or what is given to one that came
    OBJECT_DERIVED = OBJECT_GRANTED | OBJECT_STALE,
};

// The objects at one spot, a list from the top.
typedef struct {
    ObjectId first, last;
    uint16_t n;
} Spot;

typedef struct {
    int16_t points;
    uint16_t resources[RESOURCES_MAX];      // by row of the game's resources: floating
    uint16_t counters[PLAYER_COUNTERS_MAX]; // named player counters (experience ...)
    uint16_t turns;                         // turns begun
    uint8_t team;
    bool gone; // left the game
} Player;

typedef enum {
    ITEM_NONE,
    ITEM_PLAY,      // a card or token
    ITEM_ACTIVATED, // an ability
    ITEM_TRIGGERED,
    ITEM_REFLEXIVE,
} ItemKind;

// Happened.with of what no item did: the things of a blow, or one alone.
enum { WITH_BLOW = ITEM_REFLEXIVE + 1, WITH_THING };

enum { ITEM_ALSO_MAX = 2 };

// Something on the chain. It is pending until its choices are made and paid for.
struct Item {
    uint16_t serial; // its identity; never 0
    uint8_t kind;    // ItemKind
    bool finalized;
    Ref object;      // ITEM_PLAY: the card
    Ref source;      // of an ability: `me`
    Ref carrier;     // `this`: the card with the text, where that is not `source`
    ClauseId clause; // of an ability
    PlayerId controller;
    uint8_t keyword; // that the clause comes from
    int16_t value;   // of that keyword; ITEM_PLAY: how often terms_cost counts
    int16_t amount;  // of the event that triggered it
    uint16_t value_cost;
    Ref subject;             // `it`, where that is a thing
    PlayerId subject_player; // `it`, where that is a player
    PlayerId
        actor; // `they`: who finalized the play, or did what triggered; NOBODY: procedure
    SpotId event_spot; // `there`
    SpotId to;         // where the card will enter the board
    SpotId from;       // where the card came from
    SpotId bound;      // targets only there (facedown), NOWHERE: free
    SpotId
        event_from; // `origin`: where what it triggered on came from, NOWHERE: unknown
    uint16_t terms; // TERM_ bits
    uint16_t
        ways; // which alternatives of costs are paid: two bits for each paid slot of
              // a play, for an ability the first two, and above them 1 + how much of
              // its cost its player chose to pay, where that is open
    uint8_t paid_slot;            // of the clause's script
    uint8_t paid_left;            // PAID_ bits: what left as it paid for this
    uint16_t terms_cost;          // cost record of TERM_FOR, TERM_EXTRA, TERM_DISCOUNT
    uint16_t also[ITEM_ALSO_MAX]; // and more of them, once each: what is due on top
    uint16_t with;                // serial of the item that caused the event
    uint16_t spent_rest;          // of all resources but the first, to play or use it
    uint8_t spent;                // of the first resource
    uint8_t mode;                 // 1 + chosen mode, of this execution; TERM_COPY: Ends
    uint8_t modes[ITEM_MODES_MAX]; // those of all executions, in the order of choosing
    uint8_t groups_n;
    uint16_t targets_n; // its targets, in State.targets
    uint16_t targets_first;
    uint16_t repeats;            // further executions
    uint16_t group[CHOICES_MAX]; // how many targets each choice has
    uint16_t card;               // last known face, for the log
    int16_t stat_paid; // the main number of what its cost took away, as that was
    Ref paid_with;    // the last object that an action of its cost used, as it was then
    CardId paid_card; // and its card
};

// What the cost of an item took away: the thing in `paid_with`, the thing with the ability,
// which was at `from`.
enum { PAID_LAST = 1, PAID_SOURCE = 2 };

enum {
    TERM_IGNORING_COST = 1,
    TERM_IGNORING_FIRST = 2, // only the first resource of the cost
    TERM_FOR = 4,            // for this price instead
    TERM_DISCOUNT = 8,       // reduced by this
    TERM_PLACED = 16,        // `to` was fixed by what plays it
    TERM_BY_EFFECT = 32,     // an effect plays it: its time does not matter
    TERM_READY = 64,         // it enters ready
    TERM_FACEDOWN = 128,     // played from facedown
    TERM_NOBODY = 256,       // an uncontrolled place's: `you` is nobody (190.6.d)
    TERM_NEW_CHOICES = 2048, // its choices are being made anew
    TERM_EXHAUSTED = 4096,   // it enters exhausted
    TERM_IGNORING_ALL = 512, // the total has no cost of any kind
    TERM_ONCE = 1024,        // by a permission that this play uses up
    TERM_CREATED = 16384,    // it was made on the chain: nobody plays it
    TERM_COPY = 8192,        // it enters as a copy of the card `value_cost`
    TERM_EXTRA = 32768,      // for this price on top of its cost
};

// A change of something for a while: more strength, a granted keyword, a waiting ability.
typedef enum {
    MODIFIER_NONE,
    MODIFIER_STAT,    // n more of the main number
    MODIFIER_GRANT,   // a keyword or clause for `object`
    MODIFIER_DELAYED, // a clause that works by itself
    MODIFIER_COPY,    // `object` is a copy; n is the card that it was before
    MODIFIER_PREVENT, // the next n damage to `object` is not dealt; PREVENT_ALL: none is
    MODIFIER_PREVENTED, // n damage to `object`, or to what `controller` has, was not dealt
    MODIFIER_LOSE,      // `object` has lost `keyword`; 0: all its abilities
    MODIFIER_CONTROL,  // `object` has another controller; n is the one before
    MODIFIER_SPENT,    // `object` has used up `clause`, which works once
    MODIFIER_LINKED,   // `object` is linked to `source`
    MODIFIER_NAMED,    // `subject` has named the tag n
    MODIFIER_REPLACED, // `object` is what `source` has replaced
    MODIFIER_SEES,     // `controller` sees what `about` has hidden on the board
    // `clause` of `object` has been active since its `order`; `subject` is itself, or its host,
    // and `event_spot` where that stands if it speaks of things there; of a gift `source` is who
    // gives it and since when (Granted.giver, since), which tells it from others of that text
    MODIFIER_SINCE,
    MODIFIER_NAMED_CARD, // `subject` has named the card n, all of its name
    MODIFIER_NAMED_TYPE, // `subject` has named the type n, a row of Rules.types
    MODIFIER_ABOUT,      // the item `with` is about `subject` too: `it` means several
    MODIFIER_PLAYED_FOR, // `object` is played for what `clause` of `source` has replaced
    MODIFIER_PHASE, // phase n comes once more; used: 1 + what follows it, 0: it waits
    MODIFIER_SEEN,  // n was the main number of `object` at the rulebook's last look
    MODIFIER_POOL, // resources that pay for what `clause` of `source` says (modifier.h)
    MODIFIER_PLAYED_BY, // `object` is played by the permission `clause` of `source`, whose
                        // instructions follow
    MODIFIER_KINDS
} ModifierKind;

// With ENDS_SOURCE it ends when `source` leaves the board, with ENDS_ATTACHED when that is
// not attached any more to what it was attached to. From ENDS_OWN on they are the game's own.
// ENDS_OVER is no end of a Modifier: it would be over at once.
typedef enum {
    ENDS_NEVER,
    ENDS_TURN,
    ENDS_FIGHT,
    ENDS_SOURCE,
    ENDS_OWN,
    ENDS_ATTACHED = 254,
    ENDS_OVER
} Ends;

enum { PREVENT_ALL = NUMBER_MAX };

// The only thing for which a `once` modifier still works: its `object`, or the ability
// that is the item `with`.
typedef enum { KEEPS_NOTHING, KEEPS_OBJECT, KEEPS_ITEM } Keeps;

typedef struct {
    uint8_t kind; // ModifierKind
    uint8_t ends; // Ends
    PlayerId controller;
    uint8_t keyword;
    int16_t n; // the amount, or the keyword's value
    ClauseId clause;
    Ref object;    // what is changed; id 0: nothing in particular
    Ref source;    // whose ability or card made it
    Ref subject;   // what the waiting clause is about
    uint16_t with; // serial of the item that made it
    SpotId event_spot;
    uint8_t keeps; // Keeps: a `once` passive, link or gift that stays with its `object`
    uint8_t about; // 1 + the player that the waiting clause is about; 0: none
    uint16_t used; // how often the clause was used, of those that it may be in all
    uint16_t value_cost;
    uint16_t order; // timestamp
    ClauseId
        made_by; // whose instructions made it, 0: none. Nothing in play asks for it
} Modifier;

// An ability that an object has beside those of its card. It is derived, like Object.stat. One
// without keyword and clause is a tag: its value. A loss is one that it has not: the keyword,
// 0: all abilities. A type is one that it is beside those of its card: type bits in `value`.
enum { GRANTED_GIFT, GRANTED_LOSS, GRANTED_TYPE };

// KEPT: what is played keeps it, and no other with an additional cost. AFTER: it comes after a
// loss of the same age, with which it stands in one clause. LENT: another card prints it.
// DERIVED: a passive gives it, and no effect.
enum { GRANTED_KEPT = 1, GRANTED_AFTER = 2, GRANTED_LENT = 4, GRANTED_DERIVED = 8 };

enum { AGE_NEW = UINT16_MAX }; // of a text whose age nobody has noted yet

typedef struct {
    ObjectId object;
    ClauseId clause; // 0: the keyword's clauses
    int16_t value;
    uint16_t lasts; // GRANTED_ bits
    uint16_t cost;  // the keyword's cost, 0 none
    uint8_t keyword;
    uint8_t loss; // GRANTED_: 0 is a gift
    // Who gives it, 0: nobody knows; and the identity that it has, or the timestamp of the
    // modifier: these tell gifts of one text apart.
    ObjectId giver;
    uint16_t since;
    // The timestamp of what gives or takes it: a gift is lost by what is younger (480). 0 where
    // nothing takes anything.
    uint16_t age;
} Granted;

// An event of this turn that some card may count, or several alike (turn_history.h).
typedef struct {
    uint8_t event;
    PlayerId by, controller;
    uint8_t phase; // row of Rules.phases
    SpotId spot;
    ObjectId object;
    uint16_t generation; // that the object had (124)
    CardId card;
    SpotId from;
    CardId with_card; // that did it, itself or by its ability
    int32_t more;     // further events alike
    uint16_t action;  // equal for events of one action, counted from 1; 0: not known
    int16_t n;        // its amount
    uint8_t given;    // types that it was beside those of its card, of the first eight
    uint8_t because;  // 1 + the event that brought it
    int16_t now;  // the number that it changed, afterwards; 0 where nobody asks for it
    uint8_t with; // ItemKind of what did it, WITH_; ITEM_NONE: the procedure
    uint8_t of;   // 1 + the counter or status that it was about
    ObjectId with_object; // that did it, as what it is now; of WITH_BLOW its number
    uint64_t holds; // adjectives that the thing had, those that some card asks for
} Happened;

// Happened.event of an ability that was used; `card` is its clause then.
enum { HAPPENED_USED = 255 };

enum { DERIVED_SPACE = (DERIVED_MAX - 1) * OBJECTS_MAX };

enum { RULES_WORDS = 256, RULES_BYTES = 8 * RULES_WORDS };

// Why the game is over, see ending.h. Views leave it out before that.
typedef struct {
    uint16_t limit : 15;   // 1 + the LimitId that stopped it; 0: none
    uint16_t all_lost : 1; // nobody has won, and it is no draw
    uint8_t row;           // 1 + row of the game's endings; 0: none of them
    uint8_t cards_n;
    CardId cards[LOOP_CARDS_MAX]; // of a circle that ended it
} Ending;

typedef struct State {
    uint64_t random[2];
    uint64_t serial_log; // log entries written since the start
    uint64_t dirty;      // READS_ bits of what changed since values were derived
    uint64_t reads;      // READS_ bits of what these depend on; 0: not known
    uint64_t gift_reads; // those on which it depends what is given
    uint64_t gift_seen;  // bits of `dirty` that what is given has taken in
    uint16_t turn;       // 1 is the first
    uint16_t objects_n;  // ids in use: 1 .. objects_n
    uint16_t serial;     // last item serial given
    uint16_t order;      // last timestamp given
    uint16_t chain_n, targets_n, modifiers_n, granted_n, happened_n;
    uint16_t derived_n;  // derived numbers beside Object.stat, for all objects
    uint16_t attached_n; // objects that have a host
    uint16_t delayed_n;  // modifiers that are waiting abilities
    uint16_t counters_n; // counters that each object has: those of its game
    uint16_t rules_n;    // words of rules_state
    uint16_t spots_n;
    uint8_t players_n;
    PlayerId turn_player;
    bool over;
    bool fault;      // a script failed: nobody won
    uint8_t winners; // one bit each; 0: nobody, or not yet (ending.h)
    bool changed;    // an object, status or item changed since the rulebook looked
    uint8_t flags;   // GAME_ bits
    uint8_t leaving; // players who go before the next step, one bit each (652)
    Ending ending;
    Player players[SEATS_MAX]; // the head ends before them
    Spot spots[SPOTS_MAX];
    uint64_t rules_state[RULES_WORDS]; // the rulebook's own plain data
    Object objects[OBJECTS_MAX];
    // By row of the game's counters, and object: only the first counters_n rows are used.
    uint16_t counters[COUNTERS_MAX][OBJECTS_MAX];
    struct Item chain[CHAIN_MAX];
    Ref targets[TARGETS_MAX];
    Modifier modifiers[MODIFIERS_MAX];
    Granted granted[GRANTS_MAX];
    int16_t derived[DERIVED_SPACE]; // object by object (table_number)
    Happened happened[HAPPENED_MAX];
} State;

enum {
    GAME_FLOATS = 1,   // offers adding resources by hand, ahead of need
    GAME_ASKS_ALL = 2, // asks also where one answer is possible
    GAME_OPENS = 4,    // a position that was set up: no step has been made since
};

// Without padding: the sum of the fields.
_Static_assert(sizeof(Object) == 28 + PAID_MAX, "an Object has no padding");
_Static_assert(sizeof(Spot) == 6, "a Spot has no padding");
_Static_assert(sizeof(Player) == 94, "a Player has no padding");
_Static_assert(sizeof(struct Item) ==
                   69 + 2 * ITEM_ALSO_MAX + ITEM_MODES_MAX + 2 * CHOICES_MAX + 4,
               "an Item has no padding");
_Static_assert(sizeof(Modifier) == 34, "a Modifier has no padding");
_Static_assert(sizeof(Granted) == 18, "a Granted has no padding");
_Static_assert(sizeof(Happened) == 40, "a Happened has no padding");
_Static_assert(offsetof(State, players) == 114, "the head has no padding");

// Empties [state] and leaves records beyond the counts as they are.
void state_clear(State *state);

// Makes [to] equal to [from].
void state_copy(State *to, const State *from);

// Does the same where objects and spots are equal already: most of a State.
void state_copy_beside(State *to, const State *from);

// Returns how many of a counter an object has; [row] is one of the game's counters.
static inline int state_counter(const State *state, ObjectId id, int row)
{
    return state->counters[row][id];
}

// Returns whether two objects have as many of each counter.
bool state_counters_equal(const State *state, ObjectId a, ObjectId b);

// Returns whether objects and spots are equal.
bool state_objects_equal(const State *a, const State *b);

// Returns whether the same is derived and the same stale, where nothing else of objects
// is different.
bool state_is_derived_alike(const State *a, const State *b);

// Takes over all that is derived from a State in which nothing else is different.
void state_take_derived(State *to, const State *from);

// Returns how many bytes of [state] are in use: so many does state_pack write.
size_t state_size(const State *state);

// Writes the parts in use one after another to [bytes].
void state_pack(const State *state, void *bytes);

// Do the same with what has happened alone: nothing that is derived from that. So the bytes do
// not tell what somebody has had worked out.
size_t state_facts_size(const State *state);
void state_pack_facts(const State *state, void *bytes);

// Reads back what state_pack wrote. Returns NULL, or why [bytes] are no State: then [state]
// is as it was. It proves counts and length alone: records may hold anything.
const char *state_unpack(State *state, const void *bytes, size_t size);

#endif

// table_record.h -- what one place to play holds: rules, cards, scripts, seats, the game that is
// on it now, and the scratch of a step.
//
// Besides pointers a Table holds groups, last known states, pending triggers. They belong to
// the step that runs and are gone when it ends, so nothing in a Table is ever part of a game.
// What is done with it is in table.h.

#ifndef TABLE_RECORD_H
#define TABLE_RECORD_H

#include "engine/base/limit.h"
#include "engine/cards/library.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/event_record.h"
#include "engine/kernel/table/log.h"
#include "engine/kernel/table/state.h"

#include <setjmp.h>

// An action reports more events than these at once.
enum { HELD_MAX = 2 * OBJECTS_MAX };

enum { RESULTS_MAX = 4 }; // that one verb gives

// Says what the words of one running ability stand for.
struct Env {
    Ref me;      // what has the ability: of attached text the host
    Ref carrier; // `this`: the card with the text; the same as me otherwise
    PlayerId you;
    PlayerId subject_player; // `it` where that is a player, else NOBODY
    PlayerId actor;    // `they`: who did what the ability is about, NOBODY: procedure
    Ref subject;       // `it`, where that is a thing
    SpotId event_spot; // `there`; NOWHERE: where `it` is
    SpotId event_from; // `origin`; NOWHERE: not known
    Ref tested;        // `that`: what a query asks about the past of
    uint8_t keyword;   // of the clause; 0: the card's own text
    uint8_t paid_slot;
    uint8_t paid_open; // 1 + how much was paid of its own open cost; 0: it has none
    int16_t value;
    int16_t amount; // of the event that the ability is about
    uint16_t value_cost;
    PlayerId chooser;   // who chooses now: `theirs`
    uint8_t executions; // how often this run is repeated already
    uint16_t item;      // serial of the chain item, 0 none
    uint8_t item_kind;  // ItemKind of what is running, ITEM_NONE: not known
    ClauseId clause;    // of that item: the one, or the mode, that is running
    uint16_t chosen;    // the last of the targets and picks so far, see table_choose
    Ref played;         // what the event that is judged says is played; id 0: nothing
    SpotId played_from, played_to;
    uint16_t about; // 1 + the group of what `it` is besides; 0: `it` is one thing
};

// The things of one action to which the same would happen, while one effect replaces some of it.
typedef struct {
    const Ref *things;
    const bool *gone; // to which it does not happen any more
    int n;
} AtOnce;

// The last known information about an object that left its place (359.3.e.13).
typedef struct {
    Ref ref;
    Object object;
    uint16_t item;                   // serial of the item that moved it, 0: none
    uint16_t counters[COUNTERS_MAX]; // that it had, by row of the game's counters
    int16_t numbers[DERIVED_MAX];    // its derived numbers
    Ref now;                         // what it became
} LastKnown;

// A triggered ability whose condition was met, not yet on the chain.
typedef struct {
    struct Item item;
    uint16_t action; // those of one action happened at the same time
    bool again;      // the same use of its clause as the one before it
} PendingTrigger;

// A list of objects that a script holds by its index. Its members lie in Table.members.
typedef struct {
    uint32_t n;
    Ref *members;
} Group;

// Something that was chosen, and what was chosen before it: an index into Table.chosen.
// `another` is none of them. A copy of an Env has the same choices, because a choice
// never changes.
typedef struct {
    Ref ref;
    uint16_t before;
} Chosen;

// The values of a running function with which a verb is given its queries: those from number
// [first] on. A value that is not among them is nil.
typedef struct {
    int first, n;
    Value values[QUERY_VALUES_MAX];
} Bindings;

// What an item would choose beside its choices, while a game looks ahead.
typedef struct {
    const Item *item;
    const ObjectId *ids;
    int n;
} Supposed;

// The script host, as the engine sees it.
typedef struct {
    void *self;
    // Runs the function of [clause]. Returns only on success: a fault ends the step with
    // its text in table->fault, and an abandoned step passes through.
    void (*run)(void *self, Table *table, Env *env, const Clause *clause,
                const Value *args, int n);
    // Runs it the same way and returns the number that it gives; anything else is a fault.
    // NULL: no run gives one.
    int (*number)(void *self, Table *table, Env *env, const Clause *clause,
                  const Value *args, int n);
    // Leaves every script that is running, towards the outermost run. The engine calls it
    // only while table->script_depth > 0.
    void (*unwind)(void *self);
    // Returns the line at which the innermost run is, and in [script] the number of the
    // script that it stands in; 0: not known. NULL: none knows.
    int (*line)(const void *self, int *script);
    // Forgets what the runs of this step have taken so far of their limits. NULL: nobody
    // counts.
    void (*renew)(void *self);
} Scripts;

// A run of a script, on the C stack of table_run.
typedef struct TableRun {
    const struct TableRun *outer; // the run that it is part of, NULL: none
    const Env *env;               // what its words stand for
    ClauseId clause;
    uint32_t made; // Table.made when it began
    int offered_n; // Table.offered_n when it began
    uint8_t deed;  // the furthest Deed that it may do
} TableRun;

// A script that failed, named for the screen and for the replay.
typedef struct {
    char text[240]; // "OGN-024 cards/…/void-seeker.lua:5: unknown word 'daal' …"
    ClauseId clause;
} Fault;

// Kinds of what passives give. Table.looked_for gathers the kinds that any reading
// looked at. To learn what one reading looks at, empty it before.
enum {
    GIFT_KEYWORD = 1,
    GIFT_TAG = 2,
    GIFT_TYPE = 4,
    GIFT_ABILITY = 8, // any ability at all
    GIFT_WHO = 16,    // who gives something
};

// The objects that may answer a question, by places in the list of active objects, one
// bit each.
typedef struct {
    int words; // of both sets that say something
    uint64_t all[OBJECTS_MAX / 64];
    uint64_t of_others[OBJECTS_MAX / 64]; // who may answer about others than itself
} Answerers;

_Static_assert(OBJECTS_MAX % 64 == 0, "every place has a bit");

// Things that a running verb has made, in the order of their coming.
typedef struct {
    int n;
    ObjectId ids[OBJECTS_MAX];
} Made;

struct Game;
struct Observer;
struct Foretold;

// The event after which a game pauses. The step unwinds as for a question, so the game
// goes on as if there had been no pause.
typedef struct {
    uint8_t event; // 1 + row of the game's events; 0: nowhere
    bool due;      // this step has reported it
    uint64_t from; // serial of the first entry of the log that counts
    uint64_t told; // serial of the entry that it was
} Pause;

// Table.active_n where the list of active objects is not known. Code that gives a Table
// another State, or changes the State without the functions of the Table, writes
// ACTIVE_UNKNOWN.
enum {
    ACTIVE_UNKNOWN = -1, // nor which rows of State.granted name an object (granted.h)
    ACTIVE_STALE = -2,   // but these are linked
};

// In what modifiers have a say (modifying.h).
typedef struct {
    bool is_known;
    bool grants;                   // some give abilities,
    bool takes;                    // take them,
    bool dates;                    // are the age of a text,
    bool hears;                    // some wait for events,
    bool pools;                    // and some are resources
    uint32_t numbers;              // derived numbers that they change, one bit each
    uint64_t answers;              // questions that passives answer which wait,
    uint16_t types[QUESTIONS_MAX]; // each about cards of these types, one bit each,
    // and none of them before that row of State.modifiers, nor from that one on
    uint16_t first[QUESTIONS_MAX], end[QUESTIONS_MAX];
} Modifying;

enum { KEPT_NUMBERS_MAX = 512 };

// A derived number of an object, as it was at that Table.version and with that Table.gathered;
// while steps are taken also until something changes that it looked at.
typedef struct {
    uint32_t version, gathered;
    uint32_t clock;  // Table.changes_clock when it was kept, or found to be the same
    uint64_t reads;  // READS_ bits of what it looked at; 0: it does not last longer
    ObjectId object; // 0: none
    uint16_t generation;
    uint8_t number; // row of Rules.numbers
    bool asks;      // something in its working out asked for a number
    int16_t n;
} KeptNumber;

// The number that is worked out alone now (derive_one.c).
typedef struct {
    int depth; // 0: none is, 2: one that it asks for
    int number;
    ObjectId object;
    int n;            // what it is so far
    bool asks;        // something asked for a number, and
    bool asks_itself; // for this one
    bool too_deep;    // one that was read has read another one
} Alone;

// A thing that pays for something beside a price; whether it may be exhausted for the price
// before that.
typedef struct {
    ObjectId id;
    bool may_exhaust;
} Spoken;

struct Table {
    const Rules *rules;
    const Library *library;
    const Scripts *scripts; // NULL: no script can run
    Agent agents[SEATS_MAX];
    Log *log;                        // NULL: nothing is written down
    const struct Observer *observer; // an observer, see observer.h; NULL: none
    bool verify;                     // check every invariant after each step
    bool keeps_mark; // keep the mark also where agents answer everything
    bool asks_all;   // as GAME_ASKS_ALL of a State: for scenarios
    Pause pause;
    void *thinking; // memory that agents of this process share; NULL: they have none
    const struct Foretold
        *foretold; // who says chance beforehand (chance.h); NULL: nobody

    SpotId zone_first[ZONES_MAX + 1]; // first spot of each zone, and the end
    uint64_t zones;                   // all of the game, one bit each,
    uint64_t in_play, locations; // found where no place is named; with ZONE_LOCATION
    int board_n, working_n;
    uint64_t works[SPOTS_MAX / 64 + 1]; // the spots in `working`, one bit each
    int spots_n;
    int rules_n; // words of rules_state that this game uses

    struct Game *game; // the game that runs, and its present state
    State *state;

    // Scratch of the running step.
    jmp_buf leave;         // where an abandoned step goes
    bool stepping;         // it is set
    int script_depth;      // runs within runs
    const TableRun *run;   // the innermost run, NULL: none
    const Bindings *bound; // of the innermost verb that was given any, NULL: none
    uint32_t made;         // records for which there was room (table_room)
    int unwinding;         // UNWIND_ reason while a step is being left
    LimitId limit;         // UNWIND_LIMIT: which one
    uint64_t asked, steps; // since table_init: decisions put to agents, steps ended
    int idle;              // steps since the last decision, see IDLE_STEPS_MAX
    uint32_t work;         // since the step began, see WORK_MAX
    const Clause *judged;  // the ability that a scan asks about now, NULL: none
    int judged_n;          // abilities within which a scan asks about others
    bool reaching;         // a search for gifts to a card off the board runs (reach.c)
    bool counting;         // a script ran in this step: its instructions are counted
    int groups_n, members_n;
    int offered_n;
    int unasked_n; // options that the last run offered and did not ask about, behind those
    int results_n;
    int chosen_n;
    int last_known_n;
    int active_n;        // below 0: to be gathered anew, ACTIVE_
    uint32_t marked;     // statuses that objects may have, one bit each (marked.h)
    Interest interest;   // of all of them together
    Gifts gifts;         // all that objects were granted
    uint16_t host_types; // of the cards that some of them are attached to
    uint64_t answering;  // questions that some of them may answer, see `answerers`
    uint16_t active_at[OBJECTS_MAX]; // the place of each in the list
    uint32_t
        gathered; // goes up with every change of the list, and of all that goes with it
    // Things that the actions of a cost will take, for as long as its price is reckoned and paid.
    const Spoken *spoken;
    int spoken_n;
    const Supposed *supposed; // NULL: no choice is looked ahead at
    // A thing that counts as lying elsewhere while what it would do there is looked ahead at.
    ObjectId lifted; // 0: none
    SpotId lifted_to;
    ObjectId reserved;   // taken by the target that a check tries: it pays nothing else
    CardId paid_card;    // the card of what a trial pays an additional cost with
    int16_t paid_stat;   // and the last stat of all that left so
    ObjectId doomed;     // leaves as a cost: nothing chooses it any more (355.16)
    uint32_t stat_reads; // how often a derived number was read
    // derived values leave something out: a reader between two steps
    bool short_of_room;
    bool thorough;      // derived values are worked out without any shortcut
    uint8_t looked_for; // GIFT_ bits of what anybody looked at
    // The age of the youngest gift or loss by which a thing has a keyword or not, of all that were
    // asked for. To learn on what one reading relies, empty it before.
    uint16_t relied_on;
    ObjectId spared; // what this one takes by a passive counts for nothing now; 0: none
    uint16_t numbered;  // types of which things have derived numbers, one bit each
    uint64_t granting;  // questions whose answers are abilities, one bit each
    uint64_t losing;    // those of them whose answers take abilities away
    uint64_t setting;   // questions whose answers are put in place of a number
    uint64_t reads;     // READS_ bits on which derived values always depend
    uint64_t unseen;    // READS_ bits of what changed since the rulebook looked
    uint64_t seen[4];   // the rulebook's: what it found then
    uint32_t version;   // goes up with every change of the state
    uint32_t questions; // asked in this step, with those that left no choice
    uint32_t changes;   // of the state since the step began that were not taken back
    bool tries;         // a price was tried in this step
    uint64_t tried[OBJECTS_MAX / 64]; // then: of these objects, one bit each
    uint64_t
        uncached; // READS_ bits of what changed since the rulebook emptied its cache
    uint64_t attempted; // and of what did before that, since the outermost table_keep
    uint64_t cache[40]; // the rulebook's
    // The rulebook's as well: what the library alone decides, so no change makes it stale.
    uint64_t lasting[256];
    uint16_t resolving; // serial of the item that resolves, 0 none
    struct {
        ClauseId clause;
        Ref source;
    } replacing[REPLACING_MAX]; // replacements under way: none applies twice (370.2)
    int replacing_n;
    const AtOnce *at_once; // of the replacement that runs; NULL: its event is alone
    // The change that the event would make about whose replacement cards are asked, of an
    // EVENT_LASTS; NULL: none.
    const Modifier *in_place_of;
    Ref replaced;       // what they would play
    Made *making;       // of the verb that makes things now, NULL: none does
    ObjectId attaching; // is being attached: all of its text works (725.1)
    // For new_text.h: the action that brings text, 0 if none, and the objects to which
    // it gave another text or host.
    uint16_t text_action;
    int given_before_n;
    uint64_t renewed[OBJECTS_MAX / 64];
    uint64_t marked_things[OBJECTS_MAX / 64]; // that may have a status (marked.h)
    int pending_n;
    int kept_n;
    int held_n;
    int batch;        // depth of batches: the outermost puts its triggers on the chain
    int settled;      // pending triggers that have their place among each other already
    int cascade;      // abilities that acted in this step without a chain
    int dues;         // things that were due in this step, as a scripted game says
    bool handles_due; // one of them is under way
    int together; // moves of one action: what leaves is remembered as it was before the first
    int acting;       // depth of actions: the outermost is one, its events simultaneous
    uint16_t actions; // begun in this step
    uint16_t noted;   // the one of them that the turn's memory knows by its last number
    Fault fault;
    // Rows of State.granted: the first and the last that name an object, and 1 + the next that
    // names the same one, 0: none (granted.h).
    uint16_t granted_first[OBJECTS_MAX], granted_last[OBJECTS_MAX];
    uint16_t granted_next[GRANTS_MAX];
    int losses; // rows that take something away
    Modifying modifying;
    // Numbers that were worked out alone (derive_one.c), how many since all were, and how many
    // there were then.
    KeptNumber kept_numbers[KEPT_NUMBERS_MAX];
    // READS_ bits of the changes since the last search for one, and of the reads of
    // passives since one was begun; when each bit changed last, by a clock of its own.
    uint64_t unkept, asked_about;
    uint32_t changed_at[64], changes_clock;
    int alone_n, derived_n;
    // How often in a row all numbers were worked out and not read, which makes the wait
    // for the next time longer; whether all were worked out last in advance, and
    // Table.stat_reads then.
    int patience;
    bool in_advance;
    uint32_t read_before;
    Alone alone;

    // Only the records within a count of these arrays are in use, so table_init leaves
    // them as they are.
    Question question;
    Answer answer;
    uint8_t spot_zone[SPOTS_MAX];                // of each spot its zone
    uint8_t spot_flags[SPOTS_MAX];               // ZONE_ bits of its zone
    SpotId board[SPOTS_MAX], working[SPOTS_MAX]; // spots with ZONE_BOARD, ZONE_ACTIVE
    uint64_t silent[SPOTS_MAX / 64 + 1]; // spots where nothing speaks, one bit each
    ObjectId active[OBJECTS_MAX];        // objects whose abilities work, see ability.h,
    EventSet hears[OBJECTS_MAX];         // and what the cards of these hear of others
    Answerers answerers[QUESTIONS_MAX];  // of those in `answering`
    PendingTrigger pending[PENDING_MAX]; // triggers of the running batch
    Granted
        given_before[GRANTS_MAX]; // State.granted before the action that brings text
    Event held[HELD_MAX];         // events that the action reports when it is done
    Group groups[GROUPS_MAX];
    Ref members[GROUP_MEMBERS_MAX]; // of the groups, one after another
    Option offered[OPTIONS_MAX];    // by the runs under way, for their next question
    Value results[RESULTS_MAX];     // of the verb that gives several, see VALUE_SEVERAL
    Chosen chosen[CHOSEN_MAX];      // 0 is nothing
    LastKnown last_known[LAST_KNOWN_MAX];
    State kept[KEPT_MAX]; // see table_keep
    uint32_t kept_changes[KEPT_MAX], kept_gathered[KEPT_MAX];
    int kept_active_n[KEPT_MAX];
    int kept_pending_n[KEPT_MAX], kept_held_n[KEPT_MAX], kept_last_known_n[KEPT_MAX];
    uint64_t deriving[15360]; // of derive_layers.c while it works: too much for a stack
    State view;               // for an agent who looks at what its player may know
};

#endif

// table.h -- one place to play: rules, cards, scripts, seats, and the game on it now.
//
// A Table belongs to one thread and serves all its games in turn. Besides pointers it holds
// scratch: groups, last known states, pending triggers. They belong to the step that runs
// and are gone when it ends, so nothing in a Table is ever part of a game.
//
// A step can be left at any ask (table_unwind jumps out of it), so C code in a step holds
// nothing that must be released.

#ifndef TABLE_H
#define TABLE_H

#include "engine/kernel/cards/library.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/log.h"
#include "engine/kernel/table/state.h"

#include <setjmp.h>

// Limits of one step.
enum { GROUPS_MAX = 48, GROUP_MEMBERS = 128, LAST_KNOWN_MAX = 96, CHOSEN_MAX = 48 };
enum { PENDING_MAX = 48 };

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
    uint8_t keyword;   // of the clause; 0: the card's own text
    uint8_t paid_slot;
    int16_t value;
    uint16_t value_cost;
    PlayerId chooser;   // who chooses now: `theirs`
    uint8_t executions; // how often this run is repeated already
    uint16_t item;      // serial of the chain item, 0 none
    ClauseId clause;    // of that item: the one, or the mode, that is running
    uint16_t chosen_n;
    Ref chosen[CHOSEN_MAX]; // targets and picks so far: `another` is none of them
};

// The last known information about an object that left its place (359.3.e.13).
typedef struct {
    Ref ref;
    Object object;
    uint16_t item; // serial of the item that moved it, 0: none
    Ref now;       // what it became
} LastKnown;

// A triggered ability whose condition was met, not yet on the chain.
typedef struct {
    struct Item item;
    uint16_t batch; // those of one batch happened at the same time
} PendingTrigger;

// A list of objects that a script holds by its index.
typedef struct {
    uint16_t n;
    Ref members[GROUP_MEMBERS];
} Group;

// The script host, as the engine sees it.
typedef struct {
    void *self;
    // Runs the function of [clause]. Returns only on success: a fault ends the step with
    // its text in table->fault, and an abandoned step passes through.
    void (*run)(void *self, Table *table, Env *env, const Clause *clause,
                const Value *args, int n);
    // Leaves every script that is running, towards the outermost run. The engine calls it
    // only while table->script_depth > 0.
    void (*unwind)(void *self);
} Scripts;

// A script that failed, named for the screen and for the replay.
typedef struct {
    char text[240]; // "OGN-024 cards/…/void-seeker.lua:5: unknown word 'daal' …"
    ClauseId clause;
} Fault;

struct Game;

struct Table {
    const Rules *rules;
    const Library *library;
    const Scripts *scripts; // NULL: no script can run
    Agent agents[SEATS_MAX];
    Log *log;        // NULL: nothing is written down
    bool verify;     // check every invariant after each step
    bool keeps_mark; // keep the mark also where agents answer everything
    bool asks_all;   // ask also where one answer is possible: for scenarios

    uint8_t zone_first[ZONES_MAX];               // first spot of each zone
    uint8_t spot_zone[SPOTS_MAX];                // and back
    uint8_t spot_flags[SPOTS_MAX];               // ZONE_ bits of its zone
    SpotId board[SPOTS_MAX], working[SPOTS_MAX]; // spots with ZONE_BOARD, ZONE_ACTIVE
    int board_n, working_n;
    int spots_n;

    struct Game *game; // the game that runs, and its present state
    State *state;

    // Scratch of the running step.
    jmp_buf leave;    // where an abandoned step goes
    bool stepping;    // it is set
    int script_depth; // runs within runs
    int unwinding;    // UNWIND_ reason while a step is being left
    Question question;
    Answer answer;
    uint64_t asked, steps; // since table_init: decisions put to agents, steps ended
    Group groups[GROUPS_MAX];
    int groups_n;
    LastKnown last_known[LAST_KNOWN_MAX];
    int last_known_n;
    ObjectId active[OBJECTS_MAX]; // objects whose abilities work, see ability.h
    int active_n;                 // -1: to be gathered anew
    Interest interest;            // of all of them together
    ObjectId reserved;   // spoken for by what is being looked at: it pays nothing else
    ObjectId doomed;     // leaves as a cost: nothing chooses it any more (355.16)
    uint32_t stat_reads; // how often a derived number was asked for
    uint32_t granting;   // questions whose answers are abilities, one bit each
    uint32_t version;    // goes up with every change of the state
    uint32_t cached;     // the version at which the rulebook filled its cache
    uint64_t cache[24];  // the rulebook's
    uint16_t resolving;  // serial of the item that resolves, 0 none
    struct {
        ClauseId clause;
        Ref source;
    } replacing[8]; // replacements under way: none applies twice (370.2)
    int replacing_n;
    PendingTrigger pending[PENDING_MAX]; // triggers of the running batch
    int pending_n;
    int batch;        // depth of actions whose events are simultaneous
    uint16_t batches; // batches begun in this step
    Fault fault;
};

// Why a step is left before its end: a question waits, the step turned out illegal, a
// script failed, or a State has no room for more.
enum { UNWIND_NONE, UNWIND_ASK, UNWIND_ILLEGAL, UNWIND_FAULT, UNWIND_FULL };

// Gives write access to what a Table holds beside the game: caches and counters that a
// reading may bring up to date. No caller changes the game through it.
static inline Table *table_scratch(const Table *table)
{
    return (Table *)table;
}

// Sets up a table for the game of [rules] with loaded [library]. No agents, no log: callers
// set these afterwards. [scripts] may be NULL: then no script can run.
void table_init(Table *table, const Rules *rules, const Library *library,
                const Scripts *scripts);

// Leaves the running step for [reason]. It works from C and from within scripts.
_Noreturn void table_unwind(Table *table, int reason);

// Notes that a script failed, keeps the text, and leaves the step. The game ends as a fault.
_Noreturn void table_fault(Table *table, ClauseId clause, const char *text);

// Returns all who play in the team of [player], one bit each.
uint8_t table_team(const State *state, PlayerId player);

// Whether both are players, and of one team or the same.
bool table_are_allied(const State *state, PlayerId a, PlayerId b);

// Leaves the step and ends the game as a draw where [there_is_room] is false: something
// grows without end, and a State has no room for more.
void table_wants_room(Table *table, bool there_is_room);

// Notes that the state has changed: derived values are stale from now on.
void table_touch(Table *table);

// Notes that objects came, went or took other faces: the list of active objects is
// stale as well.
void table_regather(Table *table);

// Returns a fresh group of this step, its number in [index]. Scripts that make too many are
// a fault.
Group *table_group(Table *table, int *index);

#endif

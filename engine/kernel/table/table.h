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

#include "engine/base/limit.h"
#include "engine/cards/library.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/event_record.h"
#include "engine/kernel/table/log.h"
#include "engine/kernel/table/state.h"

#include <setjmp.h>
#include <string.h>

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
    int16_t value;
    int16_t amount; // of the event that the ability is about
    uint16_t value_cost;
    PlayerId chooser;   // who chooses now: `theirs`
    uint8_t executions; // how often this run is repeated already
    uint16_t item;      // serial of the chain item, 0 none
    uint8_t item_kind;  // ItemKind of what is running, ITEM_NONE: not known
    ClauseId clause;    // of that item: the one, or the mode, that is running
    uint16_t chosen;    // the last of the targets and picks so far, see table_choose
};

// Returns an Env in which no ability runs and nothing happened. [you] looks at the game;
// NOBODY: its procedure does.
static inline Env table_env(PlayerId you)
{
    return (Env){.you = you,
                 .chooser = you,
                 .subject_player = NOBODY,
                 .actor = NOBODY,
                 .event_spot = NOWHERE,
                 .event_from = NOWHERE};
}

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
    bool grants;                   // some give abilities
    uint32_t numbers;              // derived numbers that they change, one bit each
    uint64_t answers;              // questions that passives answer which wait,
    uint16_t types[QUESTIONS_MAX]; // each about cards of these types, one bit each,
    // and none of them before that row of State.modifiers, nor from that one on
    uint16_t first[QUESTIONS_MAX], end[QUESTIONS_MAX];
} Modifying;

enum { KEPT_NUMBERS_MAX = 256 };

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
    ObjectId reserved;   // taken by the target that a check tries: it pays nothing else
    CardId paid_card;    // the card of what a trial pays an additional cost with
    ObjectId doomed;     // leaves as a cost: nothing chooses it any more (355.16)
    uint32_t stat_reads; // how often a derived number was read
    // derived values leave something out: a reader between two steps
    bool short_of_room;
    bool thorough;      // derived values are worked out without any shortcut
    uint8_t looked_for; // GIFT_ bits of what anybody looked at
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

// Why a step unwinds before its end: a question waits, the step turned out illegal, a
// script failed, a limit is reached, or it told the event at which it should stop.
enum {
    UNWIND_NONE,
    UNWIND_ASK,
    UNWIND_ILLEGAL,
    UNWIND_FAULT,
    UNWIND_LIMIT,
    UNWIND_PAUSE,
};

// Gives write access to what a Table holds beside the game: caches and counters that a
// reading may bring up to date. No caller changes the game through it.
static inline Table *table_scratch(const Table *table)
{
    return (Table *)table;
}

// Counts the places of a game. The caller has checked that SPOTS_MAX are enough.
int table_spots_of(const Rules *rules);

// Sets up a table for the game of [rules] with loaded [library]. No agents, no log: callers
// set these afterwards. [scripts] may be NULL: then no script can run.
void table_init(Table *table, const Rules *rules, const Library *library,
                const Scripts *scripts);

// Leaves the running step for [reason]. It works from C and from within scripts.
_Noreturn void table_unwind(Table *table, int reason);

// Notes that a script failed, keeps the text, and leaves the step. The game ends as a
// fault.
_Noreturn void table_fault(Table *table, ClauseId clause, const char *text);

// Does the same; the text begins with the script of [clause] and its line.
_Noreturn void table_fault_at(Table *table, ClauseId clause, const char *what);

// Notes that the event is about to be reported. At that of Table.pause, table_pause_due
// leaves the step as soon as the reporter is done: when a verb has ended, before
// another report or question, and at the end of the step. An attempt that may fail ends
// first.
void table_pause(Table *table, int event);

static inline void table_pause_due(Table *table)
{
    if (table->pause.due && !table->kept_n) table_unwind(table, UNWIND_PAUSE);
}

// Returns all who play in the team of [player], one bit each.
uint8_t table_team(const State *state, PlayerId player);

// Returns whether both are players, and of one team or the same.
bool table_are_allied(const State *state, PlayerId a, PlayerId b);

// Returns the place of [player] in the order of turns, 0 for the turn player.
int table_turn_rank(const State *state, PlayerId player);

// Runs the function of [clause] with its arguments. Limits name the script meanwhile.
void table_run(Table *table, Env *env, const Clause *clause, const Value *args, int n);

// Does the same with a function that gives a number, and returns that.
int table_run_number(Table *table, Env *env, const Clause *clause, const Value *args,
                     int n);

// The message about a verb that a function may not call. Its arguments: the verb, and
// table_deed_name of the furthest Deed of the function.
#define TABLE_DEED_TEXT "'%s' acts, and this function may only %s"

// Returns whether the function that runs may not act.
static inline bool table_only_looks(const Table *table)
{
    return table->run && table->run->deed != DEED_ACT;
}

static inline const char *table_deed_name(int deed)
{
    return deed == DEED_OFFER ? "look and offer" : "look";
}

// Leaves the step, as a fault of the script: the function that runs may not do what the
// verb does.
void table_refuse_deed(Table *table, const VerbRow *verb);

// Does so where that is the case.
static inline void table_check_deed(Table *table, const VerbRow *verb)
{
    if (table->run && verb->deed < table->run->deed) table_refuse_deed(table, verb);
}

// Leaves the step because it goes beyond [limit]. Where one script alone did that, this is
// a fault of the script: one that a run reaches by itself (BEYOND_FAULT), or a run that made
// more than half of the records. Where play did it, the game stops unfinished. Only a step
// may call this.
_Noreturn void table_limit(Table *table, LimitId limit);

// Does the same, as a fault of the script of [clause]; 0: the game stops.
_Noreturn void table_limit_of(Table *table, LimitId limit, ClauseId clause);

// Leaves the step by table_limit unless [more] fit beside the [used] ones.
static inline void table_room(Table *table, LimitId limit, int used, int more)
{
    if (used + more > limit_row(limit)->value) table_limit(table, limit);
    table->made += (uint32_t)more;
}

// Keeps a copy of the state before an attempt that may fail. table_restore brings the
// copy back, and drops the reports and triggers of the attempt; table_drop forgets the
// copy. Attempts may lie within each other. The State that table_keep returns is good
// until then.
const State *table_keep(Table *table);
void table_restore(Table *table);
void table_drop(Table *table);

enum { WALKED_AS_ONE = 16 }; // entries of a list that cost as much as a comparison

// Leaves the step because of WORK_MAX. Returns whether work must end, outside of a step.
bool table_overworked(Table *table);

// Counts one comparison with a query. Too many in a step are a fault of the ability
// that a scan asks about, or of the script that runs. Outside of a step an ability that
// needs too many finds nothing more: returns false.
static inline bool table_work(const Table *table)
{
    return ++table_scratch(table)->work <= WORK_MAX ||
           !table_overworked(table_scratch(table));
}

// Counts a walk through [n] entries of a list as the comparisons that take as long.
// Returns as table_work does.
static inline bool table_walk(const Table *table, int n)
{
    table_scratch(table)->work += (uint32_t)n / WALKED_AS_ONE;
    return table->work <= WORK_MAX || !table_overworked(table_scratch(table));
}

// Begins to ask about an ability; the caller hands the result to table_judged. Abilities
// that ask about each other too deep are a fault; outside of a step [clause] does not
// work there.
typedef struct {
    const Clause *outer;
    bool works;
} Judging;

// Judges where it is too deep, or outside of a step. Returns whether the ability works.
bool table_judge_with_care(Table *table, const Clause *clause);

static inline Judging table_judge(const Table *table, const Clause *clause)
{
    Table *scratch = table_scratch(table);
    Judging judging = {table->judged, true};

    if (!table->stepping || table->judged_n >= JUDGED_MAX)
        judging.works = table_judge_with_care(scratch, clause);
    scratch->judged = clause;
    scratch->judged_n++;
    return judging;
}

static inline void table_judged(const Table *table, Judging judging)
{
    table_scratch(table)->judged = judging.outer;
    table_scratch(table)->judged_n--;
}

// Brings derived values up to date outside of a step, within the limits of one. Beyond a
// limit they stay as they are; the next step ends the game with what is at fault.
void table_derive(Table *table);

// Notes that something of [reads] has changed, READS_ bits: whatever depends on that is
// stale from now on. The second notes that anything may have changed; the third that the
// rulebook need not look for what is due. Each change of an object is noted by one of them
// in the same step: the mark keeps objects of which no change was noted.
void table_changed(Table *table, uint64_t reads);
void table_touch(Table *table);
void table_noted(Table *table, uint64_t reads);

// Notes that the list of active objects is to be gathered anew. Whose gifts they are stays known.
static inline void table_ungather(Table *table)
{
    if (table->active_n != ACTIVE_UNKNOWN) table->active_n = ACTIVE_STALE;
}

// Notes that the State is another one, or that something of it has changed which no READS_ bit
// tells of: nothing that the rulebook has cached holds any more.
static inline void table_renewed(Table *table)
{
    table->version++;
    table->uncached |= READS_ANYTHING;
    table->unkept |= READS_ANYTHING;
}

// Returns whether derived values are stale: something that they depend on has changed.
static inline bool table_is_stale(const State *state)
{
    return state->dirty &&
           (!state->reads || state->dirty & (state->reads | READS_ANYTHING));
}

// Returns whether what is given may be another thing now. Where only numbers are stale,
// the first reading of one works them out.
static inline bool table_gifts_are_stale(const State *state)
{
    return state->dirty &&
           (!state->reads || state->dirty & ~state->gift_seen & state->gift_reads);
}

// Returns the place of a derived number in the state, NULL where it has none: the first is
// Object.stat, the others come into being when they are worked out.
static inline int16_t *table_number(const Table *table, State *state, int number,
                                    ObjectId object)
{
    const int at = object * (table->rules->numbers_n - 1) + number - 1;

    if (!number) return &state->objects[object].stat;
    return at < state->derived_n ? &state->derived[at] : NULL;
}

// Makes room in the State for the derived numbers of objects that are new.
void table_widen_numbers(Table *table);

// Gives write access to what was paid for the object. Prices are tried there, and what is
// left of that is no change: so the object is noted.
static inline uint8_t *table_paid(Table *table, ObjectId id)
{
    if (!table->tries) memset(table->tried, 0, sizeof table->tried);
    table->tries = true;
    table->tried[id / 64] |= UINT64_C(1) << id % 64;
    return table->state->objects[id].additional_paid;
}

// Notes that objects came, went or took other faces: the list of active objects is
// stale as well.
void table_regather(Table *table);

// Notes that [ref] was chosen after everything that [env] knows.
void table_choose(Table *table, Env *env, Ref ref);

// Returns whether one more fits beside the [used] ones. If not, a running step is left
// (table_limit); outside of a step nothing but looks come here, and they end early.
bool table_fits(const Table *table, LimitId limit, int used);

// Adds to the newest group.
void table_group_add(Table *table, Group *group, Ref ref);

// Returns a fresh group of this step, its number in [index]. Scripts that make too many are
// a fault.
Group *table_group(Table *table, int *index);

// A group serves one call: the arguments of a verb or of a run, or a result. The caller
// marks how many there are and drops those beyond the mark when the call is over. A
// script that keeps a list has a copy of its own (scripting/lua/value_handle.c), so no
// number of lists fills the table.
typedef struct {
    int groups_n, members_n;
} GroupMark;

static inline GroupMark table_mark_groups(const Table *table)
{
    return (GroupMark){table->groups_n, table->members_n};
}

static inline void table_drop_groups(Table *table, GroupMark mark)
{
    table->groups_n = mark.groups_n;
    table->members_n = mark.members_n;
}

// Leaves the step because the script that runs wants what the game cannot do: a fault with
// the script's name, its line and this text. Outside of a run it is a fault of the game.
_Noreturn void table_mistake(Table *table, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif

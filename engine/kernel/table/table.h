// table.h -- one place to play: setting it up, running scripts on it within limits, leaving
// a step, keeping and restoring a state, and noting what has changed.
//
// A Table belongs to one thread and serves all its games in turn. What it holds is in
// table_record.h.
//
// A step can be left at any ask (table_unwind jumps out of it), so C code in a step holds
// nothing that must be released.

#ifndef TABLE_H
#define TABLE_H

#include "engine/kernel/table/table_record.h"

#include <string.h>

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
    memset(table->silent, 0, sizeof table->silent);
    if (table->active_n != ACTIVE_UNKNOWN) table->active_n = ACTIVE_STALE;
}

// Notes that the object may speak where it is now.
static inline void table_hear(Table *table, ObjectId id)
{
    const SpotId spot = table->state->objects[id].spot;

    if (spot < SPOTS_MAX) table->silent[spot / 64] &= ~(UINT64_C(1) << spot % 64);
}

// Notes the same as table_ungather, where this object alone speaks now, or no more.
static inline void table_ungather_at(Table *table, ObjectId id)
{
    table_hear(table, id);
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

// ability.h -- finds the abilities of an object, and those that work at the moment.
//
// An object has the abilities of its card and those it was granted. They work where the
// zone says so, or in the zone that the clause names. The text of an attached card does
// not work, except its Effect Text, which works for the host (718). Abilities that a
// script starts with `later` work by themselves, as modifiers.

#ifndef ABILITY_H
#define ABILITY_H

#include "engine/abilities/held/reach.h"
#include "engine/kernel/table/object.h"

// One ability of one object, as found by a scan.
typedef struct {
    ClauseId id;
    const Clause *clause;
    int16_t value;
    uint16_t cost;   // the keyword's value where that is a cost
    uint8_t keyword; // 0: own text
    uint8_t paid_slot;
    bool has_slot;     // a gift: if it is an additional cost, that slot is its own
    ObjectId object;   // that has it; 0: a modifier
    uint16_t modifier; // 1 + index of the modifier it is; 0 none
    // of triggers: how many of the same text the object has before it
    uint16_t instance;
    ObjectId giver; // of a gift: who gives it, 0: nobody, or nobody knows
    uint16_t since; // and since when, as Granted.since
} Active;

// Returns what tells abilities of one clause apart: the value of its keyword, or its cost. Two
// instances of which that is equal are alike in all that they do.
static inline int16_t ability_form(const Active *ability)
{
    if (!ability->keyword) return 0;
    return ability->cost ? (int16_t)ability->cost : ability->value;
}

typedef struct {
    const Table *table;
    ObjectId object;
    uint8_t stage;
    uint8_t kind;      // only those of this ClauseKind, CLAUSE_NONE: all
    uint8_t paid_n;    // additional costs so far, printed and granted
    uint8_t paid_slot; // of the current granted keyword
    ClauseId
        cost_clause;   // the additional cost that was granted last as a clause, 0: none
    bool printed_over; // only grants remain, if there are any
    bool reaches;      // [reached] is gift number [i] of those that reach the object
    uint16_t i, j;
    Reached reached;
    Active now;
} AbilityScan;

// Begin a scan of all abilities of one object, or of those of one kind: printed and granted
// ones, off the board also those that reach it there, whether or not their conditions hold.
// ability_next finds the next one, in scan.now, and returns false at the end.
void ability_scan(AbilityScan *scan, const Table *table, ObjectId object);
void ability_scan_kind(AbilityScan *scan, const Table *table, ObjectId object,
                       ClauseKind kind);
bool ability_find(AbilityScan *scan); // the next one, where there may be one

static inline bool ability_next(AbilityScan *scan)
{
    return !(scan->printed_over &&
             !(scan->table->state->objects[scan->object].flags & OBJECT_GRANTED)) &&
           ability_find(scan);
}

// Returns whether the ability that the scan found last is one that another card prints, lent
// to the object.
bool ability_is_lent(const AbilityScan *scan);

// Returns whether a passive gives the ability that the scan has found.
bool ability_is_derived(const AbilityScan *scan);

// Returns whether the running action brought the ability that the scan found last
// (new_text.h).
bool ability_is_new(const AbilityScan *scan);

// Return whether the object has lost the keyword that it prints, or with 0 its own text (477.2,
// 801.3); and whether it has lost what it was given, or what reaches it off the board: a gift is
// lost by what is younger (480).
bool ability_is_lost(const Table *table, ObjectId object, int keyword);
bool ability_gift_is_lost(const Table *table, const Granted *granted);
bool ability_reached_is_lost(const Table *table, ObjectId object,
                             const Reached *reached);

// Returns whether [id] has the Library keyword, its own or a granted one.
bool ability_has_keyword(const Table *table, ObjectId id, int keyword);

// Returns whether it may have abilities beside those that its card prints.
bool ability_is_gifted(const Table *table, ObjectId object);

// Returns whether it may have a gift, where [granted] and [reached] tell whether some
// gift of these two kinds is such. Nobody knows the gifts before they are gathered.
static inline bool ability_may_be_given(const Table *table, ObjectId object,
                                        bool granted, bool reached)
{
    if (table->state->objects[object].flags & OBJECT_GRANTED &&
        (granted || table->active_n < 0))
        return true;
    return reached && reach_is_possible(table, object);
}

// Returns whether it may have an ability of [kind] at all. The answer no spares a scan.
static inline bool ability_may_have(const Table *table, ObjectId object,
                                    ClauseKind kind)
{
    return (unsigned)object_card(table, object)->clause_kinds >> kind & 1u ||
           ability_may_be_given(table,
                                object,
                                table->gifts.kinds >> kind & 1u,
                                table->library->reached.kinds >> kind & 1u);
}

// Returns whether a `can` clause that it may have names [zone] as the one where it
// comes from.
static inline bool ability_may_come_from(const Table *table, ObjectId object, int zone)
{
    return object_card(table, object)->can.from >> zone & 1u ||
           ability_may_be_given(table,
                                object,
                                table->gifts.can.from >> zone & 1u,
                                table->library->reached.can.from >> zone & 1u);
}

// Returns what all `can` clauses that it may have may give it.
Permissions ability_permissions(const Table *table, ObjectId object);

// Returns whether it may have a passive that answers the question.
static inline bool ability_may_answer(const Table *table, ObjectId object, int question)
{
    return object_card(table, object)->interest.answers >> question & 1u ||
           ability_may_be_given(table,
                                object,
                                table->gifts.interest.answers >> question & 1u,
                                table->library->reached.interest.answers >> question &
                                    1u);
}

// Returns whether it may have a `when` for the event.
static inline bool ability_may_listen(const Table *table, ObjectId object, int event)
{
    return event_set_has(&object_card(table, object)->interest.listens, event) ||
           ability_may_be_given(
               table,
               object,
               event_set_has(&table->gifts.interest.listens, event),
               event_set_has(&table->library->reached.interest.listens, event));
}

// Returns whether it, or anything that is active, may have a clause of [kind]
// (CLAUSE_AS to CLAUSE_CANNOT) that speaks before [event] happens.
static inline bool ability_may_precede(const Table *table, ObjectId object,
                                       ClauseKind kind, int event)
{
    const int k = (int)kind - CLAUSE_AS;

    return event_set_has(&object_card(table, object)->interest.before[k], event) ||
           ability_may_be_given(
               table,
               object,
               event_set_has(&table->gifts.interest.before[k], event),
               event_set_has(&table->library->reached.interest.before[k], event));
}

bool ability_any_precedes(const Table *table, ClauseKind kind, int event);

// Returns whether anything active may permit [event] to another object than itself.
bool ability_any_permits(const Table *table, int event);

// Fill [env] with what the words of an ability stand for.
void ability_env(const Table *table, const Active *ability, Env *env);
void ability_env_of_modifier(const Table *table, const Modifier *modifier, Env *env);

// Lists the objects in active zones whose abilities wait for events or answer questions, in
// the order of spots. The Table keeps the list, and Table.interest of all of them together,
// until an object with abilities comes, goes or changes.
int ability_active_objects(const Table *table, const ObjectId **ids);

// Brings up to date what the Table knows of them.
static inline void ability_know_active(const Table *table)
{
    const ObjectId *ids;

    table_scratch(table)->looked_for |= GIFT_ABILITY;
    if (table->active_n < 0) (void)ability_active_objects(table, &ids);
}

// Returns the place of an object in that list, -1: it is not there.
int ability_active_place(const Table *table, ObjectId id);

// Returns whether the active object at the [place] may answer the question, of things
// beside itself.
bool ability_answers_at(const Table *table, int question, int place, bool of_others);

// Gives an object an ability, for which there is room, and takes back all that were given.
void ability_grant(const Table *table, Granted granted);
void ability_forget_grants(const Table *table);

// Returns NULL if the list that the Table keeps equals one gathered afresh, and so does what it
// knows of them, else a sentence.
const char *ability_verify_active(const Table *table);

#endif

// ability.h -- which abilities there are, and which work now.
//
// An object has the abilities of its card and those it was granted. They work where the
// zone says so, or in the zone that the clause names. Text of an attached card is
// inactive except its Effect Text, which works for the host (718). Abilities started by
// `later` work by themselves, as modifiers.

#ifndef ABILITY_H
#define ABILITY_H

#include "engine/kernel/table/table.h"

// One ability of one object, as found by a scan.
typedef struct {
    ClauseId id;
    const Clause *clause;
    int16_t value;
    uint16_t cost;   // the keyword's value where that is a cost
    uint8_t keyword; // 0: own text
    uint8_t paid_slot;
    ObjectId object;  // that has it; 0: a modifier
    uint8_t modifier; // 1 + index of the modifier it is; 0 none
} Active;

typedef struct {
    const Table *table;
    ObjectId object;
    uint8_t stage;
    uint8_t kind; // only those of this ClauseKind, CLAUSE_NONE: all
    uint16_t i, j;
    Active now;
} AbilityScan;

// All abilities of one object, printed and granted, whether or not they are on; those
// of one sort.
AbilityScan ability_scan(const Table *table, ObjectId object);
AbilityScan ability_scan_kind(const Table *table, ObjectId object, ClauseKind kind);

// Whether [id] has the Library keyword, its own or a granted one.
bool ability_has_keyword(const Table *table, ObjectId id, int keyword);

// Whether it may have an ability of [kind] at all: spares a scan of those it has.
bool ability_may_have(const Table *table, ObjectId object, ClauseKind kind);
bool ability_next(AbilityScan *scan);

// Whether it, or anything that is active, may have a clause of [sort] (CLAUSE_AS to
// CLAUSE_CANNOT) that speaks before [event] happens.
bool ability_may_precede(const Table *table, ObjectId object, ClauseKind kind,
                         int event);
bool ability_any_precedes(const Table *table, ClauseKind kind, int event);

// Whether anything active may permit [event] to another object than itself.
bool ability_any_permits(const Table *table, int event);

// Brings granted abilities up to date, where something could grant any.
void ability_refresh_grants(const Table *table);

// Fills what the words of an ability stand for.
void ability_env(const Table *table, const Active *ability, Env *env);
void ability_env_of_modifier(const Table *table, const Modifier *modifier, Env *env);

// Objects on the board with abilities that wait for events or answer questions, in the
// order of spots. Cached, with what all of them together wait for.
int ability_active_objects(const Table *table, const ObjectId **ids);

// What is broken about that list as it is kept, NULL if it is as one gathered afresh.
const char *ability_verify_active(const Table *table);

#endif

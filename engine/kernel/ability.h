// ability.h -- which abilities work now, and what the passive ones say.
//
// An object has the abilities of its card and those it was granted. They work where the
// zone says so, or in the zone that the clause names. Text of an attached card is
// inactive except its Effect Text, which works for the host (718). Abilities started by
// `later` work by themselves, as modifiers.
//
// Layer 7: includes pattern.h.

#ifndef ABILITY_H
#define ABILITY_H

#include "pattern.h"

// One ability of one object, as found by a scan.
typedef struct {
    ClauseId id;
    const Clause *clause;
    int16_t value;
    uint16_t cost;   // the keyword's value where that is a cost
    uint8_t keyword; // 0: own text
    uint8_t paid;
    ObjectId object;  // that has it; 0: a modifier
    uint8_t modifier; // 1 + index of the modifier it is; 0 none
} Active;

typedef struct {
    const Table *table;
    ObjectId object;
    uint8_t stage;
    uint8_t sort; // only those of this ClauseSort, CLAUSE_NONE: all
    uint16_t i, j;
    Active now;
} AbilityScan;

// All abilities of one object, printed and granted, whether or not they are on; those
// of one sort.
AbilityScan abilities_of(const Table *table, ObjectId object);
AbilityScan abilities_such(const Table *table, ObjectId object, ClauseSort sort);

// Whether it may have an ability of [sort] at all: spares a scan of those it has.
bool object_may_have(const Table *table, ObjectId object, ClauseSort sort);
bool ability_next(AbilityScan *scan);

// Whether it, or anything that is active, may have a clause of [sort] (CLAUSE_AS to
// CLAUSE_CANNOT) that speaks before [event] happens.
bool object_precedes(const Table *table, ObjectId object, ClauseSort sort, int event);
bool board_precedes(const Table *table, ClauseSort sort, int event);

// Whether anything active may permit [event] to another object than itself.
bool board_permits(const Table *table, int event);

// Brings granted abilities up to date, where something could grant any.
void grants_refresh(const Table *table);

// Fills what the words of an ability stand for.
void ability_env(const Table *table, const Active *ability, Env *env);
void modifier_env(const Table *table, const Modifier *modifier, Env *env);

// Objects on the board with abilities that wait for events or answer questions, in the
// order of spots. Cached, with what all of them together wait for.
int active_objects(const Table *table, const ObjectId **ids);

// What is broken about that list as it is kept, NULL if it is as one gathered afresh.
const char *active_verify(const Table *table);

// Whether anything on the board, or waiting, could answer the question at all.
bool question_is_open(const Table *table, int question);

// Whether anything there, or [object] itself, could answer it about [object].
bool question_concerns(const Table *table, int question, ObjectId object);

// Every answer of a passive to one question. The subject is an object, a player, or a
// chain item by its cause; [payer] fills `by` of the passive.
typedef struct {
    const Table *table;
    uint8_t question;
    ObjectId object;
    PlayerId player;
    const Cause *cause;
    PlayerId payer;
    ObjectId to;
    // of the scan:
    uint8_t stage;
    bool alone; // only the object itself could answer
    int i;
    const ObjectId *ids;
    int ids_n;
    AbilityScan abilities;
    const Clause *clause;        // found
    const PassiveAnswer *answer; // found
    Env env;                     // found
    uint8_t modifier;            // 1 + modifier it is; 0 none
} PassiveScan;

PassiveScan passives_about(const Table *table, int question, ObjectId object);
bool passive_next(PassiveScan *scan);

// The number a found answer gives, `each` counted.
int passive_amount(const PassiveScan *scan);

// `each` of a clause: how many times its answer counts.
int clause_times(const Table *table, const Env *env, const Clause *clause);

// The sum, for questions whose answers add up.
int passive_sum(const Table *table, int question, ObjectId object);

// The word of the last answer, or -1.
int passive_word(const Table *table, int question, ObjectId object);

// `once` passives keep the first object that is played and fits them.
void passives_keep(Table *table, ObjectId object);

// Whether some can or cannot clause of [sort] fits the event now. The first that does is
// written to [found] (may be NULL), with its env.
bool permission_fits(const Table *table, int sort, const Event *event,
                     const Clause **found, Env *env);

#endif

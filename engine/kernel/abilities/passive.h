// passive.h -- what passives answer to the questions of the rulebook, and what bans and
// permissions say.
//
// An answer is found as long as its clause works and its subject is meant; the caller
// adds them up, or takes the last word.

#ifndef PASSIVE_H
#define PASSIVE_H

#include "engine/kernel/abilities/ability.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

// Whether anything on the board, or waiting, could answer the question at all.
bool passive_may_answer(const Table *table, int question);

// Whether anything there, or [object] itself, could answer it about [object].
bool passive_may_answer_about(const Table *table, int question, ObjectId object);

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

PassiveScan passive_scan(const Table *table, int question, ObjectId object);
bool passive_next(PassiveScan *scan);

// The number a found answer gives, `each` counted.
int passive_amount(const PassiveScan *scan);

// `each` of a clause: how many times its answer counts.
int passive_times(const Table *table, const Env *env, const Clause *clause);

// The sum, for questions whose answers add up.
int passive_sum(const Table *table, int question, ObjectId object);

// The word of the last answer, or -1.
int passive_word(const Table *table, int question, ObjectId object);

// `once` passives keep the first object that is played and fits them.
void passive_keep(Table *table, ObjectId object);

// Whether some can or cannot clause of [sort] fits the event now. The first that does is
// written to [found] (may be NULL), with its env.
bool passive_permission_fits(const Table *table, int kind, const Event *event,
                             const Clause **found, Env *env);

#endif

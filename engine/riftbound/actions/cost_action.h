// cost_action.h -- the parts of a cost that are actions: exhaust, kill, discard (204).
//
// An object that is reserved (Table.reserved) pays nothing else, and the engine does
// not offer an object that a target needs to a cost that would take it away. The player
// chooses among several objects that could pay.

#ifndef COST_ACTION_H
#define COST_ACTION_H

#include "engine/kernel/table/table.h"

// Returns whether all actions of the record can be done, an open number at its least.
bool cost_action_is_payable(const Table *table, const Env *env, const Cost *cost);

// Returns whether the actions of [n] such records, ADDITIONAL_MAX at most, can be done
// with objects that nothing else of them takes, discards or exhausts.
bool cost_action_all_payable(const Table *table, const Env *env,
                             const Cost *const *costs, int n);

// Lists in [order] the numbers of the record's actions in the order of paying: first what one
// thing alone can pay (357.2), which no other action takes away then. Returns how many.
int cost_action_order(const Table *table, const Cost *cost, uint8_t *order);

// Does all actions of the record. Returns false if they could not be paid.
bool cost_action_pay(Table *table, Env *env, const Cost *cost);

// Lists the objects that could pay one action of a cost. Returns how many.
int cost_action_payers(const Table *table, const Env *env, const CostAction *action,
                       ObjectId *ids);

// Pays one action of a record, as cost_action_pay does all, an open number at [least] at least.
// Returns how many cards, units or buffs were paid (1 where nothing is counted), -1 if it could
// not be paid.
int cost_action_pay_part(Table *table, Env *env, const CostAction *action, int least);

// Returns whether the action means one thing that is not chosen.
bool cost_action_names_one(const Table *table, const CostAction *action);

// Returns whether the action takes a number of what the player has, and no things are chosen.
bool cost_action_is_number(const CostAction *action);

// Tells how many the action wants, and how many those that can pay it are worth in all.
void cost_action_wanted(const Table *table, const Env *env, const CostAction *action,
                        int *min, int *max);
int cost_action_worth(const Table *table, const Env *env, const CostAction *action);

// Pay with [id], or with counters, on the bare State: nothing triggers and the log is
// silent. For trials that put the State back. The second returns false where the
// counters are missing.
void cost_action_try(Table *table, const Env *env, const CostAction *action,
                     ObjectId id);
bool cost_action_try_spend(Table *table, const Env *env, const CostAction *action);

// Returns the Might of a unit that the action takes away or discards, 0: it is none, or stays.
int cost_action_might(const Table *table, const CostAction *action, ObjectId id);

// Remembers on the item what is about to pay, and the Might of the units that it takes away
// (359.3.e.13); pays one action with these objects.
void cost_action_note(Table *table, const Env *env, const CostAction *action,
                      const ObjectId *ids, int n);
void cost_action_do(Table *table, const Env *env, const CostAction *action,
                    ObjectId *ids, int n);

// Leaves in [ids] the objects that are no targets of the item of [env], if there are [min] of
// them: a target is not given away while others will do (357.3). Returns how many.
int cost_action_spare_targets(const Table *table, const Env *env, ObjectId *ids, int n,
                              int min);

// Returns whether the action takes away what pays it.
bool cost_action_takes_away(const CostAction *action);

// Returns the most that an open number in the cost could be, 1 where none is open.
int cost_action_most(const Table *table, const Env *env, const Cost *cost, bool *open);

#endif

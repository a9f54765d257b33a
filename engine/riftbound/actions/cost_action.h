// cost_action.h -- the parts of a cost that are actions: exhaust, kill, discard (204).
//
// Objects that are spoken for (table->reserved) pay nothing else, and what a cost takes
// away is not offered where a target needs it. Asking reads; paying asks the player
// where several objects could pay.

#ifndef COST_ACTION_H
#define COST_ACTION_H

#include "engine/kernel/table/table.h"

// Whether all actions of the record can be done, an open number at its least.
bool cost_action_is_payable(const Table *table, const Env *env, const Cost *cost);

// Does them; returns how many cards, units or buffs were paid (1 where nothing is
// counted), or -1 if it could not be paid. [least], [most] bound an open number.
int cost_action_pay(Table *table, Env *env, const Cost *cost, int least, int most);

// The objects that could pay one action of a cost.
int cost_action_payers(const Table *table, const Env *env, const CostAction *action,
                       ObjectId *ids);

// Pays one action with these objects.
void cost_action_do(Table *table, const Env *env, const CostAction *action,
                    const ObjectId *ids, int n);

// The most that an open number in the cost could be, 1 where none is open.
int cost_action_most(const Table *table, const Env *env, const Cost *cost, bool *open);

#endif

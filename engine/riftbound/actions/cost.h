// cost.h -- what a play or ability costs in all (rules 203-205, 356).

#ifndef COST_H
#define COST_H

#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/price.h"

// The whole price of playing the item's card as chosen so far: base, additional costs,
// increases, discounts (356). [extra]: for targets still to come; may be NULL.
Price cost_of_play(const Table *table, const Item *item);

// What effects that read a cost see (131, 204.1, 206): the base of that.
Price cost_printed(const Table *table, const Item *item);

// The price of an ability, targets included (404).
Price cost_of_ability(const Table *table, const Item *item, const Clause *clause);

// What it adds that [target] is chosen once more by the item's controller (809.1.c).
void cost_add_target(const Table *table, const Item *item, ObjectId target,
                     Price *price);

// A cost record as a whole, as the controller of [env] would pay it now.
bool cost_is_payable(const Table *table, const Env *env, uint16_t cost);
bool cost_pay(Table *table, Env *env, uint16_t cost);

// The record a clause's cost stands for, the keyword's value included.
uint16_t cost_of_clause(const Table *table, const Clause *clause, uint16_t value_cost);

#endif

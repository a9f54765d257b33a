// cost.h -- what a play or ability costs in all (rules 203-205, 356).

#ifndef COST_H
#define COST_H

#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/price.h"

// Returns the whole price of playing the item's card as chosen so far: base, additional
// costs, increases, discounts (356).
Price cost_of_play(const Table *table, const Item *item);

// Returns the printed base of that price: it is what effects see that read a cost (131,
// 204.1, 206).
Price cost_printed(const Table *table, const Item *item);

// Returns the price of an ability, targets included (404).
Price cost_of_ability(const Table *table, const Item *item, const Clause *clause);

// Adds to [price] what it costs the item's controller to choose [target] (809.1.c).
void cost_add_target(const Table *table, const Item *item, ObjectId target,
                     Price *price);

// Whether the controller of [env] could pay a cost record as a whole now, and paying it.
// cost_pay returns false where it turned out impossible.
bool cost_is_payable(const Table *table, const Env *env, uint16_t cost);
bool cost_pay(Table *table, Env *env, uint16_t cost);

// Whether it could be paid now, and the card that is being played as well afterwards (357.3).
bool cost_affords(const Table *table, const Env *env, uint16_t cost);

// Returns the record that the cost of a clause stands for: where it is the value of a
// keyword, that value.
uint16_t cost_of_clause(const Table *table, const Clause *clause, uint16_t value_cost);

#endif

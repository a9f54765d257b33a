// activate.h -- using activated abilities (398-406).
//
// An ability is an item of the chain like a card: choices, cost, payment. An ability that
// adds resources does so at once and never waits (429). A use that activate_check allows
// cannot fail.

#ifndef ACTIVATE_H
#define ACTIVATE_H

#include "engine/abilities/held/ability.h"
#include "engine/cards/refusal.h"
#include "engine/kernel/table/table.h"

// Fills [item], a blank ITEM_ACTIVATED, for the use of that ability by [player].
void activate_item(const Table *table, PlayerId player, const Active *ability,
                   struct Item *item);

// Returns why [player] may not use that activated ability now, REFUSAL_NONE: the use is
// legal.
Refusal activate_check(Table *table, PlayerId player, const Active *ability);

// Returns whether activate_check allows it, without a reason where it does not.
bool activate_is_possible(Table *table, PlayerId player, const Active *ability);

// Returns whether its time is now, at a moment that asks for [level], LEVEL_ of
// permission.h.
bool activate_is_timely(const Clause *clause, int level);

// Returns whether it costs to exhaust its own object, which is exhausted: nobody can pay
// that.
bool activate_is_exhausted(const Table *table, const Active *ability);

// Uses it by the player's own decision, and finalizes it in the same step.
void activate_do(Table *table, PlayerId player, const Active *ability);

#endif

// activate.h -- using abilities: activated, and triggered ones that were placed.
//
// An ability is an item like a card: choices, cost, payment (398-406). One that adds
// resources does so at once and never waits (429). activate_check reads; what it allows
// cannot fail. A triggered ability that turns out impossible is removed.

#ifndef ACTIVATE_H
#define ACTIVATE_H

#include "engine/kernel/abilities/ability.h"
#include "engine/kernel/cards/refusal.h"
#include "engine/kernel/table/table.h"

// May [player] use that activated ability of [object] now?
Refusal activate_check(Table *table, PlayerId player, const Active *ability);

// Uses it by the player's own decision; finalized in the same step.
void activate_do(Table *table, PlayerId player, const Active *ability);

#endif

// activate_finalize.h -- finalizing an ability that is pending on the chain.

#ifndef ACTIVATE_FINALIZE_H
#define ACTIVATE_FINALIZE_H

#include "engine/cards/refusal.h"
#include "engine/kernel/table/table.h"

// Finalizes the pending ability [serial]. One that adds resources has done so and is gone
// afterwards; one that cannot be used after all leaves the chain.
void activate_finalize(Table *table, uint16_t serial);

// Returns whether the ability of [clause], as [item], could be finalized now: its choices
// exist and its cost can be paid. Changes nothing but [item].
bool activate_finalize_is_possible(Table *table, Item *item, const Clause *clause);

// Returns why it could not: its actions, its price or its choices. Tells each reason to an
// observer that wants them all.
Refusal activate_finalize_refuse(Table *table, Item *item, const Clause *clause);

#endif

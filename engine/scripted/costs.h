// costs.h -- paying costs in a scripted game: resources and counters of players, and things
// to do (ScriptedCostAction).
//
// A cost is paid by `you` of the Env, in the order of its parts. The player chooses
// among several things that could pay.

#ifndef COSTS_H
#define COSTS_H

#include "engine/kernel/table/table.h"

// Returns whether the whole record can be paid now. Fits Rules.affords.
bool costs_are_payable(const Table *table, const Env *env, uint16_t cost);

// Pays it. Returns false where that turned out impossible on the way. Fits Rules.pays.
bool costs_pay(Table *table, Env *env, uint16_t cost);

// Gives [player] the resources of the record.
void costs_add(Table *table, PlayerId player, uint16_t cost);

#endif

// prevention.h -- what prevents damage to a unit, its own and what the units of a player share.

#ifndef PREVENTION_H
#define PREVENTION_H

#include "engine/kernel/table/table.h"

// Returns the sum of what cards answer about the unit. [source] becomes the last of them.
int prevention_sum(const Table *table, int question, ObjectId unit, ObjectId *source);

// Returns how much damage to the unit is prevented by what is its own: PREVENT_ALL, whatever the
// amount.
int prevention_of(const Table *table, ObjectId unit, ObjectId *source);

// Returns how much more is prevented as long as no other unit of its player uses it up.
int prevention_shared(const Table *table, ObjectId unit, ObjectId *source);

// Says in which [order] the things are dealt damage at once: players whose units share a
// prevention choose among these (373.2).
void prevention_order(Table *table, const ObjectId *ids, int n, int *order);

// Takes [amount] from what prevents damage to the unit: first its own, the oldest first, then what
// it shares.
void prevention_use(Table *table, ObjectId unit, int amount);

#endif

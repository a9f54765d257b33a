// condition.h -- the numbers and conditions of a script, as they are now.
//
// Everything here reads and never writes.

#ifndef CONDITION_H
#define CONDITION_H

#include "engine/kernel/table/table.h"

// A number, what happened this turn, a reading of the rulebook, or how many are found.
int condition_amount(const Table *table, const Env *env, uint16_t amount);

// Whether every part of the condition holds; condition 0 holds.
bool condition_holds(const Table *table, const Env *env, uint16_t condition);

// How many a query wants: [min, max] of those available ([max] 255: any number).
void condition_query_range(const Table *table, const Env *env, QueryId query, int *min,
                           int *max);

#endif

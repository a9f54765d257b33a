// condition_inside.h -- what amounts and conditions share.

#ifndef CONDITION_INSIDE_H
#define CONDITION_INSIDE_H

#include "engine/abilities/language/condition.h"

// Returns how many objects or players the query finds.
int condition_count_found(const Table *table, const Env *env, QueryId query);

#endif

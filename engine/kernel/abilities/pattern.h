// pattern.h -- the patterns of clauses that wait for events.

#ifndef PATTERN_H
#define PATTERN_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

// Whether the pattern of [clause] fits, `provided` and `depends` left aside.
bool pattern_fits(const Table *table, const Env *env, const Clause *clause,
                  const Event *event);

// Says what the event makes of the words `it` and `there` (359.3.f.3): the object or
// player it happened to, and its place; of an ability started about a thing, that thing.
void pattern_env(const Table *table, const Event *event, Env *env);

// Whether `provided` and `depends` of a clause hold.
bool pattern_is_on(const Table *table, const Env *env, const Clause *clause);

#endif

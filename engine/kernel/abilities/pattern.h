// pattern.h -- whether an event is one that a clause waits for.

#ifndef PATTERN_H
#define PATTERN_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

// Whether the pattern of [clause] fits, `provided` and `depends` not asked.
bool pattern_fits(const Table *table, const Env *env, const Clause *clause,
                  const Event *event);

// Sets the words `it`, `they`, `there` and `origin` from the event (359.3.f.3), those that
// [env] does not know yet: an ability that was started about a thing keeps that thing.
void pattern_env(const Table *table, const Event *event, Env *env);

// Gives an ability whose clause says so to the player who did the event, or to whom the thing
// of the event belongs: that player is `you` in it. Returns false where there is none.
bool pattern_hand_over(const Table *table, const Clause *clause, const Event *event,
                       Env *env);

// Whether `provided` and `depends` of a clause hold.
bool pattern_is_on(const Table *table, const Env *env, const Clause *clause);

#endif

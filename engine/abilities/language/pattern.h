// pattern.h -- compares an event with the pattern of a clause: is it one that the
// clause waits for?

#ifndef PATTERN_H
#define PATTERN_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/table.h"

// Returns whether the clause speaks of such an event at all.
bool pattern_names(const Clause *clause, int event);

// Returns whether the pattern of [clause] fits, `provided` and `depends` not asked. The
// other one says which part of it does not, PART_NONE: all fit.
ClausePart pattern_part(const Table *table, const Env *env, const Clause *clause,
                        const Event *event);
bool pattern_fits(const Table *table, const Env *env, const Clause *clause,
                  const Event *event);

// Tells an observer that the engine asked [clause], with the words of [env], about the
// event, and what of it does not fit.
void pattern_tell(const Table *table, const Clause *clause, const Env *env,
                  const Event *event, ClausePart part);

// Tells an observer, which must be there, each condition of the clause that does not
// hold, if [part] says that it is about those (SIGHT_UNMET). [sight] is the sight
// before.
void pattern_tell_unmet(const Table *table, const Env *env, const Clause *clause,
                        ClausePart part, const Sight *sight);

// Sets the words `it`, `they`, `there` and `origin` from the event (359.3.f.3), those that
// [env] does not know yet: an ability that was started about a thing keeps that thing.
void pattern_env(const Table *table, const Event *event, Env *env);

// Gives an ability whose clause says so to the player who did the event, or to whom the thing
// of the event belongs: that player is `you` in it. Returns false where there is none.
bool pattern_hand_over(const Table *table, const Clause *clause, const Event *event,
                       Env *env);

// Returns whether `provided` and `depends` of a clause hold. The other one says which
// of them does not, PART_NONE: both hold.
ClausePart pattern_off_part(const Table *table, const Env *env, const Clause *clause);
bool pattern_is_on(const Table *table, const Env *env, const Clause *clause);

#endif

// target_inside.h -- the things with which a query of a clause may be answered.

#ifndef TARGET_INSIDE_H
#define TARGET_INSIDE_H

#include "engine/kernel/table/table.h"
#include "engine/riftbound/play/target.h"

enum { TARGETS_FOUND = OBJECTS_MAX + CHAIN_MAX }; // all that could be a target

// The choice for one query of a clause.
typedef struct {
    const Clause *clause;
    int which;    // the query's place in the clause
    int min, max; // how many it wants
    int n;        // chosen so far
    Ref chosen[TARGETS_FOUND];
} Part;

// Returns whether no card says that [id] "can't be chosen" (757). Such an object is no
// legal target, also where a card says so only later (758).
bool target_may_be_chosen(const Table *table, const Item *item, ObjectId id);

// Returns whether [id] may be chosen together with the first of the targets before it
// that is still there: at the same place (355.11), or of the same controller, if the
// query wants that.
bool target_stands_with(const Table *table, QueryId query, const Ref *before, int n,
                        ObjectId id);

// Returns the first of the things that were chosen before and still live, id 0 where none does.
Ref target_first_chosen(const Table *table, const Env *env);

// Returns whether something that was chosen before is in that place.
bool target_is_chosen_at(const Table *table, const Env *env, SpotId spot);

// Finds all that fits and may be chosen, battlefields as well (170.7, 355.9). [found] has
// room for TARGETS_FOUND. Returns how many.
int target_candidates(const Choosing *choosing, QueryId query, Ref *found);

// Finds those of them that are among the first [most] things that the query finds. Says in
// [all] whether these are all.
int target_candidates_within(const Choosing *choosing, QueryId query, int most,
                             Ref *found, bool *all);

// Returns whether choosing [target] may cost something, or earn a discount.
bool target_may_change_price(const Choosing *choosing, Ref target);

// Returns whether the price so far and what choosing [target] adds can be paid.
bool target_is_affordable(Choosing *choosing, Ref target);

// Notes the choice of [target]. The first thing chosen becomes `it`, if nothing else is.
void target_take(Choosing *choosing, Ref target);

// Lets the first target be `it`, a thing or a player, where nothing else is.
void target_name(Env *env, Ref target);

// Tells how many targets a query wants; damage is split among no more than there is of it
// (355.14).
void target_range(const Choosing *choosing, QueryId query, int *min, int *max);

// Returns whether [target] may join the chosen [group] of a query (355.11).
bool target_joins(const Choosing *choosing, QueryId query, const Ref *group, int n,
                  Ref target);

// Returns whether all that the clause still wants can be chosen and paid with [target] as the
// next of the part.
bool target_leads_on(Choosing *choosing, Part *part, Ref target);

// Asks for one more. Where [may_stop] the last option ends it; returns false then.
bool target_choose_next(Choosing *choosing, const Ref *found, int n, bool may_stop,
                        Ref *next);

#endif

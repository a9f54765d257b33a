// target_inside.h -- what the files of target.h share: which things a query of a clause
// may be answered with.

#ifndef TARGET_INSIDE_H
#define TARGET_INSIDE_H

#include "engine/kernel/table/table.h"
#include "engine/riftbound/play/target.h"

// What "can't be chosen" is no legal target (757), also when it becomes so later (758).
bool target_may_be_chosen(const Table *table, const Item *item, ObjectId id);

// Whether [id] stands where the one chosen first of those before it does (355.11).
bool target_stands_with(const Table *table, const Ref *before, int n, ObjectId id);

// All that fits and may be chosen, units as well as battlefields (170.7, 355.9).
int target_candidates(const Choosing *choosing, QueryId query, Ref *found);

// Whether the price so far and what choosing [target] adds can be paid.
bool target_is_affordable(Choosing *choosing, Ref target);

// The first thing chosen is what the ability is about, if nothing else is.
void target_take(Choosing *choosing, Ref target);

// The most that a query wants; damage to split is no more than there is (355.14).
void target_range(const Choosing *choosing, QueryId query, int *min, int *max);

// Whether [target] may join the chosen [group] of a query (355.11).
bool target_joins(const Choosing *choosing, QueryId query, const Ref *group, int n,
                  Ref target);

// Whether what follows query [next] - 1 can be chosen once [target] was.
bool target_rest_exists(const Choosing *choosing, const Clause *clause, int next,
                        Ref target);

// Asks for one more; the last option ends it where enough were chosen.
bool target_choose_next(Choosing *choosing, const Ref *found, int n, bool may_stop,
                        Ref *next);

#endif

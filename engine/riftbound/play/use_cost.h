// use_cost.h -- what the use of an ability costs, tried to the end before it is offered (357).
//
// A use is offered where its choices, the actions of its cost and its price are possible
// together: what pays one part pays no other, except that a thing may be exhausted for resources
// and then be taken away. Choices come first, then the resources, then the actions.

#ifndef USE_COST_H
#define USE_COST_H

#include "engine/kernel/table/state.h"
#include "engine/riftbound/play/target.h"

// Returns whether parts of the cost may be in each other's way, so that it is tried as a
// whole.
bool use_cost_is_tried(const Choosing *choosing);

// Returns whether the cost can be paid after the choices so far.
bool use_cost_suffices(const Choosing *choosing);

// Reserves the thing that has the ability if its cost wants it, its exhaustion for instance:
// it pays nothing else. The second ends that.
void use_cost_reserve(Table *table, const Item *item, const Clause *clause);
void use_cost_reserve_nothing(Table *table);

// The use of an activated ability as one of this turn, which counts when it is paid for: as one
// that is finalized and, of what adds resources and so resolves at once (429.2.a), as used.
typedef struct {
    bool is_told;
    int n;
    Happened uses[2];
} UseTold;

// Tells for so much Energy that the use is finalized, once. A triggered ability is not used.
void use_cost_tell(Table *table, const Item *item, int energy, UseTold *told);

// Pays the cost of the ability on the chain, by the choices that were made; [choosing] was begun
// after them. Returns false where it turned out impossible.
bool use_cost_pay(Choosing *choosing, UseTold *told);

#endif

// early_use.h -- what an additional cost takes away pays resources before (357.1.a, 357.2).

#ifndef EARLY_USE_H
#define EARLY_USE_H

#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/price.h"

// Exhausts [id], which an action of an additional cost of the play [item] is about to take away,
// for resources that the play still wants: a use of its own that costs its exhaustion alone. The
// player needs nothing of it any more, so nobody is asked. [credit] is what the price has fallen
// by so far. Does nothing where it has no such use, or all that is wanted floats already.
void early_use(Table *table, const Item *item, const Price *credit, ObjectId id);

// Does the same on the bare State, for a trial that puts it back.
void early_use_try(Table *table, const Item *item, const Price *credit, ObjectId id);

#endif

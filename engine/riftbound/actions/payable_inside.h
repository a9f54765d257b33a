// payable_inside.h -- what the files behind payable.h share.

#ifndef PAYABLE_INSIDE_H
#define PAYABLE_INSIDE_H

#include "engine/riftbound/actions/payable.h"

// Counts [amount] of [resource] into the sum.
static inline void payable_count(Payable *payable, int resource, int amount)
{
    if (resource == RESOURCE_ENERGY)
        payable->energy += amount;
    else if (resource == RESOURCE_ANY)
        payable->any += amount;
    else
        payable->power[resource - RESOURCE_FURY] += amount;
}

// Tells whether the sum is enough for [price], as if all of it could be used.
bool payable_sum_suffices(const Payable *payable, const Price *price);

// Tells whether the sum is enough as it is, where nothing is turned into anything else.
bool payable_suffices_plainly(const Table *table, const Payable *payable,
                              const Price *price);

#endif

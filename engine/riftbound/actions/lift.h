// lift.h -- a card that is being played counts as lying on the chain before it does (354).

#ifndef LIFT_H
#define LIFT_H

#include "engine/kernel/table/spot.h"
#include "engine/kernel/table/table.h"
#include "engine/riftbound/position/rulebook.h"

// Lets the card lie on the chain already, as it does when its price is reckoned and paid (354,
// 356): what counts the cards in a hand or a trash leaves it out. 0 lifts nothing more. Returns
// what was lifted before.
static inline ObjectId lift_card(const Table *table, ObjectId card)
{
    const ObjectId before = table->lifted;

    if (!card) return before;
    table_scratch(table)->lifted = card;
    table_scratch(table)->lifted_to = spot_of(table, ZONE_CHAIN, 0);
    return before;
}

// Puts back what was lifted before.
static inline void lift_put_down(const Table *table, ObjectId before)
{
    table_scratch(table)->lifted = before;
}

#endif

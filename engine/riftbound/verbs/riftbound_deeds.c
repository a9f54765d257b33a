// riftbound_deeds.c -- what the rulebook does in the verbs that every game has.

#include "engine/riftbound/verbs/riftbound_deeds.h"

#include "engine/kernel/table/object.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/riftbound_state.h"

static Ref card_of_place(const Table *table, SpotId spot)
{
    const int battlefield = battlefield_at(table, spot);

    if (battlefield < 0) return (Ref){0, 0};
    return object_ref(table->state,
                      rb_const(table->state)->battlefields[battlefield].object);
}

const Deeds riftbound_deeds = {
    .own_moves = true, // 359.3.e.13
    .card_of_place = card_of_place,
};

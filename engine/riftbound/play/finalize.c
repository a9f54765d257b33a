// finalize.c -- finalizing a pending item, card or ability, by its kind.

#include "engine/riftbound/play/finalize.h"

#include "engine/kernel/table/chain.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/play/activate_finalize.h"
#include "engine/riftbound/play/play_finalize.h"
#include "engine/riftbound/position/riftbound_state.h"

// The triggers of a permanent that enters belong to the chain that playing it opened, so
// Focus passes once, when that closes (346.1, 359.2).
void finalize_item(Table *table, uint16_t serial)
{
    const uint8_t opened_by = rb_const(table->state)->opened_by;

    batch_open(table);
    if (chain_item(table, serial)->kind == ITEM_PLAY)
        play_finalize(table, serial);
    else
        activate_finalize(table, serial);
    batch_close(table);
    rb(table->state)->opened_by = opened_by;
}

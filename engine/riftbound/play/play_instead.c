// play_instead.c -- what happens instead of playing a card.
//
// A play is replaced when it would be complete (419.4): its costs stay paid, and nobody has
// played the card. What is played instead may be replaced by others, and by no effect twice
// (370.2, 372).

#include "engine/riftbound/play/play_instead.h"

#include "engine/abilities/events/replacement.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/position/board.h"

Event play_instead_event(const Item *item)
{
    Event event = event_of(EVENT_PLAYED, item->object.id, item->controller);

    event.to = event.at = item->to;
    if (item->actor != item->controller) return event;
    event.from = item->from;
    event.n = item->spent;
    return event;
}

bool play_instead(Table *table, uint16_t serial)
{
    const Item *item = chain_item(table, serial);
    const Ref card = item->object;
    const Event event = play_instead_event(item);
    const Ref around = table->replaced;
    bool replaced;

    if (item->terms & TERM_CREATED) return false;
    batch_begin(table);
    table->replaced = card;
    replaced = replacement_apply(table, &event);
    table->replaced = around;
    if (!replaced) {
        batch_end(table);
        return false;
    }
    if (ref_lives(table->state, card) &&
        spot_zone(table, table->state->objects[card.id].spot) == ZONE_CHAIN)
        (void)action_leave(table,
                           card.id,
                           board_trash(table, table->state->objects[card.id].owner),
                           TO_TOP);
    if (chain_item(table, serial)) chain_remove(table, serial);
    batch_end(table);
    return true;
}

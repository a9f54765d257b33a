// riftbound_now.c -- what a card would cost now, and who may act.

#include "engine/riftbound/front/riftbound_now.h"

#include <string.h>

#include "engine/abilities/held/ability.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/permission/permission.h"
#include "engine/riftbound/permission/timing.h"
#include "engine/riftbound/play/activate.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/riftbound_state.h"

// Returns whether the thing is a card that a player pays for to play it.
static bool has_price(const Table *table, ObjectId object)
{
    const unsigned types = object_types(table, object);

    if (!(types & (BIT(TYPE_UNIT) | BIT(TYPE_SPELL) | BIT(TYPE_GEAR)))) return false;
    return !spot_is(table, table->state->objects[object].spot, ZONE_BOARD);
}

// Sets the first way in which the item may be played now, because a permission may name
// another price (356.1).
static void take_way(const Table *table, Item *item, ObjectId object)
{
    const Timing timing = timing_now(table, item->controller);
    PlayWays ways;
    PlayWay way;

    if (timing == TIMING_NONE) return;
    ways = permission_ways(table, item->controller, object, timing_level(timing));
    if (!permission_next(&ways, &way)) return;
    item->to = way.to;
    item->terms = way.terms;
    item->terms_cost = way.cost;
    memcpy(item->also, way.also, sizeof item->also);
    item->bound = way.bound;
}

// Fills the item of the play, or of the use of an ability. Returns false: it has no price.
static bool item_of(const Table *table, PlayerId player, const MoveAsked *asked,
                    Item *item)
{
    const ObjectId object = asked->object;
    AbilityScan scan;

    if (!asked->ability) {
        if (!has_price(table, object)) return false;
        if (chain_item_of(table, object)) {
            *item = *chain_item_of(table, object);
            return true;
        }
        *item = chain_blank_item(ITEM_PLAY);
        item->object = object_ref(table->state, object);
        item->controller = item->actor = player;
        item->from = table->state->objects[object].spot;
        item->value = 1;
        take_way(table, item, object);
        return true;
    }
    ability_scan_kind(&scan, table, object, CLAUSE_ACTIVATED);
    while (ability_next(&scan)) {
        if (scan.now.id != asked->ability || ability_form(&scan.now) != asked->form ||
            !scan.now.clause->cost)
            continue;
        *item = chain_blank_item(ITEM_ACTIVATED);
        activate_item(table, player, &scan.now, item);
        return true;
    }
    return false;
}

// Builds the bill without the observer, then computes the whole price with the observer.
static bool price_now(Table *table, PlayerId player, const MoveAsked *asked)
{
    const ClauseId ability = asked->ability;
    const struct Observer *const observer = table->observer;
    Item item;
    Bill bill;

    table->observer = NULL;
    if (!item_of(table, player, asked, &item)) {
        table->observer = observer;
        return false;
    }
    bill = cost_bill(table, &item, ability ? &table->library->clauses[ability] : NULL);
    bill.is_settled = false;
    table->observer = observer;
    (void)cost_due(&bill);
    return true;
}

static NowActs acts(const Table *table, PlayerId player)
{
    const RiftboundState *b = rb_const(table->state);

    if (b->priority == NOBODY)
        return (NowActs){false, "waits: nobody has priority", "312.1"};
    if (b->priority != player)
        return (NowActs){false, "waits: another player has priority", "312.1"};
    if (board_is_closed(table->state))
        return (NowActs){
            true, "has priority while a chain exists: only Reactions", "309.1.a"};
    if (b->showdown)
        return (NowActs){
            true, "has Focus in a showdown: only Actions and Reactions", "308.1.a"};
    if (timing_now(table, player) == TIMING_MAIN)
        return (NowActs){true, "is free in the Main Phase", "310.1.a"};
    return (NowActs){true, "has priority: only Reactions", "409"};
}

const PlayNow riftbound_now = {
    .price = price_now,
    .acts = acts,
};

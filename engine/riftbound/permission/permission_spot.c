// permission_spot.c -- the places where a permanent may enter, usual ones and permitted ones.

#include "engine/riftbound/permission/permission_inside.h"

#include "engine/abilities/events/prohibition.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/riftbound_state.h"

bool permission_is_usual_place(const Table *table, PlayerId player, ObjectId object,
                               SpotId to)
{
    const int battlefield = battlefield_at(table, to);

    if (to == board_base(table, player)) return true;
    if (battlefield < 0 || !board_is_unit(table, object)) return false;
    return battlefield_controller(table, battlefield) == player;
}

Asked permission_ask(const Table *table, PlayerId player, ObjectId object, SpotId to)
{
    Asked asked = {.table = table, .player = player, .object = object};

    asked.event = event_of(EVENT_PLAYED, object, player);
    asked.event.from = table->state->objects[object].spot;
    // A spell enters nowhere; the place of a facedown one is where it lies.
    asked.event.to = to != NOWHERE ? to : object_location(table, object);
    asked.event.at = asked.event.to;
    asked.usual_place =
        to == NOWHERE || permission_is_usual_place(table, player, object, to);
    return asked;
}

static bool grants_place(const Asked *asked)
{
    const Readings readings = permission_read(asked);

    return permission_grants(&readings, ~0u).place;
}

int permission_all_spots(const Table *table, PlayerId player, SpotId *spots)
{
    int n = 0;

    spots[n++] = board_base(table, player);
    for (int i = 0; i < rb_const(table->state)->battlefields_n && n < PLAY_SPOTS_MAX;
         i++)
        spots[n++] = battlefield_spot(table, i);
    return n;
}

bool permission_opens(const Asked *asked, const Grants *grants, const Item *item,
                      const Price *credit)
{
    const Table *table = asked->table;
    Item there = *item;
    Payable payable;
    Bill bill;

    if (!grants->place || !grants->extra) return grants->place;
    if (table->library->costs[grants->cost].actions_n) return false;
    there.to = asked->event.to;
    there.also[0] = grants->cost;
    bill = cost_bill(table, &there, NULL);
    bill.aside = *credit;
    payable = payable_of(table, asked->player, asked->object);
    return cost_suffices(&bill, &payable);
}

static bool some_open(const Asked *asked, const Item *item, const Price *credit)
{
    const Readings readings = permission_read(asked);

    if (readings.plain.place) return true;
    for (int i = 0; i < readings.n; i++)
        if (permission_opens(asked, &readings.priced[i], item, credit)) return true;
    return false;
}

int permission_spots(const Table *table, const Item *item, const Price *credit,
                     SpotId *spots)
{
    const PlayerId player = item->controller;
    const ObjectId object = item->object.id;
    SpotId all[PLAY_SPOTS_MAX];
    const int all_n = permission_all_spots(table, player, all);
    int n = 0;

    for (int i = 0; i < all_n; i++) {
        const bool unit = board_is_type(table, object, TYPE_UNIT);
        Asked asked = permission_ask(table, player, object, all[i]);

        asked.places = true;
        if (!asked.usual_place && !some_open(&asked, item, credit)) continue;
        if (unit && !battlefield_admits(table, player, all[i])) continue;
        if (prohibition_forbids(table, &asked.event)) continue;
        spots[n++] = all[i];
    }
    return n;
}

bool permission_is_for_one_use(const Table *table, PlayerId player, ObjectId object,
                               SpotId to)
{
    Asked asked = permission_ask(table, player, object, to);

    if (asked.usual_place || grants_place(&asked)) return false;
    asked.places = true;
    return permission_read(&asked).plain.place;
}

bool permission_forbids(const Table *table, PlayerId player, ObjectId object, SpotId to)
{
    const Asked asked = permission_ask(table, player, object, to);

    return prohibition_forbids(table, &asked.event);
}

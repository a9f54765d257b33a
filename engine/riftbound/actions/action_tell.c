// action_tell.c -- tells what happens to things: as events, with the present cause.

#include "engine/riftbound/actions/action_inside.h"

#include "engine/abilities/events/replacement.h"
#include "engine/abilities/events/trigger.h"
#include "engine/base/number.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/actions/instruction.h"

Event action_event(const Table *table, int what, ObjectId id, PlayerId by)
{
    Event event = event_of(what, id, by);

    event.with = instruction_cause(table);
    event.at = id ? object_location(table, id) : NOWHERE;
    event.from = id ? table->state->objects[id].spot : NOWHERE;
    return event;
}

void action_raise(Table *table, const Event *event)
{
    batch_begin(table);
    trigger_raise_after(table, event);
    batch_end(table);
}

Event action_use(const Table *table, ObjectId object, PlayerId player)
{
    Event event = event_of(EVENT_ABILITY_USED, object, player);

    event.at = object_location(table, object);
    return event;
}

void action_tell_use(Table *table, int what, const Item *item, int energy)
{
    const bool lives = ref_lives(table->state, item->source);
    Event event = event_of(what, lives ? item->source.id : 0, item->controller);

    event.at = lives ? object_location(table, item->source.id) : item->from;
    event.with = chain_cause(table, item);
    event.face = item->card;
    event.n = number_of(energy);
    action_raise(table, &event);
}

bool action_shows_from(const Table *table, SpotId spot)
{
    if (spot == NOWHERE || spot_is(table, spot, ZONE_SECRET)) return false;
    return !spot_is(table, spot, ZONE_PRIVATE) ||
           spot_zone(table, spot) == ZONE_FACEDOWN;
}

void action_reveal(Table *table, ObjectId id, PlayerId by)
{
    Event event = event_of(EVENT_SEEN, id, by);

    object_set_flag(table, id, OBJECT_REVEALED, true);
    event.from = table->state->objects[id].spot;
    event.with = instruction_cause(table);
    event.seen_by = EVERYBODY;
    batch_begin(table);
    trigger_raise(table, &event);
    event.event = EVENT_REVEALED;
    trigger_raise(table, &event);
    batch_end(table);
}

bool action_run_as_seen(Table *table, ObjectId id, PlayerId by, bool all)
{
    Event event = event_of(EVENT_SEEN, id, by);

    event.from = table->state->objects[id].spot;
    if (replacement_run_as(table, &event)) return true;
    event.event = EVENT_REVEALED;
    return all && replacement_run_as(table, &event);
}

void action_tell(Table *table, int what, Ref now, SpotId from, PlayerId by)
{
    Event event = event_of(what, now.id, by);

    event.with = instruction_cause(table);
    event.from = from;
    if (action_shows_from(table, from)) event.seen_by = EVERYBODY;
    if (now.id) event.to = table->state->objects[now.id].spot;
    if (now.id) action_raise(table, &event);
}

Event action_at_once(const Table *table, int what, PlayerId player, int n)
{
    Event event = event_of(what, 0, player);

    event.player = player;
    event.n = number_of(n);
    event.with = instruction_cause(table);
    return event;
}

void action_tell_at_once(Table *table, int what, PlayerId player, int n)
{
    Event event;

    if (n <= 0 || !trigger_is_awaited(table, what)) return;
    event = action_at_once(table, what, player, n);
    trigger_raise_after(table, &event);
}

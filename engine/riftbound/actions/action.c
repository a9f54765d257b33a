#include "engine/riftbound/actions/action_inside.h"

#include <string.h>

#include "engine/kernel/table/modifier.h"
#include "engine/kernel/abilities/passive.h"
#include "engine/kernel/base/random.h"
#include "engine/riftbound/position/layers.h"
#include "engine/riftbound/actions/replacement.h"
#include "engine/riftbound/actions/instruction.h"

Event act_event(const Table *table, int what, ObjectId id, PlayerId by)
{
    Event event = event_of(what, id, by);

    event.with = cause_now(table);
    event.at = id ? object_location(table, id) : NOWHERE;
    event.from = id ? table->state->objects[id].spot : NOWHERE;
    return event;
}

void act_raise(Table *table, const Event *event)
{
    batch_begin(table);
    event_raise(table, event);
    batch_end(table);
}

// ---- marks and counters

bool act_spend_counter(Table *table, PlayerId player, int counter, int n)
{
    uint8_t *has = &table->state->players[player].counters[counter];
    Event event = event_of(EVENT_SPENT, 0, player);

    if (*has < n || n < 0) return false;
    *has = (uint8_t)(*has - n);
    table->state->dirty = table->state->changed = true;
    event.player = player;
    event.n = (int16_t)n;
    act_raise(table, &event);
    return true;
}

bool act_mark(Table *table, ObjectId id, int status, bool on, PlayerId by)
{
    const int bit = table->rules->statuses_n + status;
    const Event event = act_event(table, on ? EVENT_MARKED : EVENT_UNMARKED, id, by);

    if (!object_on_board(table, id) || object_has_status(table, id, bit) == on)
        return false;
    object_set_status(table, id, bit, on);
    act_raise(table, &event);
    return true;
}

bool act_heal(Table *table, ObjectId unit)
{
    Event event = act_event(table, EVENT_HEALED, unit, NOBODY);

    if (!table->state->objects[unit].counters[COUNTER_DAMAGE]) return false;
    object_count(table, unit, COUNTER_DAMAGE, 0);
    table->state->objects[unit].spare = table->state->objects[unit].spare2 = 0;
    act_raise(table, &event);
    return true;
}

// ---- statuses and counters

bool act_exhaust(Table *table, ObjectId id, PlayerId by)
{
    const Event event = act_event(table, EVENT_EXHAUSTED, id, by);

    if (is_exhausted(table, id)) return false;
    object_mark(table, id, MARK_EXHAUSTED, true);
    act_raise(table, &event);
    return true;
}

bool act_ready(Table *table, ObjectId id, PlayerId by)
{
    const Event event = act_event(table, EVENT_READIED, id, by);

    if (!is_exhausted(table, id)) return false;
    if (forbidden(table, &event) || replaced(table, &event)) return false;
    object_mark(table, id, MARK_EXHAUSTED, false);
    act_raise(table, &event);
    return true;
}

bool act_stun(Table *table, ObjectId unit, PlayerId by)
{
    const Event event = act_event(table, EVENT_STUNNED, unit, by);

    if (!is_unit(table, unit) || object_has_status(table, unit, STATUS_STUNNED)) {
        return false;
    }
    if (forbidden(table, &event) || replaced(table, &event)) return false;
    object_set_status(table, unit, STATUS_STUNNED, true);
    act_raise(table, &event);
    return true;
}

// One buff each, unless a card permits more (702, 704).
bool act_buff(Table *table, ObjectId unit, PlayerId by)
{
    const Event event = act_event(table, EVENT_BUFFED, unit, by);
    const int buffs = table->state->objects[unit].counters[COUNTER_BUFF];

    if (!is_unit(table, unit)) return false;
    if (buffs && !permission_fits(table, CLAUSE_CAN, &event, NULL, NULL)) return false;
    if (forbidden(table, &event) || replaced(table, &event)) return false;
    object_count(table, unit, COUNTER_BUFF, buffs + 1);
    act_raise(table, &event);
    return true;
}

bool act_spend_buff(Table *table, ObjectId unit, PlayerId by)
{
    const Event event = act_event(table, EVENT_BUFF_SPENT, unit, by);
    const Object *object = &table->state->objects[unit];

    if (!object->counters[COUNTER_BUFF] || object->controller != by) return false;
    object_count(table, unit, COUNTER_BUFF, object->counters[COUNTER_BUFF] - 1);
    act_raise(table, &event);
    return true;
}

// ---- cards between zones

void act_told(Table *table, int what, Ref now, SpotId from, PlayerId by)
{
    Event event = event_of(what, now.id, by);

    event.with = cause_now(table);
    event.from = from;
    if (now.id) event.to = table->state->objects[now.id].spot;
    if (now.id) act_raise(table, &event);
}

Ref act_banish(Table *table, ObjectId id, PlayerId by)
{
    const SpotId from = table->state->objects[id].spot;
    const SpotId to = spot_of(table, ZONE_BANISHMENT, table->state->objects[id].owner);
    const Ref now = act_leave(table, id, to, TO_TOP);

    act_told(table, EVENT_BANISHED, now, from, by);
    return now;
}

Ref act_put(Table *table, ObjectId id, int zone, PlayerId by)
{
    const SpotId from = table->state->objects[id].spot;
    const SpotId to = spot_of(table, zone, table->state->objects[id].owner);
    const Ref now = act_leave(table, id, to, TO_TOP);

    act_told(table, EVENT_RETURNED, now, from, by);
    return now;
}

void act_discard(Table *table, const ObjectId *ids, int n, PlayerId by)
{
    batch_begin(table);
    for (int i = 0; i < n; i++) {
        const SpotId from = table->state->objects[ids[i]].spot;
        const SpotId to = trash_of(table, table->state->objects[ids[i]].owner);

        act_told(
            table, EVENT_DISCARDED, act_leave(table, ids[i], to, TO_TOP), from, by);
    }
    batch_end(table);
}

static SpotId deck_for(const Table *table, ObjectId id)
{
    const PlayerId owner = table->state->objects[id].owner;

    return is_type(table, id, TYPE_RUNE) ? rune_deck_of(table, owner)
                                         : deck_of(table, owner);
}

// Those of one main deck are mixed among themselves, so their order is random.
static void mix_recycled(Table *table, const ObjectId *ids, int n)
{
    for (PlayerId player = 0; player < table->state->players_n; player++) {
        ObjectId own[OBJECTS_MAX];
        int own_n = 0;

        for (int i = 0; i < n; i++) {
            if (table->state->objects[ids[i]].spot == deck_of(table, player)) {
                own[own_n++] = ids[i];
            }
        }
        if (own_n > 1) objects_mix(table, own, own_n);
    }
}

int act_recycle(Table *table, const ObjectId *ids, int n, PlayerId by)
{
    ObjectId gone[OBJECTS_MAX];
    int gone_n = 0;

    batch_begin(table);
    for (int i = 0; i < n; i++) {
        const Object *object = &table->state->objects[ids[i]];
        const bool was_public = !spot_is(table, object->spot, ZONE_PRIVATE) &&
                                !spot_is(table, object->spot, ZONE_SECRET);
        Event event = event_of(EVENT_RECYCLED, ids[i], by);
        Ref now;

        event.from = object->spot;
        now = act_leave(table, ids[i], deck_for(table, ids[i]), TO_BOTTOM);
        if (!now.id) continue;
        event.with = cause_now(table);
        event.to = object->spot;
        if (was_public) event.seen_by = EVERYBODY;
        event_raise(table, &event);
        gone[gone_n++] = ids[i];
    }
    mix_recycled(table, gone, gone_n);
    batch_end(table);
    return gone_n;
}

bool act_recall(Table *table, ObjectId id, PlayerId by)
{
    const SpotId from = table->state->objects[id].spot;
    const SpotId to = base_of(table, table->state->objects[id].controller);
    ObjectId borne[BORNE_MAX];
    int borne_n;

    if (from == to || !object_on_board(table, id)) return false;
    (void)act_detach(table, id, by); // apart from its host it is attached no more
    borne_n = act_attached(table, id, borne, BORNE_MAX);
    (void)object_move(table, id, to, TO_BOTTOM);
    for (int i = 0; i < borne_n; i++) (void)object_move(table, borne[i], to, TO_BOTTOM);
    act_told(table, EVENT_RECALLED, object_ref(table->state, id), from, by);
    return true;
}

// Attaching elsewhere detaches first; to the present host it is nothing (434.1.f-h,
// 725.1).
void act_attach(Table *table, ObjectId gear, ObjectId unit, PlayerId by)
{
    Event event = act_event(table, EVENT_ATTACHED, gear, by);

    if (table->state->objects[gear].host == unit || gear == unit) return;
    batch_begin(table);
    (void)act_detach(table, gear, by);
    object_attach(table, gear, unit);
    (void)object_move(table, gear, table->state->objects[unit].spot, TO_BOTTOM);
    event.at = object_location(table, unit);
    event_raise(table, &event);
    event.event = EVENT_BEARS;
    event.object = unit;
    event_raise(table, &event);
    batch_end(table);
}

// What waits for it triggers though it comes off (725.1).
bool act_detach(Table *table, ObjectId gear, PlayerId by)
{
    const Event event = act_event(table, EVENT_DETACHED, gear, by);

    if (!table->state->objects[gear].host) return false;
    object_attach(table, gear, 0);
    act_raise(table, &event);
    return true;
}

void act_take_control(Table *table, ObjectId id, PlayerId player)
{
    const Modifier for_good = {.ends = ENDS_NEVER};

    act_lend_control(table, id, player, &for_good);
}

void act_lend_control(Table *table, ObjectId id, PlayerId player, const Modifier *how)
{
    const Event event = act_event(table, EVENT_CONTROL, id, player);

    if (table->state->objects[id].controller == player) return;
    if (how->ends == ENDS_NEVER)
        object_control(table, id, player);
    else
        modifier_control(table, how, player);
    act_raise(table, &event);
    // Among others' units it cannot stay (449.2, 447.2.c).
    if (is_unit(table, id) && !may_stand(table, player, table->state->objects[id].spot))
        (void)act_recall(table, id, NOBODY);
}

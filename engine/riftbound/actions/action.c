// action.c -- actions on one object: marks, statuses, buffs, zones, attachment, control.
//
// All follow one pattern: is it forbidden, does something happen instead, do it, tell it.

#include "engine/riftbound/actions/action.h"

#include <string.h>

#include "engine/abilities/events/prohibition.h"
#include "engine/abilities/events/replacement.h"
#include "engine/abilities/events/trigger.h"
#include "engine/abilities/held/ability.h"
#include "engine/abilities/passives/derive.h"
#include "engine/abilities/passives/passive.h"
#include "engine/base/number.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/new_text.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/action_inside.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/actions/instruction.h"
#include "engine/riftbound/actions/mighty.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"

bool action_spend_counter(Table *table, PlayerId player, int counter, int n)
{
    uint16_t *has = &table->state->players[player].counters[counter];
    Event event = event_of(EVENT_SPENT, 0, player);

    if (*has < n || n < 0) return false;
    *has = (uint16_t)(*has - n);
    table_changed(table, READS_PLAYERS);
    event.player = player;
    event.n = number_of(n);
    event.now = number_of(*has);
    event.of = (uint8_t)(1 + counter);
    action_raise(table, &event);
    return true;
}

bool action_mark(Table *table, ObjectId id, int status, bool on, PlayerId by)
{
    const int bit = table->rules->statuses_n + status;
    Event event = action_event(table, on ? EVENT_MARKED : EVENT_UNMARKED, id, by);

    event.of = (uint8_t)(1 + status);
    if (object_has_status(table, id, bit) == on) return false;
    object_set_status(table, id, bit, on);
    action_raise(table, &event);
    return true;
}

void action_count(Table *table, ObjectId id, int counter, int n, PlayerId by)
{
    Event event = action_event(table, EVENT_COUNTERS_PUT, id, by);
    const int before = state_counter(table->state, id, counter);

    object_count(table, id, counter, number_count(before + n));
    event.now = number_of(state_counter(table->state, id, counter));
    event.n = number_of(event.now - before);
    event.of = (uint8_t)(1 + counter);
    if (event.n) action_raise(table, &event);
}

bool action_heal(Table *table, ObjectId unit)
{
    Object *object = &table->state->objects[unit];
    Event event;

    if (!state_counter(table->state, unit, COUNTER_DAMAGE)) return false;
    event = action_event(table, EVENT_HEALED, unit, NOBODY);
    object_count(table, unit, COUNTER_DAMAGE, 0);
    object->harmed_by = object->harmed_in = 0;
    object->harmed_with = 0;
    action_raise(table, &event);
    return true;
}

bool action_exhaust(Table *table, ObjectId id, PlayerId by)
{
    Event event;

    if (board_is_exhausted(table, id)) return false;
    event = action_event(table, EVENT_EXHAUSTED, id, by);
    object_set_flag(table, id, OBJECT_EXHAUSTED, true);
    action_raise(table, &event);
    return true;
}

bool action_ready(Table *table, ObjectId id, PlayerId by)
{
    Event event;

    if (!board_is_exhausted(table, id)) return false;
    event = action_event(table, EVENT_READIED, id, by);
    if (prohibition_forbids(table, &event) || replacement_apply(table, &event))
        return false;
    object_set_flag(table, id, OBJECT_EXHAUSTED, false);
    action_raise(table, &event);
    return true;
}

bool action_stun(Table *table, ObjectId unit, PlayerId by)
{
    const Event event = action_event(table, EVENT_STUNNED, unit, by);

    if (!board_is_unit(table, unit) || object_has_status(table, unit, STATUS_STUNNED)) {
        return false;
    }
    if (prohibition_forbids(table, &event) || replacement_apply(table, &event))
        return false;
    object_set_status(table, unit, STATUS_STUNNED, true);
    action_raise(table, &event);
    return true;
}

// A unit has one buff, unless a card permits more (702, 704).
bool action_buff(Table *table, ObjectId unit, PlayerId by)
{
    const Event event = action_event(table, EVENT_BUFFED, unit, by);
    const int buffs = state_counter(table->state, unit, COUNTER_BUFF);

    if (!board_is_unit(table, unit)) return false;
    if (buffs && !passive_permission_fits(table, CLAUSE_CAN, &event, NULL, NULL))
        return false;
    if (prohibition_forbids(table, &event) || replacement_apply(table, &event))
        return false;
    object_count(table, unit, COUNTER_BUFF, buffs + 1);
    action_raise(table, &event);
    return true;
}

bool action_spend_buff(Table *table, ObjectId unit, PlayerId by)
{
    const Event event = action_event(table, EVENT_BUFF_SPENT, unit, by);
    const int buffs = state_counter(table->state, unit, COUNTER_BUFF);

    if (!buffs || table->state->objects[unit].controller != by) return false;
    object_count(table, unit, COUNTER_BUFF, buffs - 1);
    action_raise(table, &event);
    return true;
}

// One end of a zone.
typedef struct {
    int zone;
    End end;
} SpotEnd;

// Takes the cards to that zone of their owners, and tells each as [told] says.
static int send_to(Table *table, ObjectId *ids, int n, SpotEnd where, const Event *told)
{
    Leaving going[OBJECTS_MAX];

    batch_begin(table);
    for (int i = 0; i < n; i++) {
        const PlayerId owner = table->state->objects[ids[i]].owner;

        going[i] = (Leaving){.id = ids[i], .to = spot_of(table, where.zone, owner)};
    }
    n = action_leave_together(table, going, n, where.end, told);
    for (int i = 0; i < n; i++) {
        action_tell(table, told->event, going[i].now, going[i].from, told->by);
        ids[i] = going[i].id;
    }
    batch_end(table);
    return n;
}

static int send(Table *table, ObjectId *ids, int n, int zone, const Event *told)
{
    return send_to(table, ids, n, (SpotEnd){zone, TO_TOP}, told);
}

int action_put_under(Table *table, ObjectId *ids, int n, int zone, PlayerId by)
{
    const Event told = event_of(EVENT_RETURNED, 0, by);

    return send_to(table, ids, n, (SpotEnd){zone, TO_BOTTOM}, &told);
}

int action_banish(Table *table, ObjectId *ids, int n, PlayerId by)
{
    const Event told = event_of(EVENT_BANISHED, 0, by);

    return send(table, ids, n, ZONE_BANISHMENT, &told);
}

int action_put(Table *table, ObjectId *ids, int n, int zone, PlayerId by)
{
    const Event told = event_of(EVENT_RETURNED, 0, by);

    return send(table, ids, n, zone, &told);
}

int action_draw_these(Table *table, ObjectId *ids, int n, PlayerId by)
{
    const Event told = event_of(EVENT_DRAWN, 0, by);

    batch_begin(table);
    n = send(table, ids, n, ZONE_HAND, &told);
    action_tell_at_once(table, EVENT_DRAWS, by, n);
    batch_end(table);
    return n;
}

// Whose cards they are discards them.
static void tell_discards(Table *table, const ObjectId *ids, int n)
{
    const State *state = table->state;

    for (PlayerId player = 0; player < state->players_n; player++) {
        int own = 0;

        for (int i = 0; i < n; i++) own += state->objects[ids[i]].owner == player;
        action_tell_at_once(table, EVENT_DISCARDS, player, own);
    }
}

int action_discard(Table *table, ObjectId *ids, int n, PlayerId by)
{
    const Event told = event_of(EVENT_DISCARDED, 0, by);

    batch_begin(table);
    n = send(table, ids, n, ZONE_TRASH, &told);
    if (trigger_is_awaited(table, EVENT_DISCARDS)) tell_discards(table, ids, n);
    batch_end(table);
    return n;
}

static SpotId deck_for(const Table *table, ObjectId id)
{
    const PlayerId owner = table->state->objects[id].owner;

    return board_is_type(table, id, TYPE_RUNE) ? board_rune_deck(table, owner)
                                               : board_deck(table, owner);
}

// Mixes the cards that went to one main deck, so that their order is random.
static void mix_recycled(Table *table, const ObjectId *ids, int n)
{
    for (PlayerId player = 0; player < table->state->players_n; player++) {
        ObjectId own[OBJECTS_MAX];
        int own_n = 0;

        for (int i = 0; i < n; i++) {
            if (table->state->objects[ids[i]].spot == board_deck(table, player))
                own[own_n++] = ids[i];
        }
        if (own_n > 1) object_mix(table, own, own_n);
    }
}

int action_recycle(Table *table, const ObjectId *ids, int n, PlayerId by)
{
    const Event told = event_of(EVENT_RECYCLED, 0, by);
    Leaving going[OBJECTS_MAX];
    ObjectId gone[OBJECTS_MAX];
    int gone_n = 0;

    batch_begin(table);
    for (int i = 0; i < n; i++)
        going[i] = (Leaving){.id = ids[i], .to = deck_for(table, ids[i])};
    n = action_leave_together(table, going, n, TO_BOTTOM, &told);
    for (int i = 0; i < n; i++) {
        Event event = event_of(EVENT_RECYCLED, going[i].id, by);

        if (!going[i].now.id) continue;
        event.from = going[i].from;
        event.to = table->state->objects[going[i].id].spot;
        event.with = instruction_cause(table);
        if (action_shows_from(table, event.from)) event.seen_by = EVERYBODY;
        trigger_raise(table, &event);
        gone[gone_n++] = going[i].id;
    }
    mix_recycled(table, gone, gone_n);
    batch_end(table);
    return n;
}

bool action_recall(Table *table, ObjectId id, PlayerId by)
{
    const SpotId from = table->state->objects[id].spot;
    const SpotId to = board_base(table, table->state->objects[id].controller);
    ObjectId attached[ATTACHED_MAX];
    int borne_n;

    if (from == to || !object_on_board(table, id)) return false;
    (void)action_detach(
        table, id, by); // away from its host it is not attached any more
    borne_n = action_attached(table, id, attached, ATTACHED_MAX);
    (void)object_move(table, id, to, TO_BOTTOM);
    for (int i = 0; i < borne_n; i++)
        (void)object_move(table, attached[i], to, TO_BOTTOM);
    action_tell(table, EVENT_RECALLED, object_ref(table->state, id), from, by);
    return true;
}

// Takes off all that is attached to [host]; it stays where it is.
static void shed(Table *table, ObjectId host, PlayerId by)
{
    ObjectId attached[ATTACHED_MAX];
    const int n = action_attached(table, host, attached, ATTACHED_MAX);

    for (int i = 0; i < n; i++) (void)action_detach(table, attached[i], by);
}

// To attach a gear elsewhere detaches it first; to attach it to its host does nothing
// (434.1.f-h, 725.1). A host is attached to nothing itself (718): what is attached bears
// nothing any more, and a unit that is attached bears nothing new.
void action_attach(Table *table, ObjectId gear, ObjectId unit, PlayerId by)
{
    Event event = action_event(table, EVENT_ATTACHED, gear, by);

    if (table->state->objects[gear].host == unit || gear == unit) return;
    if (table->state->objects[unit].host) return;
    batch_begin(table);
    shed(table, gear, by);
    (void)action_detach(table, gear, by);
    derive_refresh_gifts(table);
    new_text_comes(table, gear);
    object_attach(table, gear, unit);
    (void)object_move(table, gear, table->state->objects[unit].spot, TO_BOTTOM);
    event.at = object_location(table, unit);
    table->attaching = gear;
    replacement_run_every_as(table, &event);
    table->attaching = 0;
    trigger_raise_after(table, &event);
    event.event = EVENT_EQUIPPED;
    event.object = unit;
    trigger_raise_after(table, &event);
    mighty_look(table);
    batch_end(table);
}

// Abilities that wait for it trigger though the gear comes off (725.1).
bool action_detach(Table *table, ObjectId gear, PlayerId by)
{
    Event event;

    if (!table->state->objects[gear].host) return false;
    event = action_event(table, EVENT_DETACHED, gear, by);
    object_attach(table, gear, 0);
    modifier_end_of_attachment(table, object_ref(table->state, gear));
    // Reports it at once: attached again, the gear would not hear of it.
    batch_begin(table);
    trigger_raise(table, &event);
    batch_end(table);
    return true;
}

void action_take_control(Table *table, ObjectId id, PlayerId player)
{
    const Modifier for_good = {.ends = ENDS_NEVER};

    action_lend_control(table, id, player, &for_good);
}

void action_lend_control(Table *table, ObjectId id, PlayerId player,
                         const Modifier *how)
{
    Event event;

    if (table->state->objects[id].controller == player) return;
    event = action_event(table, EVENT_CONTROL, id, player);
    if (how->ends == ENDS_NEVER)
        object_control(table, id, player);
    else
        modifier_control(table, how, player);
    action_raise(table, &event);
    // It cannot stay among units of others (449.2, 447.2.c).
    if (board_is_unit(table, id) &&
        !battlefield_admits(table, player, table->state->objects[id].spot))
        (void)action_recall(table, id, NOBODY);
}

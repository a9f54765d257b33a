// verb.c -- reads the arguments of verbs, and makes their results.

#include "engine/riftbound/verbs/verb.h"

#include "engine/abilities/events/trigger.h"
#include "engine/abilities/held/role.h"
#include "engine/abilities/language/accept.h"
#include "engine/abilities/language/query.h"
#include "engine/cards/value.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/play/resolve.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/riftbound_state.h"
#include "engine/riftbound/position/rulebook.h"

Value verb_group(Table *table, const ObjectId *ids, int n)
{
    return n ? args_list(table, ids, n) : value_nil();
}

Value verb_amount_done(int n)
{
    return n > 0 ? value_number(n) : value_nil();
}

Value verb_act_on_each(Table *table, const Env *env, const Value *args, int n,
                       OneThing *act)
{
    const PlayerId by = args_player(table, env, args_at(args, n, 1));
    ObjectId ids[OBJECTS_MAX], done[OBJECTS_MAX];
    const int ids_n = args_things(table, env, args[0], ids);
    int done_n = 0;

    batch_begin(table);
    for (int i = 0; i < ids_n; i++) {
        if (act(table, ids[i], by)) done[done_n++] = ids[i];
    }
    batch_end(table);
    return args_result(table, done, done_n);
}

SpotId verb_place(const Table *table, const Env *env, Value place, PlayerId player)
{
    if (place.kind == VALUE_SPOT) return (SpotId)place.n;
    if (place.kind == VALUE_ROLE) return role_spot(table, env, place.n);
    if (place.kind == VALUE_ZONE && player != NOBODY)
        return spot_of(table, place.n, player);
    if (place.kind == VALUE_OBJECT && ref_lives(table->state, place.ref))
        return object_location(table, place.ref.id);
    return NOWHERE;
}

Item *verb_item(const Table *table, const Env *env, Value value)
{
    const Ref ref = args_thing(table, env, value);

    if (value.kind == VALUE_ITEM) return chain_item(table, (uint16_t)value.n);
    return ref_lives(table->state, ref) ? chain_item_of(table, ref.id) : NULL;
}

Value verb_counter(Table *table, Env *env, const Value *args, int n)
{
    const Item *item = verb_item(table, env, args[0]);
    const Value zone = args_at(args, n, 1);

    if (!item || !resolve_may_counter(table, item, env->you)) return value_nil();
    resolve_counter(
        table, item->serial, env->you, zone.kind == VALUE_ZONE ? zone.n : ZONE_TRASH);
    return value_truth(true);
}

// Returns whether the event happens to the thing's controller and not to the thing: a
// battlefield conquers nothing, its controller does.
static bool happens_to_player(const Table *table, int event, ObjectId id)
{
    const EventRow *row = &table->rules->events[event];

    if (!(row->flags & EVENT_OF_PLAYER)) return false;
    return board_is_type(table, id, TYPE_BATTLEFIELD) ||
           !(row->flags & EVENT_OF_OBJECT);
}

// Triggers the units' abilities as if the event had happened to them (383.4.g).
Value verb_activate(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = args_things(table, env, args[1], ids);

    (void)n;
    batch_begin(table);
    for (int i = 0; i < ids_n; i++) {
        Event event =
            event_of(args[0].n, ids[i], table->state->objects[ids[i]].controller);

        event.at = object_location(table, ids[i]);
        if (happens_to_player(table, args[0].n, ids[i])) {
            event.player = event.by;
            event.object = 0;
        }
        trigger_pretend(table, &event, ids[i]);
    }
    batch_end(table);
    return args_result(table, ids, ids_n);
}

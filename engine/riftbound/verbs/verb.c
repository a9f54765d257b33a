// verb.c -- reads the arguments of verbs, and makes their results.

#include "engine/riftbound/verbs/verb.h"

#include "engine/kernel/abilities/events/trigger.h"
#include "engine/kernel/abilities/held/role.h"
#include "engine/kernel/abilities/language/accept.h"
#include "engine/kernel/abilities/language/query.h"
#include "engine/kernel/cards/value.h"
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

Value verb_argument(const Value *args, int n, int i)
{
    return i < n ? args[i] : (Value){.kind = VALUE_NONE};
}

// Returns the thing that a role means. Of a place that is the battlefield there.
static Ref role_thing(const Table *table, const Env *env, int role)
{
    const int battlefield = battlefield_at(table, role_spot(table, env, role));
    const Ref ref = role_ref(table, env, role);
    const bool place = role == ROLE_HERE || role == ROLE_THERE || role == ROLE_ORIGIN;

    if (!place || battlefield < 0) return ref;
    return object_ref(table->state,
                      rb_const(table->state)->battlefields[battlefield].object);
}

static Ref thing_meant(const Table *table, const Env *env, Value value)
{
    if (value.kind == VALUE_OBJECT) return value.ref;
    if (value.kind == VALUE_ROLE) return role_thing(table, env, value.n);
    if (value.kind == VALUE_QUERY) {
        ObjectId first = 0;

        if (!query_find(table, env, (QueryId)value.n, &first, 1)) return (Ref){0, 0};
        return object_ref(table->state, first);
    }
    if (value.kind == VALUE_GROUP && table->groups[value.n].n) {
        return table->groups[value.n].members[0];
    }
    return (Ref){0, 0};
}

Ref verb_thing(const Table *table, const Env *env, Value value)
{
    const Ref ref = thing_meant(table, env, value);

    if (!ref_lives(table->state, ref)) return ref;
    return accept_fits(table, value.accepts, ref.id) ? ref : (Ref){0, 0};
}

static bool is_among(const ObjectId *ids, int n, ObjectId id)
{
    for (int i = 0; i < n; i++) {
        if (ids[i] == id) return true;
    }
    return false;
}

// Finds the things that `it` stands for and that are still there.
static int subjects(const Table *table, const Env *env, ObjectId *ids)
{
    Ref ref = env->subject;
    int n = 0;

    for (int i = 1; ref.id; i++) {
        if (ref_lives(table->state, ref) && !is_among(ids, n, ref.id))
            ids[n++] = ref.id;
        ref = role_each(table, env, ROLE_IT, i);
    }
    return n;
}

// Finds the objects of a value, each once though a list may name it twice, whether the
// verb accepts them or not.
static int things_meant(const Table *table, const Env *env, Value value, ObjectId *ids)
{
    const Ref ref = thing_meant(table, env, value);
    int n = 0;

    if (value.kind == VALUE_QUERY)
        return query_find(table, env, (QueryId)value.n, ids, OBJECTS_MAX);
    if (value.kind == VALUE_ROLE && value.n == ROLE_IT)
        return subjects(table, env, ids);
    if (value.kind != VALUE_GROUP) {
        ids[0] = ref.id;
        return ref_lives(table->state, ref);
    }
    for (uint32_t i = 0; i < table->groups[value.n].n; i++) {
        const Ref member = table->groups[value.n].members[i];

        if (ref_lives(table->state, member) && !is_among(ids, n, member.id))
            ids[n++] = member.id;
    }
    return n;
}

int verb_things(const Table *table, const Env *env, Value value, ObjectId *ids)
{
    const int n = things_meant(table, env, value, ids);
    int fit = 0;

    if (!value.accepts) return n;
    for (int i = 0; i < n; i++) {
        if (accept_fits(table, value.accepts, ids[i])) ids[fit++] = ids[i];
    }
    return fit;
}

int verb_doers(const Table *table, const Env *env, Value value, PlayerId *players)
{
    players[0] = env->you;
    if (value.kind == VALUE_PLAYER) players[0] = (PlayerId)value.n;
    if (value.kind == VALUE_ROLE) players[0] = role_player(table, env, value.n);
    if (value.kind == VALUE_QUERY) {
        return query_players(table, env, (QueryId)value.n, players);
    }
    // A player who has left does nothing more, and nothing is done to them (652).
    return players[0] != NOBODY && !table->state->players[players[0]].gone;
}

PlayerId verb_doer(const Table *table, const Env *env, Value value)
{
    PlayerId players[SEATS_MAX];

    return verb_doers(table, env, value, players) ? players[0] : NOBODY;
}

Value verb_group(Table *table, const ObjectId *ids, int n)
{
    int index;
    Group *group;

    if (!n) return value_nil();
    group = table_group(table, &index);
    for (int i = 0; i < n; i++)
        table_group_add(table, group, object_ref(table->state, ids[i]));
    return (Value){.kind = VALUE_GROUP, .n = index};
}

Value verb_result(Table *table, const ObjectId *ids, int n)
{
    if (n == 1) return value_object(object_ref(table->state, ids[0]));
    return verb_group(table, ids, n);
}

Value verb_amount_done(int n)
{
    return n > 0 ? value_number(n) : value_nil();
}

Value verb_act_on_each(Table *table, const Env *env, const Value *args, int n,
                       OneThing *act)
{
    const PlayerId by = verb_doer(table, env, verb_argument(args, n, 1));
    ObjectId ids[OBJECTS_MAX], done[OBJECTS_MAX];
    const int ids_n = verb_things(table, env, args[0], ids);
    int done_n = 0;

    batch_begin(table);
    for (int i = 0; i < ids_n; i++) {
        if (act(table, ids[i], by)) done[done_n++] = ids[i];
    }
    batch_end(table);
    return verb_result(table, done, done_n);
}

Item *verb_item(const Table *table, const Env *env, Value value)
{
    const Ref ref = verb_thing(table, env, value);

    if (value.kind == VALUE_ITEM) return chain_item(table, (uint16_t)value.n);
    return ref_lives(table->state, ref) ? chain_item_of(table, ref.id) : NULL;
}

Value verb_counter(Table *table, Env *env, const Value *args, int n)
{
    const Item *item = verb_item(table, env, args[0]);
    const Value zone = verb_argument(args, n, 1);

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
    const int ids_n = verb_things(table, env, args[1], ids);

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
    return verb_result(table, ids, ids_n);
}

// verb_state.c -- what permanents are and where: ready, buffed, marked, attached, moved.

#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/move.h"
#include "engine/riftbound/verbs/verb.h"

Value verb_ready(Table *table, Env *env, const Value *args, int n)
{
    return each_thing(table, env, args, n, act_ready);
}

Value verb_exhaust(Table *table, Env *env, const Value *args, int n)
{
    return each_thing(table, env, args, n, act_exhaust);
}

Value verb_stun(Table *table, Env *env, const Value *args, int n)
{
    return each_thing(table, env, args, n, act_stun);
}

Value verb_buff(Table *table, Env *env, const Value *args, int n)
{
    return each_thing(table, env, args, n, act_buff);
}

Value verb_recall(Table *table, Env *env, const Value *args, int n)
{
    return each_thing(table, env, args, n, act_recall);
}

// Of a query with any_number the player says how many, one at a time.
static int spend_any(Table *table, const Env *env, QueryId query)
{
    int spent = 0;

    for (;;) {
        ObjectId ids[OBJECTS_MAX], able[OBJECTS_MAX];
        const int n = query_find(table, env, query, ids, OBJECTS_MAX);
        Question *question = ask_begin(table, env->you, PROMPT_COST_OBJECT, env->own);
        const Answer *answer;
        int able_n = 0;

        for (int i = 0; i < n; i++) {
            if (!table->state->objects[ids[i]].counters[COUNTER_BUFF]) continue;
            ask_option(
                question,
                (Option){.kind = OPTION_OBJECT, .object = ids[i], .spot = NOWHERE});
            able[able_n++] = ids[i];
        }
        question->min = 0;
        answer = ask_now(table);
        if (!answer->n) return spent;
        spent += act_spend_buff(table, able[answer->picks[0]], env->you);
    }
}

Value verb_spend_buff(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId by = doer(table, env, argument(args, n, 1));
    ObjectId ids[OBJECTS_MAX];
    int ids_n, spent = 0;

    if (args[0].sort == VALUE_QUERY &&
        table->library->queries[args[0].n].count_op == OP_ANY) {
        return amount_done(spend_any(table, env, (QueryId)args[0].n));
    }
    ids_n = things(table, env, args[0], ids);
    for (int i = 0; i < ids_n; i++) spent += act_spend_buff(table, ids[i], by);
    return amount_done(spent);
}

// The spot that a place means for an object: base is its controller's.
static SpotId spot_meant(const Table *table, const Env *env, Value place,
                         PlayerId player)
{
    if (place.sort == VALUE_SPOT) return (SpotId)place.n;
    if (place.sort == VALUE_ROLE) return role_spot(table, env, place.n);
    if (place.sort == VALUE_ZONE && player != NOBODY) {
        return spot_of(table, place.n, player);
    }
    if (place.sort == VALUE_OBJECT && ref_lives(table->state, place.ref)) {
        return object_location(table, place.ref.id);
    }
    return NOWHERE;
}

// Units that go to one place go together; `base` may be another one for each.
Value verb_move(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId by = doer(table, env, argument(args, n, 2));
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = things(table, env, args[0], ids);
    ObjectId moved[OBJECTS_MAX];
    int moved_n = 0;

    batch_begin(table);
    for (int i = 0; i < ids_n; i++) {
        const PlayerId player = table->state->objects[ids[i]].controller;
        const SpotId spot = spot_meant(table, env, args[1], player);

        if (spot == NOWHERE) continue;
        if (act_move(table, &ids[i], 1, spot, by)) moved[moved_n++] = ids[i];
    }
    batch_end(table);
    return result_of(table, moved, moved_n);
}

static Value mark_each(Table *table, const Env *env, const Value *args, int n, bool on)
{
    const PlayerId by = doer(table, env, argument(args, n, 2));
    ObjectId ids[OBJECTS_MAX], done[OBJECTS_MAX];
    const int ids_n = things(table, env, args[0], ids);
    int done_n = 0;

    batch_begin(table);
    for (int i = 0; i < ids_n; i++) {
        if (act_mark(table, ids[i], args[1].n, on, by)) done[done_n++] = ids[i];
    }
    batch_end(table);
    return result_of(table, done, done_n);
}

Value verb_mark(Table *table, Env *env, const Value *args, int n)
{
    return mark_each(table, env, args, n, true);
}

Value verb_unmark(Table *table, Env *env, const Value *args, int n)
{
    return mark_each(table, env, args, n, false);
}

Value verb_detach(Table *table, Env *env, const Value *args, int n)
{
    return each_thing(table, env, args, n, act_detach);
}

Value verb_attach(Table *table, Env *env, const Value *args, int n)
{
    const Ref gear = thing(table, env, args[0]), unit = thing(table, env, args[1]);

    (void)n;
    if (!ref_lives(table->state, gear) || !ref_lives(table->state, unit)) {
        return value_nil();
    }
    if (!is_unit(table, unit.id) || !object_on_board(table, gear.id))
        return value_nil();
    act_attach(table, gear.id, unit.id, env->you);
    return value_object(gear);
}

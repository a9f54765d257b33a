// common_state.c -- verbs on things: where they go, statuses, counters, what is attached to what.

#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/verbs/args.h"
#include "engine/verbs/common.h"
#include "engine/verbs/deeds.h"

static bool is_bottom(Value end)
{
    return end.kind == VALUE_NUMBER && end.n;
}

Value common_put(Table *table, Env *env, const Value *args, int n)
{
    const Putting putting = {
        .place = args[1],
        .player = args_at(args, n, 2),
        .event = args_at(args, n, 4),
        .bottom = is_bottom(args_at(args, n, 3)) || is_bottom(args_at(args, n, 5)),
    };
    ThingList things;

    things.n = args_things(table, env, args[0], things.ids);
    table->rules->deeds->put(table, env, &putting, &things);
    return args_result(table, things.ids, things.n);
}

static Value change_status(Table *table, const Env *env, const Value *args, bool on)
{
    ThingList things;

    things.n = args_things(table, env, args[0], things.ids);
    table->rules->deeds->mark(table, env, &things, args[1].n, on);
    return args_result(table, things.ids, things.n);
}

Value common_mark(Table *table, Env *env, const Value *args, int n)
{
    (void)n;
    return change_status(table, env, args, true);
}

Value common_unmark(Table *table, Env *env, const Value *args, int n)
{
    (void)n;
    return change_status(table, env, args, false);
}

Value common_count_on(Table *table, Env *env, const Value *args, int n)
{
    ThingList things;

    (void)n;
    things.n = args_things(table, env, args[0], things.ids);
    if (!things.n) return value_nil();
    table->rules->deeds->count(table, env, &things, args[1].n, args[2].n);
    return value_number(
        state_counter(table->state, things.ids[things.n - 1], args[1].n));
}

Value common_attach(Table *table, Env *env, const Value *args, int n)
{
    const Ref host = args_thing(table, env, args[1]);
    ThingList things;

    (void)n;
    things.n = args_things(table, env, args[0], things.ids);
    if (!ref_lives(table->state, host) || !object_on_board(table, host.id))
        return value_nil();
    table->rules->deeds->attach(table, env, &things, host);
    return args_result(table, things.ids, things.n);
}

Value common_detach(Table *table, Env *env, const Value *args, int n)
{
    ThingList things;

    (void)n;
    things.n = args_things(table, env, args[0], things.ids);
    table->rules->deeds->detach(table, env, &things);
    return args_result(table, things.ids, things.n);
}

// common_read.c -- verbs that read things as they are, or as they were last known.

#include "engine/abilities/language/query.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/verbs/args.h"
#include "engine/verbs/common.h"

// Returns whether all that were found are such; no for none.
static Value all_are(const Table *table, const Env *env, QueryId query,
                     const ObjectId *ids, int n)
{
    for (int i = 0; i < n; i++)
        if (!query_matches(table, env, query, ids[i])) return value_truth(false);
    return value_truth(n > 0);
}

static Value all_players_are(Table *table, const Env *env, QueryId query, Value who)
{
    PlayerId players[SEATS_MAX];
    const int n = args_players(table, env, who, players);

    for (int i = 0; i < n; i++)
        if (!query_matches_player(table, env, query, players[i]))
            return value_truth(false);
    return value_truth(n > 0);
}

Value common_is(Table *table, Env *env, const Value *args, int n)
{
    const QueryId query = (QueryId)args[1].n;
    ObjectId ids[OBJECTS_MAX];

    (void)n;
    if (args[0].kind == VALUE_OBJECT)
        return value_truth(ref_lives(table->state, args[0].ref) &&
                           query_matches(table, env, query, args[0].ref.id));
    if (args_are_players(table, env, args[0]))
        return all_players_are(table, env, query, args[0]);
    n = args_things(table, env, args[0], ids);
    return all_are(table, env, query, ids, n);
}

Value common_count(Table *table, Env *env, const Value *args, int n)
{
    PlayerId players[SEATS_MAX];
    ObjectId ids[OBJECTS_MAX];

    if (args[0].kind == VALUE_CLAUSE)
        return value_number(
            query_happened(table, env, &table->library->clauses[args[0].n], NOBODY));
    if (args_are_players(table, env, args[0]))
        return value_number(args_players(table, env, args[0], players));
    return value_number(args_among(table, env, args[0], args_at(args, n, 1), ids));
}

Value common_owner(Table *table, Env *env, const Value *args, int n)
{
    const Object *object = args_object(table, env, args[0]);

    (void)n;
    return object ? value_player(object->owner) : value_nil();
}

Value common_controller(Table *table, Env *env, const Value *args, int n)
{
    const Object *object = args_object(table, env, args[0]);

    (void)n;
    return object ? value_player(object->controller) : value_nil();
}

Value common_value(Table *table, Env *env, const Value *args, int n)
{
    (void)table;
    (void)args;
    (void)n;
    return value_number(env->value);
}

Value common_paid(Table *table, Env *env, const Value *args, int n)
{
    const Ref own = object_now(table, env->carrier);
    int paid;

    (void)args;
    (void)n;
    if (env->paid_open) return value_number(env->paid_open - 1);
    if (!own.id) return value_nil();
    paid = table->state->objects[own.id].additional_paid[env->paid_slot];
    return paid ? value_number(paid - 1) : value_nil();
}

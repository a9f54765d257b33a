// common_read.c -- verbs that read things as they are, or as they were last known.

#include "engine/abilities/language/query.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/verbs/args.h"
#include "engine/verbs/common.h"
#include "engine/verbs/deeds.h"

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

// Returns whether what has left as it paid was such: of it the card is known, and who has paid with
// it (359.3.e.13). Of what another text has moved since nothing is known (359.3.e.12).
static bool was_paid(const Table *table, const Env *env, QueryId query, Ref ref)
{
    const Item *running = chain_item(table, env->item);
    const Item *item = running ? running : chain_item_of(table, env->carrier.id);
    Cause cause = {.serial = OFF_CHAIN, .kind = ITEM_ACTIVATED, .source = ref};

    if (!item || !(item->paid_left & PAID_LAST) || !ref_equal(item->paid_with, ref))
        return false;
    cause.card = item->paid_card;
    cause.controller = item->controller;
    return query_matches_cause(table, env, query, &cause);
}

// Returns whether the one thing of a value, which is not there any more, was such when this text
// moved it; no in a game where verbs do not look back (Deeds.own_moves).
static Value was(Table *table, const Env *env, QueryId query, Value thing)
{
    const Ref ref = args_thing(table, env, thing);
    const LastKnown *known = NULL;

    if (table->rules->deeds->own_moves && ref.id && !ref_lives(table->state, ref))
        known = args_last_known(table, env, ref);
    if (known) return value_truth(query_matches_last(table, env, query, known));
    return value_truth(ref.id && !ref_lives(table->state, ref) &&
                       was_paid(table, env, query, ref));
}

// Returns whether it is asked of players. An event may be about a thing and a player, who are both
// `it`: then what is asked tells which.
static bool asks_players(const Table *table, const Env *env, const Value *args)
{
    const bool both =
        args[0].kind == VALUE_ROLE && args[0].n == ROLE_IT && env->subject.id;

    return args_are_players(table, env, args[0]) &&
           (!both || args_are_players(table, env, args[1]));
}

Value common_is(Table *table, Env *env, const Value *args, int n)
{
    const QueryId query = (QueryId)args[1].n;
    ObjectId ids[OBJECTS_MAX];

    (void)n;
    if (args[0].kind == VALUE_OBJECT && ref_lives(table->state, args[0].ref))
        return value_truth(query_matches(table, env, query, args[0].ref.id));
    if (args[0].kind == VALUE_OBJECT) return was(table, env, query, args[0]);
    if (asks_players(table, env, args))
        return all_players_are(table, env, query, args[0]);
    n = args_things(table, env, args[0], ids);
    if (!n && args[0].kind == VALUE_ROLE) return was(table, env, query, args[0]);
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
    n = args_among(table, env, args[0], args_at(args, n, 1), ids);
    if (args[0].kind == VALUE_QUERY)
        n = query_count_alike(table, env, (QueryId)args[0].n, ids, n);
    return value_number(n);
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

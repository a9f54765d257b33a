// instruction.c -- what the words of an item stand for, and the call of the script host.

#include "engine/riftbound/actions/instruction.h"

#include <string.h>

#include "engine/kernel/table/chain.h"

void instruction_run(Table *table, Env *env, const Clause *clause, const Value *args,
                     int n)
{
    if (!clause->run) return;
    ASSERT(table->scripts);
    table_run(table, env, clause, args, n);
}

static void env_of_play(const Table *table, const Item *item, Env *env)
{
    env->me = env->carrier = item->object;
    (void)table;
}

void instruction_env(const Table *table, const Item *item, Env *env)
{
    memset(env, 0, sizeof *env);
    env->you = item->terms & TERM_NOBODY ? NOBODY : item->controller;
    env->chooser = item->controller;
    env->subject = item->subject;
    env->subject_player = item->subject_player;
    env->actor = item->actor;
    env->event_spot = item->event_spot;
    env->event_from = item->event_from;
    env->keyword = item->keyword;
    env->paid_slot = item->paid_slot;
    env->value = item->value;
    env->value_cost = item->value_cost;
    env->item = item->serial;
    if (item->kind == ITEM_PLAY) {
        env_of_play(table, item, env);
        return;
    }
    env->me = item->source;
    env->carrier = item->carrier.id ? item->carrier : item->source;
}

Cause instruction_cause(const Table *table)
{
    return chain_cause(table, chain_item(table, table->resolving));
}

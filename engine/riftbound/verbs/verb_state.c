// verb_state.c -- verbs on permanents: ready, buff, mark, attach, move.

#include "engine/riftbound/verbs/verb.h"

#include "engine/abilities/held/role.h"
#include "engine/abilities/language/query.h"
#include "engine/cards/value.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/actions/move.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/offer.h"

Value verb_ready(Table *table, Env *env, const Value *args, int n)
{
    return verb_act_on_each(table, env, args, n, action_ready);
}

Value verb_exhaust(Table *table, Env *env, const Value *args, int n)
{
    return verb_act_on_each(table, env, args, n, action_exhaust);
}

Value verb_stun(Table *table, Env *env, const Value *args, int n)
{
    return verb_act_on_each(table, env, args, n, action_stun);
}

Value verb_buff(Table *table, Env *env, const Value *args, int n)
{
    return verb_act_on_each(table, env, args, n, action_buff);
}

Value verb_recall(Table *table, Env *env, const Value *args, int n)
{
    return verb_act_on_each(table, env, args, n, action_recall);
}

// Asks for buffs one at a time, where the query says any_number, until the player stops.
static int spend_any(Table *table, const Env *env, QueryId query)
{
    int spent = 0;

    for (;;) {
        ObjectId ids[OBJECTS_MAX], able[OBJECTS_MAX];
        const int n = query_find(table, env, query, ids, OBJECTS_MAX);
        Question *question =
            ask_begin(table, env->you, PROMPT_COST_OBJECT, env->carrier);
        const Answer *answer;
        int able_n = 0;

        for (int i = 0; i < n; i++) {
            if (!state_counter(table->state, ids[i], COUNTER_BUFF)) continue;
            able[able_n++] = ids[i];
        }
        offer_objects(question, able, able_n);
        question->min = 0;
        answer = ask_now(table);
        if (!answer->n) return spent;
        spent += action_spend_buff(table, able[answer->picks[0]], env->you);
    }
}

Value verb_spend_buff(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId by = args_player(table, env, args_at(args, n, 1));
    ObjectId ids[OBJECTS_MAX];
    int ids_n, spent = 0;

    if (args[0].kind == VALUE_QUERY &&
        table->library->queries[args[0].n].count_op == OP_ANY) {
        return verb_amount_done(spend_any(table, env, (QueryId)args[0].n));
    }
    ids_n = args_things(table, env, args[0], ids);
    batch_begin(table);
    for (int i = 0; i < ids_n; i++) spent += action_spend_buff(table, ids[i], by);
    batch_end(table);
    return verb_amount_done(spent);
}

// Units that go to one place go together; `base` is that of each one's controller.
Value verb_move(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId by = args_player(table, env, args_at(args, n, 2));
    ObjectId ids[OBJECTS_MAX];
    int ids_n = args_things(table, env, args[0], ids);
    ObjectId moved[OBJECTS_MAX];
    int moved_n = 0;

    batch_begin(table);
    for (int i = 0; i < ids_n; i++) {
        const PlayerId player = table->state->objects[ids[i]].controller;
        const SpotId spot = verb_place(table, env, args[1], player);

        if (spot == NOWHERE) continue;
        if (!i && table->state->objects[ids[0]].spot != spot)
            ids_n = move_pay_to_move(table, by, spot, ids_n);
        if (i >= ids_n) break;
        if (move_units(table, &ids[i], 1, spot, by)) moved[moved_n++] = ids[i];
    }
    batch_end(table);
    return args_result(table, moved, moved_n);
}

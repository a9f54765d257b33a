// verb_damage.c -- verbs of damage, prevention, healing and killing.

#include "engine/base/number.h"
#include "engine/riftbound/verbs/verb.h"

#include <string.h>

#include "engine/abilities/language/condition.h"
#include "engine/cards/value.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/actions/damage.h"
#include "engine/riftbound/actions/instruction.h"
#include "engine/riftbound/actions/prevention.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/offer.h"

Value verb_deal(Table *table, Env *env, const Value *args, int n)
{
    const Value from = args_at(args, n, 2);
    const Ref source =
        from.kind == VALUE_NONE ? (Ref){0, 0} : args_thing(table, env, from);
    PlayerId by = env->you;
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = args_things(table, env, args[1], ids);
    int dealt = 0, order[OBJECTS_MAX];

    if (from.kind != VALUE_NONE) {
        // A unit that is gone deals nothing.
        if (!ref_lives(table->state, source)) return value_nil();
        by = table->state->objects[source.id].controller;
    }
    prevention_order(table, ids, ids_n, order);
    batch_begin(table);
    for (int i = 0; i < ids_n; i++) {
        dealt += damage_deal(table, ids[order[i]], args[0].n, source.id, by);
    }
    batch_end(table);
    return verb_amount_done(dealt);
}

static int split_total(const Table *table, const Env *env)
{
    const Clause *clause = &table->library->clauses[env->clause];

    for (int i = 0; i < clause->targets_n; i++) {
        const Query *query = &table->library->queries[clause->targets[i]];

        if (query->split) return condition_amount(table, env, query->split);
    }
    return 0;
}

// Returns the Bonus Damage of a divided whole, to which it goes once (715): the most that any
// of those who share it brings.
static int split_bonus(const Table *table, const ObjectId *ids, int n)
{
    const Cause cause = instruction_cause(table);
    int most = 0;

    for (int i = 0; i < n; i++) {
        const int bonus = damage_bonus(table, &cause, ids[i]);

        if (bonus > most) most = bonus;
    }
    return most;
}

// Leaves in [ids] those who share the damage. Where there is less damage than targets, the
// divider drops just enough of them (355.14.h.1). Returns how many.
static int sharers(Table *table, const Env *env, ObjectId *ids, int n, int total)
{
    Question *question;
    const Answer *answer;
    ObjectId kept[OBJECTS_MAX];

    if (n <= total || total <= 0) return total <= 0 ? 0 : n;
    question = ask_begin(table, env->chooser, PROMPT_TARGET, env->carrier);
    question->min = question->max = (uint16_t)total;
    offer_objects(question, ids, n);
    answer = ask_now(table);
    for (int i = 0; i < answer->n; i++) kept[i] = ids[answer->picks[i]];
    memcpy(ids, kept, sizeof *ids * answer->n);
    return answer->n;
}

// Divides the damage among those who still are targets. A unit that deals it brings no Bonus
// Damage (713), and none that is gone deals any.
Value verb_deal_split(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[OBJECTS_MAX];
    int ids_n = args_things(table, env, args[0], ids);
    const Value from = args_at(args, n, 1);
    const Ref source =
        from.kind == VALUE_NONE ? (Ref){0, 0} : args_thing(table, env, from);
    PlayerId by = env->you;
    const bool unit_deals = from.kind != VALUE_NONE;
    const int split = split_total(table, env);
    const int bonus = split > 0 && !unit_deals ? split_bonus(table, ids, ids_n) : 0;
    const int total = number_count(split + bonus);
    uint16_t amounts[OPTIONS_MAX];
    int order[OBJECTS_MAX];
    Question *question;

    if (unit_deals && !ref_lives(table->state, source)) return value_nil();
    if (unit_deals) by = table->state->objects[source.id].controller;
    ids_n = sharers(table, env, ids, ids_n, total);
    if (ids_n <= 0) return value_nil();
    question = ask_begin(table, env->chooser, PROMPT_SPLIT, env->carrier);
    question->kind = ASK_SPLIT;
    question->total = (int16_t)total;
    offer_objects(question, ids, ids_n);
    memcpy(amounts, ask_now(table)->picks, sizeof amounts[0] * (size_t)ids_n);
    prevention_order(table, ids, ids_n, order);
    batch_begin(table);
    for (int i = 0; i < ids_n; i++) {
        (void)damage_share(table, ids[order[i]], amounts[order[i]], source.id, by);
    }
    batch_end(table);
    return value_number(total);
}

Value verb_kill(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = args_things(table, env, args[0], ids);
    const PlayerId by = args_player(table, env, args_at(args, n, 1));

    return verb_amount_done(action_kill(table, ids, ids_n, by));
}

static bool heal_one(Table *table, ObjectId id, PlayerId by)
{
    (void)by;
    return action_heal(table, id);
}

Value verb_heal(Table *table, Env *env, const Value *args, int n)
{
    return verb_act_on_each(table, env, args, n, heal_one);
}

Value verb_prevent(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = args_things(table, env, args[1], ids);
    const bool all = args[0].kind == VALUE_WORD && args[0].n == WORD_ALL;

    Modifier m = common_modifier(table, env, MODIFIER_PREVENT, args_at(args, n, 2));

    if (common_modifier_is_over(table, &m)) return value_nil();
    m.n = number_of(all ? PREVENT_ALL : args[0].n);
    for (int i = 0; i < ids_n; i++) {
        m.object = object_ref(table->state, ids[i]);
        if (m.n > 0 && board_is_unit(table, ids[i])) modifier_add(table, &m);
    }
    return args_result(table, ids, ids_n);
}

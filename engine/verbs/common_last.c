// common_last.c -- verbs whose effect lasts: abilities given and lost, abilities that wait.

#include <string.h>

#include "engine/abilities/passives/age.h"
#include "engine/base/number.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/verbs/args.h"
#include "engine/verbs/common.h"
#include "engine/verbs/deeds.h"

// Returns when it ends, by what says how long it lasts; never where that was left out.
static int ends_of(Table *table, const Env *env, Value duration)
{
    const Rules *rules = table->rules;

    if (duration.kind == VALUE_LASTING) return duration.n;
    if (duration.kind != VALUE_WORD) return ENDS_NEVER;
    if (rules->words[duration.n].group != WORD_DURATION) {
        args_slip(table, "the word does not say how long");
        return ENDS_NEVER;
    }
    return rules->deeds->lasts(table, env, duration.n);
}

Modifier common_modifier(Table *table, const Env *env, ModifierKind kind,
                         Value duration)
{
    Modifier modifier;

    memset(&modifier, 0, sizeof modifier);
    modifier.kind = (uint8_t)kind;
    modifier.ends = (uint8_t)ends_of(table, env, duration);
    modifier.controller = env->you;
    modifier.source = env->carrier;
    modifier.with = env->item;
    modifier.event_spot = NOWHERE;
    return modifier;
}

bool common_modifier_is_over(const Table *table, const Modifier *modifier)
{
    const Ref source = modifier->source;

    if (modifier->ends == ENDS_OVER) return true;
    if (modifier->ends != ENDS_SOURCE && modifier->ends != ENDS_ATTACHED) return false;
    if (!ref_lives(table->state, source) || !object_on_board(table, source.id))
        return true;
    return modifier->ends == ENDS_ATTACHED && !table->state->objects[source.id].host;
}

Value common_add_to_each(Table *table, const Env *env, Value things,
                         const Modifier *modifier)
{
    ObjectId ids[OBJECTS_MAX];
    const int found = args_things(table, env, things, ids);

    if (common_modifier_is_over(table, modifier)) return value_nil();
    if (modifier->kind != MODIFIER_STAT)
        age_note_gifts(table, modifier->kind == MODIFIER_LOSE);
    for (int i = 0; i < found; i++) {
        Modifier one = *modifier;

        one.object = object_ref(table->state, ids[i]);
        modifier_add(table, &one);
        table->rules->deeds->changed(
            table, env, ids[i], one.kind == MODIFIER_STAT ? one.n : 0);
    }
    return args_result(table, ids, found);
}

Value common_give(Table *table, Env *env, const Value *args, int n)
{
    Modifier modifier =
        common_modifier(table, env, MODIFIER_GRANT, args_at(args, n, 2));

    if (args[1].kind == VALUE_KEYWORD) {
        modifier.keyword = (uint8_t)args[1].n;
        modifier.n = number_of(args[1].ref.id);
        modifier.value_cost = args[1].ref.generation;
    } else {
        modifier.clause = (ClauseId)args[1].n;
    }
    if (args_at(args, n, 3).kind == VALUE_NUMBER)
        modifier.n = number_of(args_at(args, n, 3).n);
    return common_add_to_each(table, env, args[0], &modifier);
}

Value common_loses(Table *table, Env *env, const Value *args, int n)
{
    Modifier modifier = common_modifier(table, env, MODIFIER_LOSE, args_at(args, n, 2));
    const bool all = args[1].kind == VALUE_WORD &&
                     table->rules->words[args[1].n].group == WORD_PLAIN;

    if (!all && args[1].kind != VALUE_KEYWORD) {
        args_slip(table, "'loses' wants a keyword, or `all`");
        return value_nil();
    }
    modifier.keyword = all ? 0 : (uint8_t)args[1].n;
    return common_add_to_each(table, env, args[0], &modifier);
}

// Adds a delayed ability for each of these things. `they` stays who it was.
static Value delay_each(Table *table, const Env *env, Modifier modifier, Value about)
{
    ObjectId ids[OBJECTS_MAX];
    const int n = args_things(table, env, about, ids);

    if (env->actor != NOBODY) modifier.about = (uint8_t)(env->actor + 1);
    for (int i = 0; i < n; i++) {
        modifier.subject = object_ref(table->state, ids[i]);
        modifier.event_spot = object_location(table, ids[i]);
        modifier_add(table, &modifier);
    }
    return n ? value_truth(true) : value_nil();
}

// Makes delayed abilities, unless their window is over already.
Value common_delayed(Table *table, Env *env, const Value *args, int n)
{
    const Value about = args_at(args, n, 2);
    Modifier modifier =
        common_modifier(table, env, MODIFIER_DELAYED, args_at(args, n, 1));

    modifier.clause = (ClauseId)args[0].n;
    modifier.source = env->me;
    if (common_modifier_is_over(table, &modifier)) return value_nil();
    age_note_gifts(table, age_takes(&table->library->clauses[modifier.clause]));
    modifier.n = args_at(args, n, 3).kind == VALUE_NUMBER
                     ? number_of(args_at(args, n, 3).n)
                     : env->value;
    modifier.value_cost = env->value_cost;
    modifier.keyword = env->keyword;
    modifier.event_spot = env->event_spot;
    if (about.kind != VALUE_NONE && !args_are_players(table, env, about))
        return delay_each(table, env, modifier, about);
    if (about.kind != VALUE_NONE)
        modifier.about = (uint8_t)(args_player(table, env, about) + 1);
    modifier_add(table, &modifier);
    return value_truth(true);
}

Value common_do_this(Table *table, Env *env, const Value *args, int n)
{
    const ClauseId clause = (ClauseId)args[0].n;

    if (!table->rules->deeds->reflexive(table, env, clause, args_at(args, n, 1)))
        return value_nil();
    return value_truth(true);
}

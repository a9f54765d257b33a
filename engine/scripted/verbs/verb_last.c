// verb_last.c -- verbs whose effect lasts: abilities and numbers given, abilities that wait.

#include <string.h>

#include "engine/base/number.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/scripted/acting.h"
#include "engine/scripted/happen.h"
#include "engine/scripted/lasting.h"
#include "engine/scripted/scripted.h"
#include "engine/scripted/scripted_rows.h"
#include "engine/scripted/scripted_words.h"
#include "engine/scripted/verbs/verb_inside.h"

static Modifier modifier_of(Table *table, const Env *env, ModifierKind kind,
                            Value duration)
{
    Modifier modifier;

    memset(&modifier, 0, sizeof modifier);
    modifier.kind = (uint8_t)kind;
    modifier.ends = ENDS_NEVER;
    if (duration.kind == VALUE_WORD &&
        table->rules->words[duration.n].group != WORD_DURATION)
        table_mistake(
            table, "`%s` does not say how long", table->rules->words[duration.n].name);
    if (duration.kind == VALUE_WORD)
        modifier.ends = (uint8_t)scripted_words_ends(scripted_of(table), duration.n);
    modifier.controller = env->you;
    modifier.source = env->carrier;
    modifier.with = env->item;
    modifier.event_spot = NOWHERE;
    return modifier;
}

// Returns whether it would be over at once, because it lasts until its source leaves.
static bool is_over(const Table *table, const Modifier *modifier)
{
    if (modifier->ends != ENDS_SOURCE) return false;
    return !ref_lives(table->state, modifier->source) ||
           !object_on_board(table, modifier->source.id);
}

// Gives the modifier to each of the things.
static Value add_to_each(Table *table, const Env *env, Value things,
                         const Modifier *modifier)
{
    ObjectId ids[OBJECTS_MAX];
    const int found = args_things(table, env, things, ids);

    if (is_over(table, modifier)) return value_nil();
    for (int i = 0; i < found; i++) {
        Modifier one = *modifier;

        one.object = object_ref(table->state, ids[i]);
        modifier_add(table, &one);
        happen_log(table,
                   SCRIPTED_EVENT_CHANGED,
                   ids[i],
                   NOBODY,
                   one.kind == MODIFIER_STAT ? one.n : 0);
    }
    return args_result(table, ids, found);
}

Value verb_do_give(Table *table, Env *env, const Value *args, int n)
{
    Modifier modifier = modifier_of(table, env, MODIFIER_GRANT, args_at(args, n, 2));

    if (args[1].kind == VALUE_KEYWORD) {
        modifier.keyword = (uint8_t)args[1].n;
        modifier.n = number_of(args[1].ref.id);
    } else {
        modifier.clause = (ClauseId)args[1].n;
    }
    return add_to_each(table, env, args[0], &modifier);
}

Value verb_do_give_number(Table *table, Env *env, const Value *args, int n)
{
    Modifier modifier = modifier_of(table, env, MODIFIER_STAT, args_at(args, n, 3));

    modifier.keyword = (uint8_t)args[1].n;
    modifier.n = number_of(args[2].n);
    return add_to_each(table, env, args[0], &modifier);
}

Value verb_do_loses(Table *table, Env *env, const Value *args, int n)
{
    Modifier modifier = modifier_of(table, env, MODIFIER_LOSE, args_at(args, n, 2));
    const bool all =
        args[1].kind == VALUE_WORD &&
        scripted_words_plain(scripted_of(table), args[1].n) == SCRIPTED_WORD_ALL;

    if (!all && args[1].kind != VALUE_KEYWORD)
        table_mistake(table, "'loses' wants a keyword, or `all`");
    modifier.keyword = all ? 0 : (uint8_t)args[1].n;
    return add_to_each(table, env, args[0], &modifier);
}

Value verb_do_delayed(Table *table, Env *env, const Value *args, int n)
{
    const Value about = args_at(args, n, 2);
    Modifier modifier = modifier_of(table, env, MODIFIER_DELAYED, args_at(args, n, 1));

    modifier.clause = (ClauseId)args[0].n;
    modifier.source = env->me;
    if (is_over(table, &modifier)) return value_nil();
    modifier.n = env->value;
    modifier.value_cost = env->value_cost;
    modifier.keyword = env->keyword;
    modifier.event_spot = env->event_spot;
    if (about.kind != VALUE_NONE) {
        modifier.subject = args_thing(table, env, about);
        if (!ref_lives(table->state, modifier.subject)) return value_nil();
        modifier.event_spot = object_location(table, modifier.subject.id);
    }
    modifier_add(table, &modifier);
    return value_truth(true);
}

Value verb_do_do_this(Table *table, Env *env, const Value *args, int n)
{
    const Value about = args_at(args, n, 1);

    acting_reflexive(table,
                     env,
                     (ClauseId)args[0].n,
                     about.kind == VALUE_NONE ? env->subject
                                              : args_thing(table, env, about));
    return value_truth(true);
}

Value verb_do_ends(Table *table, Env *env, const Value *args, int n)
{
    (void)env;
    (void)n;
    lasting_end(table, (Ends)scripted_words_ends(scripted_of(table), args[0].n));
    return value_nil();
}

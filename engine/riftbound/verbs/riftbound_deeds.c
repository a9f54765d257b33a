// riftbound_deeds.c -- what the rulebook does in the verbs that every game has.

#include "engine/riftbound/verbs/riftbound_deeds.h"

#include "engine/abilities/held/role.h"
#include "engine/abilities/language/condition.h"
#include "engine/base/number.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/riftbound/actions/instruction.h"
#include "engine/riftbound/actions/repetition.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/riftbound_state.h"
#include "engine/riftbound/position/rulebook.h"
#include "engine/verbs/args.h"

static Ref card_of_place(const Table *table, SpotId spot)
{
    const int battlefield = battlefield_at(table, spot);

    if (battlefield < 0) return (Ref){0, 0};
    return object_ref(table->state,
                      rb_const(table->state)->battlefields[battlefield].object);
}

static void agreed(Table *table)
{
    rb(table->state)->actions++;
}

static int lasts(const Rules *rules, int word)
{
    (void)rules;
    if (word == WORD_WHILE_HERE) return ENDS_SOURCE;
    if (word == WORD_UNTIL_TURN) return ENDS_YOUR_TURN;
    if (word == WORD_UNTIL_BEGINNING) return ENDS_YOUR_BEGINNING;
    return word == WORD_THIS_COMBAT ? ENDS_FIGHT : ENDS_TURN;
}

static void changed(Table *table, const Env *env, ObjectId id, int n)
{
    Event event = event_of(EVENT_GAVE, id, env->you);

    event.with = instruction_cause(table);
    event.at = object_location(table, id);
    event.n = number_of(n);
    event_log(table, &event);
}

// Tells the item what `it` stands for in it: what it stands for here.
static void keep_subjects(Table *table, const Env *env, Item *item)
{
    Ref thing;

    item->subject = env->subject;
    item->event_spot = env->event_spot;
    item->event_from = env->event_from;
    item = chain_push(table, item);
    for (int i = 1; (thing = role_each(table, env, ROLE_IT, i)).id; i++)
        chain_add_subject(table, item->serial, thing);
}

// Tells the item that it is about these things.
static void name_subjects(Table *table, const Env *env, Item *item, Value about)
{
    ObjectId ids[OBJECTS_MAX];
    const int n = args_things(table, env, about, ids);

    item->subject =
        n ? object_ref(table->state, ids[0]) : args_thing(table, env, about);
    item = chain_push(table, item);
    for (int i = 1; i < n; i++)
        chain_add_subject(table, item->serial, object_ref(table->state, ids[i]));
}

// Makes a reflexive ability pending, one for all the things that it is about. No item is
// finalized while this one resolves (387, 388).
static bool reflexive(Table *table, const Env *env, ClauseId clause, Value about)
{
    Item item = chain_blank_item(ITEM_REFLEXIVE);

    if (!condition_holds(table, env, table->library->clauses[clause].provided))
        return false;
    item.clause = clause;
    item.source = env->me;
    item.carrier = env->carrier;
    item.controller = env->you == NOBODY ? env->chooser : env->you;
    item.value = env->value;
    item.value_cost = env->value_cost;
    item.keyword = env->keyword;
    item.with = env->item;
    if (about.kind == VALUE_NONE)
        keep_subjects(table, env, &item);
    else
        name_subjects(table, env, &item, about);
    return true;
}

const Deeds riftbound_deeds = {
    .own_moves = true,  // 359.3.e.13
    .hides_lack = true, // 128.6
    .prompt_pick = PROMPT_PICK,
    .prompt_wants = PROMPT_WANTS,
    .prompt_choose = PROMPT_MODE,
    .declines = repetition_declines,
    .agreed = agreed,
    .lasts = lasts,
    .changed = changed,
    .reflexive = reflexive,
    .card_of_place = card_of_place,
};

// acting.c -- puts triggers in order, and lets them act one after the other.
//
// Pending triggers lie in Table.pending. The triggers below Table.settled have their
// places in the order. The triggers above it belong to the action that is under way.
// Where triggers act at once, the ones below belong to actions around this one and wait
// until it is done with its own.

#include "engine/scripted/acting.h"

#include "engine/abilities/events/trigger.h"
#include "engine/kernel/game/ending.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/scripted/answering.h"
#include "engine/scripted/due.h"
#include "engine/scripted/scripted.h"
#include "engine/scripted/scripted_rows.h"
#include "engine/scripted/usable.h"

// Returns the face of what [ref] names: its own, or the one with which it left in this step.
static CardId face_of(const Table *table, Ref ref)
{
    const LastKnown *known;

    if (ref_lives(table->state, ref)) return table->state->objects[ref.id].card;
    known = object_last_known(table, ref);
    return known ? known->object.card : 0;
}

static int kind_of(const Env *env, const Clause *clause)
{
    if (env->item_kind) return env->item_kind;
    return clause->kind == CLAUSE_EFFECT ? ITEM_PLAY : ITEM_TRIGGERED;
}

void acting_cause(const Table *table, Cause *cause)
{
    const TableRun *run = table->run;
    const Clause *clause;

    *cause = (Cause){.controller = NOBODY};
    if (!run || !run->env->me.id) return;
    clause = &table->library->clauses[run->clause];
    cause->serial = run->env->item ? run->env->item : OFF_CHAIN;
    cause->kind = (uint8_t)kind_of(run->env, clause);
    cause->controller = run->env->you;
    cause->source = run->env->me;
    cause->card = face_of(table, run->env->me);
    cause->cost = clause->cost;
}

// Counts one more ability that acts. Too many are a fault of the last one, and the cards that
// go round are named. The first ones are noted only where more follow.
static void count_acting(Table *table, const Item *item)
{
    if (++table->cascade > LOOP_CARDS_MAX)
        ending_note_last_card(table->state, face_of(table, item->source));
    if (table->cascade > CASCADE_MAX)
        table_limit_of(table, LIMIT_CASCADE, item->clause);
}

static bool plays_no_more(const Table *table, PlayerId player)
{
    return player != NOBODY && table->state->players[player].gone;
}

static void tell_acting(Table *table, const Item *item)
{
    Event event = event_of(SCRIPTED_EVENT_TRIGGERED, item->source.id, item->controller);

    // An ability of the game itself is no card's.
    if (!item->source.id && item->terms & TERM_NOBODY) return;

    event.with = chain_cause(table, item);
    event_log(table, &event);
}

// Decides everything, and runs the instructions or puts them on the chain. An ability that
// cannot be chosen for or paid does nothing.
static void act_item(Table *table, const Item *item)
{
    Usable ability = {.clause = &table->library->clauses[item->clause]};
    Choices choices;

    count_acting(table, item);
    chain_env(item, &ability.env);
    if (plays_no_more(table, item->controller)) return;
    if (!usable_decide(table, &ability, &choices)) return;
    tell_acting(table, item);
    if (answering_is_on(table))
        answering_push(table, item, &choices, 1);
    else
        choosing_run(table, &ability.env, &choices);
}

static void take_out(Table *table, int index)
{
    table->pending_n--;
    for (int i = index; i < table->pending_n; i++)
        table->pending[i] = table->pending[i + 1];
}

// Gives the triggers of the action their places, without changing the order of those of one
// player.
static void put_in_order(Table *table)
{
    for (int i = table->settled + 1; i < table->pending_n; i++) {
        const PendingTrigger trigger = table->pending[i];
        const int rank = table_turn_rank(table->state, trigger.item.controller);
        int k = i;

        for (; k > table->settled; k--) {
            const PlayerId other = table->pending[k - 1].item.controller;

            if (table_turn_rank(table->state, other) <= rank) break;
            table->pending[k] = table->pending[k - 1];
        }
        table->pending[k] = trigger;
    }
}

// Lets the first trigger from [first] on act. New triggers that it causes come above
// those that wait.
static void act_first(Table *table, int first)
{
    const Item item = table->pending[first].item;

    take_out(table, first);
    table->settled = table->pending_n;
    act_item(table, &item);
    put_in_order(table);
}

// Lets the triggers of the action act, each with all that follows from it.
static void act_at_once(Table *table)
{
    const int below = table->settled;

    put_in_order(table);
    while (table->pending_n > below && !table->state->over) {
        act_first(table, below);
        if (table->pending_n > table->settled) act_at_once(table);
        table->settled = below;
    }
    table->pending_n = below; // the game may be over
    if (!below && answering_is_on(table)) answering_run(table);
}

static bool waits(const Table *table)
{
    return scripted_of(table)->triggers == TRIGGERS_QUEUED && !answering_is_on(table);
}

void acting_begin(Table *table)
{
    if (table->acting++ == 0) table->actions++;
}

void acting_end(Table *table)
{
    // Callers in C pair these; a step that is left begins anew with 0.
    ASSERT(table->acting > 0);
    if (table->acting == 1) trigger_raise_held(table);
    if (--table->acting || table->pending_n == table->settled) return;
    if (!waits(table)) {
        act_at_once(table);
        return;
    }
    put_in_order(table);
    table->settled = table->pending_n;
}

static void settle_abilities(Table *table)
{
    if (!waits(table)) {
        if (table->pending_n > table->settled) act_at_once(table);
        return;
    }
    while (table->pending_n && !table->state->over) {
        act_first(table, 0);
        table->settled = table->pending_n;
    }
    if (table->state->over) table->pending_n = table->settled = 0;
}

void acting_settle(Table *table)
{
    if (table->acting) return;
    do settle_abilities(table);
    while (due_do(table));
}

void acting_reflexive(Table *table, const Env *env, ClauseId clause, Ref subject,
                      PlayerId player)
{
    Item item = chain_blank_item(ITEM_REFLEXIVE);

    item.source = env->me;
    item.carrier = env->carrier;
    item.card = face_of(table, env->me);
    item.clause = clause;
    item.controller = env->you == NOBODY ? table->state->turn_player : env->you;
    item.terms = env->you == NOBODY ? TERM_NOBODY : 0;
    item.keyword = env->keyword;
    item.paid_slot = env->paid_slot;
    item.value = env->value;
    item.value_cost = env->value_cost;
    item.subject = subject;
    item.subject_player = player;
    item.actor = env->actor;
    item.event_spot = env->event_spot;
    item.event_from = env->event_from;
    acting_begin(table);
    table_room(table, LIMIT_PENDING, table->pending_n, 1);
    table->pending[table->pending_n].item = item;
    table->pending[table->pending_n++].action = table->actions;
    acting_end(table);
}

// perform.c -- carries out what a player performs or uses, or puts it on the chain.

#include "engine/scripted/perform.h"

#include "engine/abilities/language/pattern.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/scripted/acting.h"
#include "engine/scripted/answering.h"
#include "engine/scripted/choosing.h"
#include "engine/scripted/costs.h"
#include "engine/scripted/scripted_rows.h"
#include "engine/scripted/usable.h"

PlayerId perform_doer(const Table *table, ObjectId thing)
{
    if (table->run && table->run->env->me.id) return table->run->env->you;
    return table->state->objects[thing].controller;
}

static void tell_performed(Table *table, int row, ObjectId thing, PlayerId player)
{
    const Event event = event_of(row, thing, player);

    event_log(table, &event);
}

// Returns whether the player is somebody who is still in the game.
static bool plays(const Table *table, PlayerId player)
{
    return player != NOBODY && !table->state->players[player].gone;
}

bool perform_is_possible(Table *table, ObjectId card, PlayerId player)
{
    Usable list[WAYS_MAX];
    int n;

    if (!plays(table, player)) return false;
    n = usable_list(table, card, CLAUSE_EFFECT, player, list);
    for (int i = 0; i < n; i++) {
        if (!choosing_is_possible(table, &list[i].env, list[i].clause)) return false;
    }
    return true;
}

// Chooses for one effect. Returns false where it has nothing to choose from, or does not
// happen now.
static bool decide_effect(Table *table, Usable *effect, Choices *choices)
{
    if (!pattern_is_on(table, &effect->env, effect->clause)) return false;
    if (!choosing_is_possible(table, &effect->env, effect->clause)) return false;
    acting_begin(table); // of what it chooses cards hear when all is chosen
    const bool made = choosing_make(table, &effect->env, effect->clause, choices);
    acting_end(table);
    return made;
}

// Chooses for all effects, puts the card on the chain and lets players respond.
static int perform_on_chain(Table *table, ObjectId card, PlayerId player, Usable *list,
                            int n)
{
    Item item = chain_blank_item(ITEM_PLAY);
    Choices choices[ITEM_MODES_MAX];
    int decided = 0;

    table_room(table, LIMIT_ITEM_MODES, 0, n);
    for (int i = 0; i < n; i++) {
        choices[i].clause = 0;
        if (decide_effect(table, &list[i], &choices[i])) decided++;
    }
    if (!decided) return 0;
    item.object = object_ref(table->state, card);
    item.card = table->state->objects[card].card;
    item.controller = item.actor = player;
    answering_push(table, &item, choices, n);
    answering_run(table);
    return decided;
}

int perform_card(Table *table, ObjectId card, PlayerId player)
{
    Usable list[WAYS_MAX];
    int n, performed = 0;

    if (!plays(table, player)) return 0;
    n = usable_list(table, card, CLAUSE_EFFECT, player, list);
    if (n) tell_performed(table, SCRIPTED_EVENT_PERFORMED, card, player);
    if (n && answering_is_on(table))
        return perform_on_chain(table, card, player, list, n);
    for (int i = 0; i < n && !table->state->over; i++) {
        Choices choices;

        if (!decide_effect(table, &list[i], &choices)) continue;
        choosing_run(table, &list[i].env, &choices);
        performed++;
    }
    return performed;
}

bool perform_is_usable(Table *table, ObjectId thing, int n, PlayerId player)
{
    Usable list[WAYS_MAX];

    return plays(table, player) && usable_now(table, thing, n, player, list) > 0;
}

static int choose_ability(Table *table, const Usable *list, int n)
{
    Question *question =
        ask_begin(table, list[0].env.you, SCRIPTED_PROMPT_ABILITY, list[0].env.carrier);

    for (int i = 0; i < n; i++) ask_option(question, usable_option(table, &list[i]));
    return ask_one(table);
}

bool perform_use(Table *table, ObjectId thing, int n, PlayerId player)
{
    Usable list[WAYS_MAX];
    const int usable =
        plays(table, player) ? usable_now(table, thing, n, player, list) : 0;
    Usable *used = list;
    Choices choices;

    if (!usable) return false;
    if (usable > 1) used += choose_ability(table, list, usable);
    tell_performed(table, SCRIPTED_EVENT_USED, thing, player);
    acting_begin(table);
    const bool decided = usable_decide(table, used, &choices);
    acting_end(table);
    if (!decided) return false;
    observer_tell_answer(table, used->clause, used->env.carrier);
    if (used->clause->adds) costs_add(table, player, used->clause->adds);
    if (!answering_is_on(table) || !used->clause->run)
        choosing_run(table, &used->env, &choices);
    else
        answering_use(table, used, &choices);
    return true;
}

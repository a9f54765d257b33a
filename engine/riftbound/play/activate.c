#include "engine/riftbound/play/activate.h"

#include "engine/kernel/abilities/turn_history.h"
#include "engine/riftbound/play/choice.h"
#include "engine/riftbound/actions/cost_action.h"
#include "engine/riftbound/actions/repetition.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/actions/pay.h"
#include "engine/riftbound/actions/instruction.h"

static void remove_ability(Table *table, uint16_t serial)
{
    const Item *item = chain_item(table, serial);
    Event event = event_of(EVENT_REMOVED, item->source.id, item->controller);

    event_log(table, &event);
    chain_remove(table, serial);
}

// What a cost does to its own object is spoken for: that object pays nothing else.
static void reserve_own(Table *table, const Item *item, uint16_t cost)
{
    const Cost *c = &table->library->costs[cost];

    for (int i = 0; i < c->actions_n; i++) {
        if (table->library->queries[c->actions[i].query].role != ROLE_ME) continue;
        if (c->actions[i].action == ACTION_SPEND_BUFF) continue;
        table->reserved = item->source.id;
        table->version++;
    }
}

static void reserve_nothing(Table *table)
{
    if (!table->reserved) return;
    table->reserved = 0;
    table->version++;
}

// An ability whose cost takes its own object away does not choose that (355.16).
static void doom_own(Table *table, const Item *item, const Clause *clause)
{
    const Cost *cost =
        &table->library->costs[clause_cost(table, clause, item->value_cost)];

    for (int i = 0; i < cost->actions_n; i++) {
        const CostAction *action = &cost->actions[i];

        if (table->library->queries[action->query].role != ROLE_ME) continue;
        if (action->action != ACTION_KILL && action->action != ACTION_RECYCLE) continue;
        table->doomed = item->source.id;
    }
}

static bool ability_is_possible(Table *table, Item *item, const Clause *clause)
{
    const uint16_t cost = clause_cost(table, clause, item->value_cost);
    Choosing choosing;
    bool possible;

    reserve_own(table, item, cost);
    choosing_begin(&choosing, table, item);
    reserve_nothing(table);
    choosing.price = cost_of_ability(table, item, clause);
    if (cost &&
        !cost_actions_possible(table, &choosing.env, &table->library->costs[cost])) {
        return false;
    }
    doom_own(table, item, clause);
    possible = choose_is_possible(&choosing, clause);
    table->doomed = 0;
    return possible;
}

static bool ability_is_wanted(Table *table, const Item *item, const Clause *clause)
{
    if (!(clause->flags & CLAUSE_MAY)) return true;
    if (loop_tires(table)) return false;
    if (!ask_yes(table, item->controller, PROMPT_MAY, item->source, NULL)) return false;
    book(table->state)->actions++;
    return true;
}

static bool pay_ability(Table *table, uint16_t serial, const Clause *clause)
{
    const Item *item = chain_item(table, serial);
    const uint16_t cost = clause_cost(table, clause, item->value_cost);
    const Price price = cost_of_ability(table, item, clause);
    const PlayerId player = item->controller;
    Env env;

    bool paid;

    item_env(table, item, &env);
    reserve_own(table, item, cost);
    paid = price_pay(table, player, &price, 0);
    reserve_nothing(table);
    if (!paid) return false;
    return !cost ||
           cost_actions_pay(table, &env, &table->library->costs[cost], 0, 255) >= 0;
}

static void add_now(Table *table, uint16_t serial, const Clause *clause)
{
    const Item item = *chain_item(table, serial);
    const Cost *adds = &table->library->costs[clause->adds];

    for (int r = 0; r < RESOURCE_COUNT; r++) {
        uint8_t *pool = table->state->players[item.controller].resources;
        int to = r;

        if (!adds->resource[r]) continue;
        if (r == RESOURCE_OWN) to = RESOURCE_ANY;
        pool[to] = (uint8_t)(pool[to] + adds->resource[r]);
        table->version++;
    }
    chain_remove(table, serial);
}

static bool choose_and_pay_ability(Table *table, uint16_t serial, const Clause *clause)
{
    Item *item = chain_item(table, serial);
    const Price price = cost_of_ability(table, item, clause);

    if (clause_is_used_up(table, item_user(item), item->clause)) return false;
    if (!ability_is_possible(table, item, clause)) return false;
    if (!ability_is_wanted(table, item, clause)) return false;
    doom_own(table, item, clause);
    if (!choose_for_clause(table, item, clause, &price)) return false;
    table->doomed = 0;
    return pay_ability(table, serial, clause);
}

void activate_finalize(Table *table, uint16_t serial)
{
    const State before = *table->state;
    const Clause *clause = &table->library->clauses[chain_item(table, serial)->clause];
    Item *item;

    if (!choose_and_pay_ability(table, serial, clause)) {
        *table->state = before;
        table->active_n = -1;
        table->version++;
        table->found_n = 0;
        table->doomed = 0;
        remove_ability(table, serial);
        return;
    }
    item = chain_item(table, serial);
    item->finalized = true;
    clause_note_use(table, item_user(item), item->clause);
    table->state->changed = true;
    if (clause->adds)
        add_now(table, serial, clause);
    else
        targets_tell(table, item, NULL, 0);
}

static void item_of_ability(const Table *table, PlayerId player, const Active *ability,
                            Item *item)
{
    Env env;

    ability_env(table, ability, &env);
    item->source = env.me;
    item->own = env.own;
    item->clause = ability->id;
    item->controller = player;
    item->keyword = ability->keyword;
    item->paid_slot = ability->paid;
    item->value = ability->value;
    item->value_cost = ability->cost;
    item->from = object_location(table, ability->object);
}

// What keeps the ability from being used: its actions, its price or its targets.
static Why why_not(Table *table, Item *item, const Clause *clause)
{
    const uint16_t cost = clause_cost(table, clause, item->value_cost);
    const Price price = cost_of_ability(table, item, clause);
    const Means means = means_of(table, item->controller, 0);
    Env env;

    item_env(table, item, &env);
    if (cost && !cost_actions_possible(table, &env, &table->library->costs[cost])) {
        return WHY_OF(COST_ACTION);
    }
    if (price.energy > means.energy) return WHY_OF(ENERGY);
    return means_suffice(&means, &price) ? WHY_OF(NO_TARGET) : WHY_OF(POWER);
}

// By default in the own turn with nothing going on (145.2, 151.2, 381).
Why activate_check(Table *table, PlayerId player, const Active *ability)
{
    const Timing timing = timing_now(table, player);
    const Clause *clause = ability->clause;
    Item item = item_blank(ITEM_ACTIVATED);
    Env env;

    if (timing == TIMING_NONE) return WHY_OF(NOT_YOUR_PRIORITY);
    if (clause->sort != CLAUSE_ACTIVATED) return WHY_OF(NO_ABILITY);
    if (table->state->objects[ability->object].controller != player) {
        return WHY_OF(NO_ABILITY);
    }
    if (timing == TIMING_ACTION &&
        !(clause->flags & (CLAUSE_ACTION | CLAUSE_REACTION))) {
        return WHY_OF(SHOWDOWN_TIMING);
    }
    if (timing == TIMING_REACTION && !(clause->flags & CLAUSE_REACTION)) {
        return WHY_OF(CHAIN_TIMING);
    }
    ability_env(table, ability, &env);
    if (!clause_is_on(table, &env, clause)) return WHY_OF(CONDITION);
    if (clause_is_used_up(table, env.own, ability->id)) return WHY_OF(USED_UP);
    item_of_ability(table, player, ability, &item);
    if (clause->flags & CLAUSE_FRESH && clause->modes_n &&
        !item_has_fresh_mode(table, &item, clause)) {
        return WHY_OF(NO_MODE);
    }
    return ability_is_possible(table, &item, clause) ? WHY_OK
                                                     : why_not(table, &item, clause);
}

void activate_do(Table *table, PlayerId player, const Active *ability)
{
    Item item = item_blank(ITEM_ACTIVATED);
    Event event = event_of(EVENT_ACTIVATED, ability->object, player);
    Book *b = book(table->state);

    item_of_ability(table, player, ability, &item);
    if (!table->state->chain_n) {
        b->opened_by = ability->clause->adds ? OPENED_BY_ADD : OPENED_BY_PLAY;
        b->passes = 0;
    }
    event_log(table, &event);
    item_finalize(table, chain_push(table, &item)->serial);
}

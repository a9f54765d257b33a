// cost_base.c -- costs by themselves, what a price begins with, and what is told of its parts
// (203-206, 356.1-356.2).

#include "engine/riftbound/actions/cost_inside.h"

#include <string.h>

#include "engine/abilities/held/ability.h"
#include "engine/abilities/language/condition.h"
#include "engine/abilities/language/pattern.h"
#include "engine/abilities/passives/passive.h"
#include "engine/cards/fact.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/ref.h"
#include "engine/riftbound/actions/price.h"
#include "engine/riftbound/position/board.h"

static void tell(const Table *table, Sight *how, int resource, int before, int after)
{
    if (before == after) return;
    how->kind = SIGHT_COST;
    how->row = (uint8_t)resource;
    how->n = after - before;
    how->before = before;
    how->after = after;
    observer_tell(table, how);
}

void cost_tell(const Table *table, Sight how, const Price *before, const Price *after)
{
    tell(table, &how, RESOURCE_ENERGY, before->energy, after->energy);
    for (int d = 0; d < DOMAIN_COUNT; d++)
        tell(table, &how, RESOURCE_FURY + d, before->power[d], after->power[d]);
    tell(table, &how, RESOURCE_OWN, before->own, after->own);
    tell(table, &how, RESOURCE_ANY, before->any, after->any);
}

Sight cost_tell_passive(const PassiveScan *scan, const char *rule)
{
    const Library *library = scan->table->library;

    return (Sight){.clause = (ClauseId)(scan->clause - library->clauses),
                   .source = scan->env.carrier,
                   .modifier = scan->modifier,
                   .rule = rule};
}

Sight cost_tell_ability(const Active *ability, const char *rule)
{
    return (Sight){
        .clause = ability->id, .source = {.id = ability->object}, .rule = rule};
}

Sight cost_tell_rule(const char *text, const char *rule)
{
    return (Sight){.text = text, .rule = rule};
}

uint16_t cost_of_clause(const Table *table, const Clause *clause, uint16_t value_cost)
{
    if (clause->cost && table->library->costs[clause->cost].is_value) return value_cost;
    return clause->cost;
}

static const Cost *cost_at(const Table *table, uint16_t cost)
{
    return &table->library->costs[cost];
}

int cost_ways(const Table *table, uint16_t cost)
{
    int n = 1;

    for (; cost_at(table, cost)->is_decided && cost_at(table, cost)->or_else; n++)
        cost = cost_at(table, cost)->or_else;
    return n;
}

uint16_t cost_way(const Table *table, uint16_t cost, int way)
{
    for (int i = 0; i < way && cost_at(table, cost)->is_decided; i++)
        cost = cost_at(table, cost)->or_else;
    return cost;
}

uint16_t cost_of_ability(const Table *table, const Item *item, const Clause *clause)
{
    return cost_way(
        table, cost_of_clause(table, clause, item->value_cost), cost_item_way(item, 0));
}

int cost_times(const Table *table, const Env *env, uint16_t cost)
{
    const uint16_t times = cost_at(table, cost)->times;
    int n;

    if (!times) return 1;
    n = condition_amount(table, env, times);
    return n > 0 ? n : 0;
}

uint16_t cost_picked(const Table *table, uint16_t cost, Picks *picks)
{
    int k = picks->n, of = 1;

    if (!cost_at(table, cost)->or_else || cost_at(table, cost)->is_decided) return cost;
    if (!table_fits(table, LIMIT_COST_PICKS, k)) return cost;
    for (uint16_t next = cost; cost_at(table, next)->or_else; of++)
        next = cost_at(table, next)->or_else;
    picks->of[k] = (uint8_t)of;
    picks->n++;
    for (int i = 0; i < picks->pick[k]; i++) cost = cost_at(table, cost)->or_else;
    picks->taken[k] = cost;
    return cost;
}

ObjectId cost_lift(const Table *table, const Item *item)
{
    const bool lies = item->kind == ITEM_PLAY && ref_lives(table->state, item->object);

    return lift_card(table, lies ? item->object.id : 0);
}

Price cost_printed(const Table *table, const Item *item)
{
    const Card *card = object_card(table, item->object.id);
    Price price;

    memset(&price, 0, sizeof price);
    price.own_domains = (uint8_t)card->facts[FACT_POWER_DOMAINS];
    if (!price.own_domains) price.own_domains = (uint8_t)card->facts[FACT_DOMAINS];
    if (item->terms & TERM_IGNORING_COST) return price;
    if (item->terms & TERM_FOR && !cost_at(table, item->terms_cost)->is_own) {
        price_add(table, &price, item->terms_cost, item->value);
        return price;
    }
    if (!(item->terms & TERM_IGNORING_FIRST)) {
        price.energy = fact_number(card->facts[FACT_ENERGY]);
    }
    price.own = fact_number(card->facts[FACT_POWER]);
    return price;
}

CostChange cost_change_of(const PassiveScan *scan, uint16_t cost)
{
    const Cost *record = cost_at(scan->table, cost);

    return (CostChange){.cost = cost,
                        .floor = scan->clause->minimum ? (uint8_t)scan->clause->minimum
                                                       : record->minimum,
                        .times = passive_times(scan->table, &scan->env, scan->clause),
                        .clause =
                            (ClauseId)(scan->clause - scan->table->library->clauses),
                        .modifier = scan->modifier,
                        .source = scan->env.carrier};
}

static bool is_increase(const Table *table, const CostChange *change)
{
    const Cost *cost = cost_at(table, change->cost);
    const int sign = change->times < 0 ? -1 : 1;

    for (int r = 0; r < RESOURCE_COUNT; r++) {
        if (cost->resource[r] * sign > 0) return true;
    }
    return false;
}

static void discount(const Table *table, Price *price, const CostChange *change)
{
    const int before = price->energy;
    const int floor = change->floor ? change->floor - 1 : 0;

    price_add(table, price, change->cost, change->times);
    if (change->floor && price->energy < floor) {
        price->energy = before < floor ? before : floor;
    }
}

static void tell_change(const Table *table, const CostChange *change,
                        const Price *before, const Price *after)
{
    const bool more = is_increase(table, change);

    cost_tell(table,
              (Sight){.clause = change->clause,
                      .modifier = change->modifier,
                      .source = change->source,
                      .rule = more ? "356.3" : "356.4"},
              before,
              after);
}

void cost_apply_changes(const Table *table, Price *price, const CostChange *changes,
                        int n)
{
    for (int pass = 0; pass < 3; pass++) {
        for (int i = 0; i < n; i++) {
            const int turn = is_increase(table, &changes[i]) ? 0
                             : changes[i].floor              ? 1
                                                             : 2;
            const Price before = *price;

            if (turn != pass) continue;
            if (turn == 0)
                price_add(table, price, changes[i].cost, changes[i].times);
            else
                discount(table, price, &changes[i]);
            if (observer_is_there(table))
                tell_change(table, &changes[i], &before, price);
        }
    }
}

// Adds the printed cost of the item's card (206): costs may be as much as that.
static void add_own(const Table *table, const Item *item, Price *price)
{
    const Card *card = object_card(table, item->object.id);

    price->energy += fact_number(card->facts[FACT_ENERGY]);
    price->own += fact_number(card->facts[FACT_POWER]);
}

// Changes one additional cost at once, before it joins the others (356.4.c): of a keyword
// that a passive names, else one that is optional.
static void change_additional(const Table *table, const Item *item,
                              const Active *additional, Price *part, Picks *picks)
{
    PassiveScan scan;
    CostChange changes[COST_CHANGES_MAX];
    int n = 0;

    passive_scan(&scan, table, QUESTION_ADDITIONAL_COST, item->object.id);
    scan.item = item;
    scan.payer = item->controller;
    while (passive_next(&scan)) {
        if (scan.clause->of && scan.clause->of != additional->keyword) continue;
        if (!scan.clause->of && !(additional->clause->flags & CLAUSE_MAY)) continue;
        if (!table_fits(table, LIMIT_COST_CHANGES, n)) break;
        changes[n++] =
            cost_change_of(&scan, cost_picked(table, passive_cost(&scan), picks));
    }
    cost_apply_changes(table, part, changes, n);
}

bool cost_is_of_play(const Clause *clause)
{
    return pattern_names(clause, EVENT_PLAYED);
}

static void add_one_extra(const Table *table, const Item *item, uint16_t cost,
                          int times, Price *price)
{
    price_add(table, price, cost, times);
    if (cost_at(table, cost)->is_own) add_own(table, item, price);
}

// Adds what permissions or an effect want on top of the cost (356.2).
static void add_extra(const Table *table, const Item *item, Price *price)
{
    const Price before = *price;

    if (!(item->terms & TERM_EXTRA) && !item->also[0]) return;
    if (item->terms & TERM_EXTRA)
        add_one_extra(table, item, item->terms_cost, item->value, price);
    for (int i = 0; i < ITEM_ALSO_MAX && item->also[i]; i++)
        add_one_extra(table, item, item->also[i], 1, price);
    if (price_equal(&before, price)) return;
    if (observer_is_there(table))
        cost_tell(table,
                  cost_tell_rule("to be played so it costs more", "356.2"),
                  &before,
                  price);
}

// Adds the amount that was chosen of a resource; the slot has one more.
static void add_chosen(const Cost *cost, int slot, Price *price)
{
    if (cost->any_amount && slot) price_gain(price, cost->any_amount - 1, slot - 1);
}

// Adds additional costs: those that were chosen, and those without a choice (356.2).
static void add_additional(const Table *table, const Item *item, Price *price,
                           Picks *picks)
{
    const Object *object = &table->state->objects[item->object.id];
    AbilityScan scan;

    if (!ability_may_have(table, item->object.id, CLAUSE_AS)) return;
    ability_scan_kind(&scan, table, item->object.id, CLAUSE_AS);
    while (ability_next(&scan)) {
        const Clause *clause = scan.now.clause;
        uint16_t cost = cost_of_clause(table, clause, scan.now.cost);
        Price part = {.own_domains = price->own_domains};
        Env env;

        if (!cost || !cost_is_of_play(clause)) continue;
        if (!object->additional_paid[scan.now.paid_slot]) {
            if (clause->flags & CLAUSE_MAY) continue;
            if (!cost_additional_is_due(table, item, &scan.now)) continue;
        }
        ability_env(table, &scan.now, &env);
        if (observer_is_there(table)) observer_tell_answer(table, clause, env.carrier);
        cost = cost_way(table, cost, cost_item_way(item, scan.now.paid_slot));
        cost = cost_picked(table, cost, picks);
        price_add(table, &part, cost, cost_times(table, &env, cost));
        if (cost_at(table, cost)->is_own) add_own(table, item, &part);
        add_chosen(
            cost_at(table, cost), object->additional_paid[scan.now.paid_slot], &part);
        if (observer_is_there(table)) {
            Price with = *price;

            price_join(&with, &part);
            cost_tell(table, cost_tell_ability(&scan.now, "356.2"), price, &with);
        }
        change_additional(table, item, &scan.now, &part, picks);
        price_join(price, &part);
    }
}

static bool ignores_cost(const Table *table, const Item *item)
{
    PassiveScan scan;

    passive_scan(&scan, table, QUESTION_IGNORING_COST, item->object.id);
    scan.item = item;
    return passive_next(&scan);
}

static bool is_due(const Table *table, const Item *item, const Active *ability)
{
    const Clause *clause = ability->clause;
    Env env;

    ability_env(table, ability, &env);
    env.you = env.chooser = item->controller;
    if (clause->from.kind || clause->to.kind || clause->at.kind || clause->by ||
        clause->phase) {
        Event event = event_of(EVENT_PLAYED, item->object.id, item->controller);

        event.from = item->from;
        event.to = event.at = item->to;
        if (!pattern_fits(table, &env, clause, &event)) return false;
    }
    return pattern_is_on(table, &env, clause);
}

bool cost_additional_is_due(const Table *table, const Item *item, const Active *ability)
{
    const ObjectId lifted = cost_lift(table, item);
    const bool due = is_due(table, item, ability);

    lift_put_down(table, lifted);
    return due;
}

static Price base_of_play(const Bill *bill, Picks *picks)
{
    const Table *table = bill->table;
    Price price = cost_printed(table, bill->item);
    const Price printed = price;

    if (ignores_cost(table, bill->item)) price.energy = price.own = 0;
    if (observer_is_there(table)) {
        cost_tell(table, cost_tell_rule("the base", "356.1"), &(Price){0}, &printed);
        cost_tell(
            table, cost_tell_rule("that cost is ignored", "356.1.b"), &printed, &price);
    }
    add_extra(table, bill->item, &price);
    add_additional(bill->table, bill->item, &price, picks);
    return price;
}

static Price base_of_ability(const Bill *bill, Picks *picks)
{
    const Table *table = bill->table;
    uint16_t cost = cost_of_ability(table, bill->item, bill->clause);
    Price price;
    Env env;

    memset(&price, 0, sizeof price);
    price.own_domains = board_domains(table, bill->item->source.id);
    chain_env(bill->item, &env);
    if (!cost) return price;
    cost = cost_picked(table, cost, picks);
    price_add(table, &price, cost, cost_times(table, &env, cost));
    add_chosen(cost_at(table, cost), chain_open_paid(bill->item), &price);
    if (observer_is_there(table))
        cost_tell(table, cost_tell_rule("the base", "356.1"), &(Price){0}, &price);
    return price;
}

Price cost_base(const Bill *bill, Picks *picks)
{
    return bill->clause ? base_of_ability(bill, picks) : base_of_play(bill, picks);
}

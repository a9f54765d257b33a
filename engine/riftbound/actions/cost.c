// cost.c -- works out a price: base, additional costs, increases, discounts (203-205, 356).
//
// Prices are worked out afresh whenever they are asked for; nothing keeps one.

#include "engine/riftbound/actions/cost.h"

#include <string.h>

#include "engine/kernel/abilities/ability.h"
#include "engine/kernel/abilities/passive.h"
#include "engine/kernel/cards/fact.h"
#include "engine/kernel/table/object.h"
#include "engine/riftbound/actions/cost_action.h"
#include "engine/riftbound/actions/pay.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/actions/price.h"
#include "engine/riftbound/position/board.h"

uint16_t cost_of_clause(const Table *table, const Clause *clause, uint16_t value_cost)
{
    if (clause->cost && table->library->costs[clause->cost].is_value) return value_cost;
    return clause->cost;
}

static const Cost *cost_at(const Table *table, uint16_t cost)
{
    return &table->library->costs[cost];
}

void cost_add_target(const Table *table, const Item *item, ObjectId target,
                     Price *price)
{
    PassiveScan scan = passive_scan(table, QUESTION_COST_TO_CHOOSE, target);

    scan.payer = item->controller;
    while (passive_next(&scan)) {
        const Cost *cost = cost_at(table, scan.answer->ref);
        const int times = passive_times(table, &scan.env, scan.clause);

        // `any = value()`: the amount is the keyword's own value.
        if (cost->is_value)
            price->any += scan.env.value * times;
        else
            price_add(table, price, scan.answer->ref, times);
    }
}

static void add_targets(const Table *table, const Item *item, Price *price)
{
    for (int i = 0; i < item->targets_n; i++) {
        const Ref target = table->state->targets[item->targets_first + i];

        if (target.id) cost_add_target(table, item, target.id, price);
    }
}

Price cost_printed(const Table *table, const Item *item)
{
    const Card *card = object_card(table, item->object.id);
    Price price;

    memset(&price, 0, sizeof price);
    price.own_domains = (uint8_t)card->facts[FACT_POWER_DOMAINS];
    if (!price.own_domains) price.own_domains = (uint8_t)card->facts[FACT_DOMAINS];
    if (item->terms & TERM_IGNORING_COST) return price;
    if (item->terms & TERM_FOR) {
        price_add(table, &price, item->terms_cost, 1);
        return price;
    }
    if (!(item->terms & TERM_IGNORING_FIRST)) {
        price.energy = fact_number(card->facts[FACT_ENERGY]);
    }
    price.own = fact_number(card->facts[FACT_POWER]);
    return price;
}

// Adds the printed cost of the item's card (206): costs may be as much as that.
static void add_own(const Table *table, const Item *item, Price *price)
{
    const Card *card = object_card(table, item->object.id);

    price->energy += fact_number(card->facts[FACT_ENERGY]);
    price->own += fact_number(card->facts[FACT_POWER]);
}

// Adds additional costs: those that were chosen, and those without a choice (356.2).
static void add_additional(const Table *table, const Item *item, Price *price)
{
    const Object *object = &table->state->objects[item->object.id];
    AbilityScan scan;

    if (!ability_may_have(table, item->object.id, CLAUSE_AS)) return;
    scan = ability_scan(table, item->object.id);
    while (ability_next(&scan)) {
        const Clause *clause = scan.now.clause;
        const uint16_t cost = cost_of_clause(table, clause, scan.now.cost);

        if (clause->kind != CLAUSE_AS || !cost) continue;
        if (clause->flags & CLAUSE_MAY && !object->additional_paid[scan.now.paid_slot])
            continue;
        price_add(table, price, cost, 1);
        if (cost_at(table, cost)->is_own) add_own(table, item, price);
    }
}

static bool ignores_cost(const Table *table, const Item *item)
{
    PassiveScan scan = passive_scan(table, QUESTION_IGNORING_COST, item->object.id);

    return passive_next(&scan);
}

typedef struct {
    uint16_t cost;
    int times;
} Change;

static int cost_changes(const Table *table, const Item *item, Change *changes)
{
    PassiveScan scan = passive_scan(table, QUESTION_COST, item->object.id);
    int n = 0;

    while (passive_next(&scan)) {
        if (!table_fits(table, LIMIT_COST_CHANGES, n)) break;
        changes[n].cost = scan.answer->ref;
        changes[n++].times = passive_times(table, &scan.env, scan.clause);
    }
    return n;
}

static bool is_increase(const Cost *cost)
{
    for (int r = 0; r < RESOURCE_COUNT; r++) {
        if (cost->resource[r] > 0) return true;
    }
    return false;
}

// A discount's minimum binds its own effect only (356.4.d-e).
static void discount(const Table *table, Price *price, const Change *change)
{
    const Cost *cost = cost_at(table, change->cost);
    const int before = price->energy;
    const int floor = cost->minimum ? cost->minimum - 1 : 0;

    price_add(table, price, change->cost, change->times);
    if (cost->minimum && price->energy < floor) {
        price->energy = before < floor ? before : floor;
    }
}

// Applies increases first, then discounts. Of these the payer takes those with a minimum
// first, which is never worse (356.3-356.4).
static void apply_changes(const Table *table, Price *price, const Change *changes,
                          int n)
{
    for (int pass = 0; pass < 3; pass++) {
        for (int i = 0; i < n; i++) {
            const Cost *cost = cost_at(table, changes[i].cost);
            const int turn = is_increase(cost) ? 0 : cost->minimum ? 1 : 2;

            if (turn != pass) continue;
            if (turn == 0)
                price_add(table, price, changes[i].cost, changes[i].times);
            else
                discount(table, price, &changes[i]);
        }
    }
}

Price cost_of_play(const Table *table, const Item *item)
{
    Price price = cost_printed(table, item);
    Change changes[COST_CHANGES_MAX];
    const int n = cost_changes(table, item, changes);

    if (ignores_cost(table, item)) price.energy = price.own = 0;
    add_additional(table, item, &price);
    add_targets(table, item, &price);
    apply_changes(table, &price, changes, n);
    if (item->terms & TERM_DISCOUNT) price_add(table, &price, item->terms_cost, -1);
    return price;
}

Price cost_of_ability(const Table *table, const Item *item, const Clause *clause)
{
    const uint16_t cost = cost_of_clause(table, clause, item->value_cost);
    Price price;

    memset(&price, 0, sizeof price);
    price.own_domains = board_domains(table, item->source.id);
    if (cost) price_add(table, &price, cost, 1);
    add_targets(table, item, &price);
    return price;
}

static Price plain_price(const Table *table, const Env *env, uint16_t cost)
{
    Price price;

    memset(&price, 0, sizeof price);
    if (env->carrier.id) price.own_domains = board_domains(table, env->carrier.id);
    price_add(table, &price, cost, 1);
    return price;
}

bool cost_is_payable(const Table *table, const Env *env, uint16_t cost)
{
    const Price price = plain_price(table, env, cost);

    if (env->you == NOBODY) return false;
    return cost_action_is_payable(table, env, cost_at(table, cost)) &&
           payable_affords(table, env->you, &price, 0);
}

bool cost_pay(Table *table, Env *env, uint16_t cost)
{
    const Price price = plain_price(table, env, cost);

    if (!cost_is_payable(table, env, cost)) return false;
    if (!pay_price(table, env->you, &price, 0)) return false;
    return cost_action_pay(table, env, cost_at(table, cost), 0, 255) >= 0;
}

// Whether the card that is being played can still be paid for afterwards (357.3). A rune
// that gives Power counts as one that cannot give its Energy any more.
static bool leaves_enough(const Table *table, PlayerId player, uint16_t cost)
{
    const State *state = table->state;
    const Item *item = state->chain_n ? &state->chain[state->chain_n - 1] : NULL;
    Price price;

    if (!item || item->finalized || item->kind != ITEM_PLAY ||
        item->controller != player)
        return true;
    price = (Price){0};
    price_add(table, &price, cost, 1);
    if (price_is_nothing(&price)) return true;
    const int power = price.own + price.any;

    price = cost_of_play(table, item);
    price_add(table, &price, cost, 1);
    price.energy += power;
    return payable_affords(table, player, &price, item->object.id);
}

bool cost_affords(const Table *table, const Env *env, uint16_t cost)
{
    return cost_is_payable(table, env, cost) && leaves_enough(table, env->you, cost);
}

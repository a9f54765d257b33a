// cost_way.c -- tells whether a price can be paid: with which alternatives, and what is
// left.
//
// A cost or discount with alternatives (either) leaves a pick to the player who pays. Picks
// are numbered in the order in which the price meets them.

#include "engine/riftbound/actions/cost_inside.h"

#include <string.h>

#include "engine/cards/library.h"
#include "engine/kernel/table/ask.h"
#include "engine/riftbound/actions/cost_action.h"
#include "engine/riftbound/actions/pay.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/actions/price.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/rulebook.h"

// Turns to the next way of picking, from pick [first] on. Returns false after the last one.
static bool next_way(Picks *picks, int first)
{
    for (int i = first; i < picks->n; i++) {
        if (++picks->pick[i] < picks->of[i]) return true;
        picks->pick[i] = 0;
    }
    return false;
}

// Returns whether some way to pick makes the bill payable; the picks before [first]
// stand.
static bool some_way_suffices(const Bill *bill, const Payable *payable, Picks picks,
                              int first)
{
    do {
        const Price price = cost_reckon(bill, &picks);

        if (payable_suffices(bill->table, payable, &price)) return true;
    } while (next_way(&picks, first));
    return false;
}

bool cost_suffices(const Bill *bill, const Payable *payable)
{
    return some_way_suffices(bill, payable, (Picks){.n = 0}, 0);
}

typedef struct {
    uint8_t pick;
    uint16_t cost;
    Price price;
} Way;

// The alternatives of one pick after which the rest can be paid.
typedef struct {
    Way way[COST_WAYS_MAX];
    int n;
} Ways;

// Lists the ways of pick [k], without those that cost as much as another or more.
static void list_ways(const Bill *bill, const Payable *payable, const Picks *picks,
                      int k, Ways *ways)
{
    ways->n = 0;
    for (int pick = 0; pick < picks->of[k]; pick++) {
        Picks then = *picks;
        Price price;
        bool worse = false;
        int kept = 0;

        then.pick[k] = (uint8_t)pick;
        price = cost_reckon(bill, &then);
        if (!some_way_suffices(bill, payable, then, k + 1)) continue;
        for (int i = 0; i < ways->n; i++)
            worse |= price_is_within(&ways->way[i].price, &price);
        if (worse) continue;
        for (int i = 0; i < ways->n; i++) {
            if (!price_is_within(&price, &ways->way[i].price))
                ways->way[kept++] = ways->way[i];
        }
        ways->way[kept] = (Way){(uint8_t)pick, then.taken[k], price};
        ways->n = kept + 1;
    }
}

// Returns whether the record has a part: a resource by its row, beyond them an action.
static bool has_part(const Cost *cost, int part)
{
    if (part < RESOURCE_COUNT) return cost->resource[part];
    for (int i = 0; i < cost->actions_n; i++)
        if (cost->actions[i].action == part - RESOURCE_COUNT) return true;
    return false;
}

// Returns the part by which a player knows alternative [which] (rules_price_name): one that
// no other has, actions before resources; else its first.
static int part_of_way(const Table *table, const uint16_t *costs, int n, int which)
{
    const Cost *records = table->library->costs;
    int first = -1;

    for (int i = 0; i < RESOURCE_COUNT + ACTION_COUNT; i++) {
        const int part = i < ACTION_COUNT ? RESOURCE_COUNT + i : i - ACTION_COUNT;
        bool alone = true;

        if (!has_part(&records[costs[which]], part)) continue;
        if (first < 0) first = part;
        for (int k = 0; k < n; k++)
            alone &= k == which || !has_part(&records[costs[k]], part);
        if (alone) return part;
    }
    return first < 0 ? 0 : first;
}

int cost_ask_way(Table *table, PlayerId player, Ref about, const uint16_t *costs, int n)
{
    Question *question;

    if (n == 1) return 0;
    question = ask_begin(table, player, PROMPT_WHICH_COST, about);
    for (int i = 0; i < n; i++)
        ask_option(question,
                   (Option){.kind = OPTION_RESOURCE,
                            .spot = NOWHERE,
                            .n = (int16_t)part_of_way(table, costs, n, i)});
    return ask_one(table);
}

static int ask_way(Table *table, const Bill *bill, const Ways *ways)
{
    const Item *item = bill->item;
    uint16_t costs[COST_WAYS_MAX];

    for (int i = 0; i < ways->n; i++) costs[i] = ways->way[i].cost;
    return cost_ask_way(table,
                        item->controller,
                        item->kind == ITEM_PLAY ? item->object : item->source,
                        costs,
                        ways->n);
}

bool cost_settle(Table *table, const Bill *bill, Price *price)
{
    Picks picks = {.n = 0};
    Payable payable;

    *price = cost_reckon(bill, &picks);
    if (picks.n)
        payable = payable_of(table, bill->item->controller, cost_purpose(bill));
    for (int k = 0; k < picks.n; k++) {
        Ways ways;

        list_ways(bill, &payable, &picks, k, &ways);
        if (!ways.n) return false;
        picks.pick[k] = ways.way[ask_way(table, bill, &ways)].pick;
        *price = cost_reckon(bill, &picks);
    }
    return true;
}

static Price plain_price(const Table *table, const Env *env, uint16_t cost)
{
    Price price;

    memset(&price, 0, sizeof price);
    if (env->carrier.id) price.own_domains = board_domains(table, env->carrier.id);
    price_add(table, &price, cost, cost_times(table, env, cost));
    return price;
}

// Lists the alternatives of [cost] that can be paid, of whatever kind. Returns how many.
static int payable_ways(const Table *table, const Env *env, uint16_t cost,
                        uint16_t *costs)
{
    const Cost *records = table->library->costs;
    int n = 0;

    if (env->you == NOBODY) return 0;
    for (int i = 0; i < COST_WAYS_MAX && (!i || cost); i++) {
        const Price price = plain_price(table, env, cost);

        if (cost_action_is_payable(table, env, &records[cost]) &&
            payable_affords(table, env->you, &price, 0))
            costs[n++] = cost;
        cost = records[cost].or_else;
    }
    return n;
}

bool cost_is_payable(const Table *table, const Env *env, uint16_t cost)
{
    uint16_t costs[COST_WAYS_MAX];

    return payable_ways(table, env, cost, costs);
}

// The resources may take away what an action needs: then they come back.
bool cost_pay_whole(Table *table, Env *env, const Cost *cost, const Price *price)
{
    const bool keeps = cost->actions_n && !price_is_nothing(price);
    bool paid;

    if (keeps) (void)table_keep(table);
    paid = pay_price(table, env->you, price, 0) && cost_action_pay(table, env, cost);
    if (keeps && paid) table_drop(table);
    if (!keeps || paid) return paid;
    table_restore(table);
    return false;
}

bool cost_pay(Table *table, Env *env, uint16_t cost)
{
    uint16_t costs[COST_WAYS_MAX];
    const int n = payable_ways(table, env, cost, costs);
    Price price;

    if (!n) return false;
    cost = costs[cost_ask_way(table, env->you, env->carrier, costs, n)];
    price = plain_price(table, env, cost);
    return cost_pay_whole(table, env, &table->library->costs[cost], &price);
}

// A rune that gives Power counts as one that cannot give its Energy any more.
bool cost_leaves_enough(const Table *table, PlayerId player, const Price *spent)
{
    const State *state = table->state;
    const Item *item = state->chain_n ? &state->chain[state->chain_n - 1] : NULL;
    Price price = *spent;
    Payable payable;
    Bill bill;

    if (!item || item->finalized || item->kind != ITEM_PLAY ||
        item->controller != player)
        return true;
    if (price_is_nothing(spent)) return true;
    price.energy += price.own + price.any;
    bill = cost_bill(table, item, NULL);
    bill.aside = price;
    payable = payable_of(table, player, item->object.id);
    return cost_suffices(&bill, &payable);
}

bool cost_affords(const Table *table, const Env *env, uint16_t cost)
{
    uint16_t costs[COST_WAYS_MAX];
    const int n = payable_ways(table, env, cost, costs);

    for (int i = 0; i < n; i++) {
        Price price = {.energy = 0};

        price_add(table, &price, costs[i], 1);
        if (cost_leaves_enough(table, env->you, &price)) return true;
    }
    return false;
}

// cost_sets.c -- lists additional costs, and goes through the sets that may help.

#include "engine/riftbound/play/cost_sets.h"

#include <limits.h>

#include "engine/abilities/held/ability.h"
#include "engine/kernel/table/chain.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/pay.h"
#include "engine/riftbound/actions/price.h"
#include "engine/riftbound/play/price_change.h"

bool cost_sets_is_optional(const AdditionalCost *cost)
{
    return cost->clause && cost->clause->flags & CLAUSE_MAY;
}

bool cost_sets_is_same(const AdditionalCost *a, const AdditionalCost *b)
{
    return a->clause == b->clause && a->slot == b->slot;
}

bool cost_sets_is_sound(const Paid *paid, int i)
{
    int n = 0;

    for (int k = 0; k < paid->n; k++)
        n += cost_sets_is_same(&paid->costs[k], &paid->costs[i]) &&
             (paid->mask >> k) & 1u;
    return n == 1 || (!n && cost_sets_is_optional(&paid->costs[i]));
}

static const Cost *cost_at(const Table *table, uint16_t cost)
{
    return &table->library->costs[cost];
}

// Says how much of an open cost its player could pay, if it were the only one.
static void bound_amount(const Table *table, const Item *item,
                         AdditionalCost *additional)
{
    const Cost *cost = cost_at(table, additional->cost);
    Price one = {.own_domains = cost_printed(table, item).own_domains};
    int most = AMOUNT_MOST;

    if (!additional->is_open) return;
    if (cost->any_amount) {
        price_gain(&one, cost->any_amount - 1, 1);
        most = pay_most_times(table, item->controller, &one, item->object.id);
    }
    additional->most = (uint8_t)(most < AMOUNT_MOST ? most : AMOUNT_MOST);
}

// Adds a price of a permission that has actions. Returns how many costs there are then.
static int add_permitted(const Table *table, uint16_t cost, AdditionalCost *costs,
                         int n)
{
    if (!table->library->costs[cost].actions_n) return n;
    costs[n] = (AdditionalCost){.cost = cost};
    return n + 1;
}

int cost_sets_list(const Table *table, const Item *item, AdditionalCost *costs)
{
    const ObjectId object = item->object.id;
    const bool free = item->terms & TERM_IGNORING_ALL;
    AbilityScan scan;
    int n = 0;

    if (item->terms & (TERM_FOR | TERM_EXTRA) && !free) {
        n = add_permitted(table, item->terms_cost, costs, n);
        for (int i = 0; i < ITEM_ALSO_MAX && item->also[i]; i++)
            n = add_permitted(table, item->also[i], costs, n);
    }
    if (!ability_may_have(table, object, CLAUSE_AS)) return n;
    ability_scan_kind(&scan, table, object, CLAUSE_AS);
    while (ability_next(&scan)) {
        const uint16_t cost = cost_of_clause(table, scan.now.clause, scan.now.cost);

        if (!cost || !cost_is_of_play(scan.now.clause)) continue;
        if (!cost_additional_is_due(table, item, &scan.now)) continue;
        for (int way = 0; way < (free ? 1 : cost_ways(table, cost)); way++) {
            if (!table_fits(table, LIMIT_ADDITIONAL, n)) return n;
            costs[n] = (AdditionalCost){.clause = scan.now.clause,
                                        .cost = free ? 0 : cost_way(table, cost, way),
                                        .slot = scan.now.paid_slot,
                                        .keyword = scan.now.keyword,
                                        .way = (uint8_t)way,
                                        .is_open = cost_is_open(cost_at(table, cost))};
            if (!free) bound_amount(table, item, &costs[n]);
            n++;
        }
    }
    return n;
}

Sets cost_sets_of(const Table *table, const Item *item, const AdditionalCost *costs,
                  int n)
{
    Sets sets = {.set = {.costs = costs, .n = n, .mask = UINT_MAX}};

    for (int i = 0; i < n; i++) {
        if (!cost_sets_is_optional(&costs[i])) continue;
        if (price_change_helps_no_play(table, item, costs[i].keyword, costs[i].cost))
            sets.set.idle |= 1u << i;
        if (!price_change_goes_with(table, item, costs[i].keyword))
            sets.rare |= 1u << i;
    }
    return sets;
}

Sets cost_sets_from(const Sets *all, int first)
{
    return (Sets){.set = {.costs = all->set.costs + first,
                          .n = all->set.n - first,
                          .mask = UINT_MAX,
                          .idle = all->set.idle >> first},
                  .rare = all->rare >> first};
}

bool cost_sets_next(Sets *sets)
{
    for (;;) {
        if (++sets->set.mask == 1u << sets->set.n) {
            if (sets->is_last) return false;
            sets->is_last = true;
            sets->set.mask = 0;
        }
        if (sets->is_last && sets->tries > TRIALS_MAX) return false;
        if (sets->set.mask & sets->set.idle) continue;
        if (!(sets->set.mask & sets->rare) == !sets->is_last) return true;
    }
}

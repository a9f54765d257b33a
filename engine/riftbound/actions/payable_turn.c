// payable_turn.c -- abilities that turn resources into others, used while a price is paid.
//
// Such an ability is paid any number of times and adds as often (429.3). To use it is the same
// as to change the price: what it adds is taken off, what is paid for it comes on top. So a
// price is payable where some such change of it is, and the changed price is what is paid. What
// a use adds beyond the price stays in the pool.

#include "engine/riftbound/actions/payable_inside.h"

#include <string.h>

typedef struct {
    const Table *table;
    const Payable *payable;
    Turning *turning;
} Search;

static bool search(Search *all, const Price *price, int first);

static const Clause *clause_of(const Search *all, const ResourceAbility *use)
{
    return &all->table->library->clauses[use->clause];
}

// Takes off the price what one use adds: for a part, and with what is left then for those after
// it. Returns how much was taken.
static int take_off(Price *price, int part, const ResourceAbility *use)
{
    int left = use->amount;

    for (; left && part < PRICE_PARTS; part++) {
        int *want = price_part(price, part);
        const int taken = *want < left ? *want : left;

        if (taken <= 0 || !(price_payers(price, part) >> use->resource & 1u)) continue;
        *want -= taken;
        left -= taken;
    }
    return use->amount - left;
}

// Returns whether the [i]th, used [times] more times for parts from [part] on, makes it
// payable. Parts are tried in one order only: in which order they are paid makes no
// difference.
static bool turn(Search *all, const Price *price, int i, int part, int times)
{
    const ResourceAbility *use = &all->turning->uses[i];

    if (!times) return search(all, price, i + 1);
    for (; part < PRICE_PARTS; part++) {
        Price changed = *price;
        int taken;

        if (*price_part(&changed, part) <= 0 ||
            !(price_payers(price, part) >> use->resource & 1u))
            continue;
        taken = take_off(&changed, part, use);
        price_add(all->table,
                  &changed,
                  payable_turn_cost(all->table, clause_of(all, use)),
                  1);
        if (!turn(all, &changed, i, part, times - 1)) continue;
        all->turning->taken[i] += taken;
        return true;
    }
    return false;
}

// Returns what can be paid without what else the object adds when it is exhausted: it is so once.
static Payable without(const Search *all, const ResourceAbility *use)
{
    ResourceAbility list[RESOURCE_ABILITIES_MAX];
    Payable rest = *all->payable;
    const int n = payable_abilities(all->table, rest.player, rest.purpose, list);

    for (int i = 0; i < n && use->exhausts && !all->payable->reserved; i++) {
        if (list[i].object != use->object || !list[i].exhausts) continue;
        rest.reserved = use->object;
        payable_count(&rest, list[i].resource, -list[i].amount);
    }
    return rest;
}

// Returns whether the [i]th makes it payable, used as rarely as it can be.
static bool turn_one(Search *all, const Price *price, int i)
{
    const int most = all->turning->most[i] ? all->turning->most[i] : price_sum(price);
    const Payable rest = without(all, &all->turning->uses[i]);
    Search with = {all->table, &rest, all->turning};

    for (int times = 1; times <= most; times++) {
        all->turning->times[i] = times;
        if (turn(&with, price, i, 0, times)) return true;
    }
    all->turning->times[i] = 0;
    return false;
}

// Returns whether those from [first] on make the price payable, with as few uses as they
// can.
static bool search(Search *all, const Price *price, int first)
{
    if (payable_suffices_plainly(all->table, all->payable, price)) {
        all->turning->due = *price;
        return true;
    }
    for (int i = first; i < all->turning->n; i++)
        if (turn_one(all, price, i)) return true;
    return false;
}

// Returns whether the use is like number [k], and counts it there if each is used once.
static bool counts_like(Turning *turning, int k, const ResourceAbility *use)
{
    const bool like = turning->uses[k].clause == use->clause &&
                      turning->uses[k].resource == use->resource &&
                      turning->uses[k].amount == use->amount;

    if (like && turning->most[k]) turning->most[k]++;
    return like;
}

// Any amount can be turned by one: a second like it is of no use, unless each turns once.
static void list_turns(const Table *table, const Payable *payable, Turning *turning)
{
    ResourceAbility list[RESOURCE_ABILITIES_MAX];
    const int n = payable_turning(table, payable->player, payable->purpose, list);

    for (int i = 0; i < n; i++) {
        bool known = false;

        for (int k = 0; k < turning->n; k++) known |= counts_like(turning, k, &list[i]);
        if (known) continue;
        if (!table_fits(table, LIMIT_TURNING, turning->n)) return;
        turning->most[turning->n] = !table->library->clauses[list[i].clause].for_each;
        turning->uses[turning->n++] = list[i];
    }
}

bool payable_turn(const Table *table, const Payable *payable, const Price *price,
                  Turning *turning)
{
    Search all = {table, payable, turning};
    Table *scratch = table_scratch(table);
    const ObjectId reserved = table->reserved;

    memset(turning, 0, sizeof *turning);
    scratch->reserved = payable->reserved;
    list_turns(table, payable, turning);
    scratch->reserved = reserved;
    return turning->n && search(&all, price, 0);
}

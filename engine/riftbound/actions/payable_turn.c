// payable_turn.c -- abilities that turn resources into others, used while a price is paid.
//
// Such an ability is paid any number of times and adds as often (429.3). To use it is the same
// as to change the price: what it adds is taken off, what is paid for it comes on top. So a
// price is payable where some such change of it is, and the changed price is what is paid.

#include "engine/riftbound/actions/payable_inside.h"

#include <string.h>

// Parts of a price: Power of one domain (its number), and these.
enum { PART_OWN = DOMAIN_COUNT, PART_ANY, PART_ENERGY, PARTS };

typedef struct {
    const Table *table;
    const Payable *payable;
    Turning *turning;
} Search;

static int *part_of(Price *price, int part)
{
    switch (part) {
    case PART_OWN: return &price->own;
    case PART_ANY: return &price->any;
    case PART_ENERGY: return &price->energy;
    default: return &price->power[part];
    }
}

// Returns whether [resource] pays for that part of the price.
static bool pays_for(const Price *price, int resource, int part)
{
    if (part == PART_ENERGY || resource == RESOURCE_ENERGY)
        return part == PART_ENERGY && resource == RESOURCE_ENERGY;
    if (resource == RESOURCE_ANY || part == PART_ANY) return true;
    if (part < PART_OWN) return resource == RESOURCE_FURY + part;
    return !price->own_domains ||
           price->own_domains & (1u << (resource - RESOURCE_FURY));
}

static int size_of(const Price *price)
{
    int size = price->energy + price->own + price->any;

    for (int d = 0; d < DOMAIN_COUNT; d++) size += price->power[d];
    return size;
}

static bool search(Search *all, const Price *price, int first);

// Returns whether the [i]th, used [times] more times for parts from [part] on, makes it
// payable. Parts are tried in one order only: in which order they are paid makes no
// difference.
static bool turn(Search *all, const Price *price, int i, int part, int times)
{
    const ResourceAbility *use = &all->turning->uses[i];

    if (!times) return search(all, price, i + 1);
    for (; part < PARTS; part++) {
        Price changed = *price;
        int *want = part_of(&changed, part);

        if (*want <= 0 || !pays_for(price, use->resource, part)) continue;
        *want = *want > use->amount ? *want - use->amount : 0;
        price_add(all->table,
                  &changed,
                  all->table->library->clauses[use->clause].for_each,
                  1);
        if (turn(all, &changed, i, part, times - 1)) return true;
    }
    return false;
}

// Returns whether those from [first] on make the price payable, with as few uses as they
// can.
static bool search(Search *all, const Price *price, int first)
{
    const int size = size_of(price);

    if (payable_suffices_plainly(all->table, all->payable, price)) {
        all->turning->due = *price;
        return true;
    }
    for (int i = first; i < all->turning->n; i++) {
        for (int times = 1; times <= size; times++) {
            all->turning->times[i] = times;
            if (turn(all, price, i, 0, times)) return true;
        }
        all->turning->times[i] = 0;
    }
    return false;
}

// Any amount can be turned by one: a second like it is of no use.
static void list_turns(const Table *table, const Payable *payable, Turning *turning)
{
    ResourceAbility list[RESOURCE_ABILITIES_MAX];
    const int n = payable_turning(table, payable->player, payable->purpose, list);

    for (int i = 0; i < n; i++) {
        bool known = false;

        for (int k = 0; k < turning->n; k++)
            known |= turning->uses[k].clause == list[i].clause;
        if (known) continue;
        if (!table_fits(table, LIMIT_TURNING, turning->n)) return;
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

// payable_list.c -- tells whether a price can be paid with a sum, or with the uses of abilities
// that a list has, and what is missing.
//
// An object that is exhausted for one use is not exhausted for another: of such uses each
// object has one, and some choice of them must do.

#include "engine/riftbound/actions/payable_inside.h"

#include <string.h>

#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/actions/price.h"

// A walk through a price, part by part, and what is left of what could pay it.
typedef struct {
    const Payable *payable;
    const Price *price;
    Lack *lacks; // NULL: the first that is missing ends the walk
    int n;
    int own, all,
        universal; // Power of the card's domains, of all, and what stands for any
} Walk;

// Notes a resource of which there is too little. Returns whether that ends the walk.
static inline bool ends(Walk *walk, int resource, int has, int wanted)
{
    if (has >= wanted) return false;
    if (walk->lacks)
        walk->lacks[walk->n] =
            (Lack){.resource = (uint8_t)resource, .has = has, .wanted = wanted};
    walk->n++;
    return !walk->lacks;
}

// Goes through Power of one domain: what stands for any goes first to domains that are short.
// Returns whether that ends the walk.
static inline bool ends_at_domain(Walk *walk, int d)
{
    const int has = walk->payable->power[d], wanted = walk->price->power[d];
    int lent = wanted - has;

    if (lent <= 0) {
        walk->all -= lent;
        if (walk->price->own_domains >> d & 1u) walk->own -= lent;
        return false;
    }
    if (lent > walk->universal) lent = walk->universal;
    walk->universal -= lent;
    return ends(walk, RESOURCE_FURY + d, has + lent, wanted);
}

// Returns the resource of a card's own domains: its domain, if it has one alone.
static int own_resource(const Price *price)
{
    const unsigned domains = price->own_domains;

    return __builtin_popcount(domains) == 1 ? RESOURCE_FURY + __builtin_ctz(domains)
                                            : RESOURCE_OWN;
}

// The same for Power of the card's own domains.
static inline bool ends_at_own(Walk *walk)
{
    const int wanted = walk->price->own;
    int paid;

    // Symbols of a card without domains stand for any Power (135.2.e.6).
    if (!walk->price->own_domains) walk->own = walk->all;
    if (ends(walk, own_resource(walk->price), walk->own + walk->universal, wanted))
        return true;
    paid = wanted < walk->own ? wanted : walk->own;
    walk->all -= paid;
    walk->universal -= wanted - paid;
    if (walk->universal < 0) walk->universal = 0;
    return false;
}

// Returns how much is missing: with a list of it each resource counts.
static inline int go_through(const Payable *payable, const Price *price, Lack *lacks)
{
    Walk walk = {
        .payable = payable, .price = price, .lacks = lacks, .universal = payable->any};

    if (ends(&walk, RESOURCE_ENERGY, payable->energy, price->energy)) return walk.n;
    for (int d = 0; d < DOMAIN_COUNT; d++)
        if (ends_at_domain(&walk, d)) return walk.n;
    if (ends_at_own(&walk)) return walk.n;
    (void)ends(&walk, RESOURCE_ANY, walk.all + walk.universal, price->any);
    return walk.n;
}

int payable_lacks(const Payable *payable, const Price *price, Lack *lacks)
{
    return go_through(payable, price, lacks);
}

bool payable_sum_suffices(const Payable *payable, const Price *price)
{
    return !go_through(payable, price, NULL);
}

bool payable_excludes(const ResourceAbility *used, const ResourceAbility *other)
{
    return used->is_either && other->is_either && used->object == other->object &&
           used->clause != other->clause;
}

static void add_use(Payable *payable, const ResourceAbility *use)
{
    payable_count(payable, use->resource, use->amount);
}

// Either-uses, those of an object side by side, of which each object has one.
typedef struct {
    const Price *price;
    int n;
    ResourceAbility uses[RESOURCE_ABILITIES_MAX];
} Either;

static int end_of_object(const Either *either, int first)
{
    int i = first;

    while (i < either->n && either->uses[i].object == either->uses[first].object) i++;
    return i;
}

// Returns whether the objects whose uses begin at [a] and at [b] have the same ones.
static bool are_like(const Either *either, int a, int b)
{
    const int n = end_of_object(either, a) - a;

    if (end_of_object(either, b) - b != n) return false;
    for (int i = 0; i < n; i++) {
        if (either->uses[a + i].clause != either->uses[b + i].clause) return false;
    }
    return true;
}

// Adds the use that begins at [i], with all its resources. Returns where the next one begins.
static int add_whole_use(const Either *either, int i, Payable *sum)
{
    const ResourceAbility *use = &either->uses[i];

    for (; i < either->n && either->uses[i].object == use->object; i++) {
        if (either->uses[i].clause != use->clause) break;
        add_use(sum, &either->uses[i]);
    }
    return i;
}

// Returns whether some choice of uses, of the objects from [first] on, adds enough to
// [sum]. The object at [first] uses nothing that stands before its [least]th entry: of
// objects alike a later one need not use what stands before the use of the one before it.
static bool some_choice_suffices(const Either *either, const Payable *sum, int first,
                                 int least)
{
    const int end = end_of_object(either, first);
    Payable most = *sum;

    if (payable_sum_suffices(sum, either->price)) return true;
    for (int i = first; i < either->n; i++) add_use(&most, &either->uses[i]);
    if (!payable_sum_suffices(&most, either->price)) return false;
    for (int i = first + least, next; i < end; i = next) {
        const bool like = end < either->n && are_like(either, first, end);
        Payable with = *sum;

        next = add_whole_use(either, i, &with);
        if (some_choice_suffices(either, &with, end, like ? i - first : 0)) return true;
    }
    return false;
}

bool payable_list_suffices(const int *pool, const ResourceAbility *list, int n,
                           const Price *price)
{
    Payable certain;
    Either either;

    memset(&certain, 0, sizeof certain);
    for (int r = 0; r <= RESOURCE_ANY; r++) payable_count(&certain, r, pool[r]);
    either.price = price;
    either.n = 0;
    for (int i = 0; i < n; i++) {
        if (list[i].is_either)
            either.uses[either.n++] = list[i];
        else
            add_use(&certain, &list[i]);
    }
    return some_choice_suffices(&either, &certain, 0, 0);
}

// Returns whether it is enough with one use for each object that has several: reckons anew.
static bool suffices_with_one_use(const Table *table, const Payable *payable,
                                  const Price *price)
{
    Table *scratch = table_scratch(table);
    const uint16_t *floating = table->state->players[payable->player].resources;
    const ObjectId reserved = table->reserved;
    ResourceAbility list[RESOURCE_ABILITIES_MAX];
    int pool[RESOURCE_COUNT];
    int n;

    scratch->reserved = payable->reserved;
    n = payable_abilities(table, payable->player, payable->purpose, list);
    scratch->reserved = reserved;
    payable_pool_sum(table, payable->player, payable->purpose, pool);
    for (int r = 0; r <= RESOURCE_ANY; r++) pool[r] += floating[r];
    return payable_list_suffices(pool, list, n, price);
}

bool payable_suffices_plainly(const Table *table, const Payable *payable,
                              const Price *price)
{
    if (!payable_sum_suffices(payable, price)) return false;
    return !payable->has_either || suffices_with_one_use(table, payable, price);
}

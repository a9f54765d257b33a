// payable_list.c -- tells whether a price can be paid with the uses of abilities that a
// list has.
//
// An object that is exhausted for one use is not exhausted for another: of such uses each
// object has one, and some choice of them must do.

#include "engine/riftbound/actions/payable_inside.h"

#include <string.h>

#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/actions/price.h"

bool payable_sum_suffices(const Payable *payable, const Price *price)
{
    int left_own = 0, left_all = 0, universal = payable->any, own_short;

    if (price->energy > payable->energy) return false;
    for (int d = 0; d < DOMAIN_COUNT; d++) {
        const int left = payable->power[d] - price->power[d];

        if (left < 0) {
            universal += left;
            continue;
        }
        left_all += left;
        if ((price->own_domains >> d) & 1u) left_own += left;
    }
    if (universal < 0) return false;
    // Symbols of a card without domains stand for any Power (135.2.e.6).
    own_short = price->own - (price->own_domains ? left_own : left_all);
    if (own_short > 0) {
        universal -= own_short;
        left_all -= price->own - own_short;
    } else {
        left_all -= price->own;
    }
    return universal >= 0 && price->any <= left_all + universal;
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

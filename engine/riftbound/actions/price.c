// price.c -- adding costs to a price, and where a discount falls.

#include "engine/riftbound/actions/price.h"
#include "engine/base/number.h"

#include <string.h>

int *price_part(Price *price, int part)
{
    switch (part) {
    case PRICE_OWN: return &price->own;
    case PRICE_ANY: return &price->any;
    case PRICE_ENERGY: return &price->energy;
    default: return &price->power[part];
    }
}

unsigned price_payers(const Price *price, int part)
{
    const unsigned all = ((1u << DOMAIN_COUNT) - 1) << RESOURCE_FURY;
    const unsigned any = 1u << RESOURCE_ANY;

    if (part == PRICE_ENERGY) return 1u << RESOURCE_ENERGY;
    if (part == PRICE_ANY) return any | all;
    if (part < PRICE_OWN) return any | 1u << (RESOURCE_FURY + part);
    // Symbols of a card without domains stand for any Power (135.2.e.6).
    return any |
           (price->own_domains ? (unsigned)price->own_domains << RESOURCE_FURY : all);
}

static void change(int *amount, int by)
{
    *amount = number_count((int64_t)*amount + by);
}

// A discount of a domain falls also on symbols that stand for the card's own domains.
static void change_power(Price *price, int domain, int by)
{
    const int least = -price->power[domain];

    if (by < least && price->own_domains & (1u << domain)) {
        change(&price->own, by - least);
        by = least;
    }
    change(&price->power[domain], by);
}

// A discount of any Power falls on `any` first, then on the rest.
static void change_any(Price *price, int by)
{
    if (by >= 0) {
        change(&price->any, by);
        return;
    }
    for (by = number_of(by); by < 0; by++) {
        int *part = price->any ? &price->any : &price->own;

        for (int d = 0; !*part && d < DOMAIN_COUNT; d++) part = &price->power[d];
        change(part, -1);
    }
}

void price_add(const Table *table, Price *price, uint16_t cost, int times)
{
    const Cost *c = &table->library->costs[cost];

    change(&price->energy, c->resource[RESOURCE_ENERGY] * times);
    for (int d = 0; d < DOMAIN_COUNT; d++) {
        const int by = c->resource[RESOURCE_FURY + d] * times;

        if (by) change_power(price, d, by);
    }
    change(&price->own, c->resource[RESOURCE_OWN] * times);
    if (c->resource[RESOURCE_ANY]) change_any(price, c->resource[RESOURCE_ANY] * times);
}

void price_gain(Price *price, int resource, int amount)
{
    if (resource == RESOURCE_ENERGY)
        change(&price->energy, amount);
    else if (resource == RESOURCE_OWN)
        change(&price->own, amount);
    else if (resource == RESOURCE_ANY)
        change_any(price, amount);
    else
        change(&price->power[resource - RESOURCE_FURY], amount);
}

void price_join(Price *price, const Price *more)
{
    int any = more->energy | more->own | more->any;

    for (int d = 0; d < DOMAIN_COUNT; d++) any |= more->power[d];
    if (!any) return;
    change(&price->energy, more->energy);
    for (int d = 0; d < DOMAIN_COUNT; d++) change(&price->power[d], more->power[d]);
    change(&price->own, more->own);
    change(&price->any, more->any);
}

void price_hold(Price *credit, const Price *before, const Price *after)
{
    credit->energy += before->energy - after->energy;
    credit->own += before->own - after->own;
    credit->any += before->any - after->any;
    for (int d = 0; d < DOMAIN_COUNT; d++)
        credit->power[d] += before->power[d] - after->power[d];
}

int price_sum(const Price *price)
{
    int sum = price->energy + price->own + price->any;

    for (int d = 0; d < DOMAIN_COUNT; d++) sum += price->power[d];
    return sum;
}

bool price_is_nothing(const Price *price)
{
    return price_sum(price) == 0;
}

bool price_is_within(const Price *a, const Price *b)
{
    for (int d = 0; d < DOMAIN_COUNT; d++) {
        if (a->power[d] > b->power[d]) return false;
    }
    return a->energy <= b->energy && a->own <= b->own && a->any <= b->any;
}

bool price_equal(const Price *a, const Price *b)
{
    return a->energy == b->energy && !memcmp(a->power, b->power, sizeof a->power) &&
           a->own == b->own && a->any == b->any && a->own_domains == b->own_domains;
}

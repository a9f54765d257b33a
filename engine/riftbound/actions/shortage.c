// shortage.c -- tells what is missing to pay a price, resource by resource.
//
// It goes through a price as payable_sum_suffices does. Power that stands for any domain
// goes first to the domains that are short.

#include "engine/riftbound/actions/shortage.h"

#include "engine/kernel/table/witness.h"

typedef struct {
    const Table *table;
    int told;
} Teller;

static void tell(Teller *teller, int resource, int has, int wanted)
{
    Refusal first = REFUSAL_NONE;
    const Refusal why =
        resource == RESOURCE_ENERGY ? REFUSAL_OF(ENERGY) : REFUSAL_OF(POWER);

    if (has >= wanted) return;
    teller->told++;
    (void)witness_refuses_for(
        teller->table,
        &first,
        (Sight){
            .why = (uint8_t)why, .row = (uint8_t)resource, .n = has, .wanted = wanted});
}

// The resources that remain when the domains of a price are paid.
typedef struct {
    int own, all, universal;
} Left;

static Left tell_domains(Teller *teller, const Price *price, const Payable *payable)
{
    Left left = {.universal = payable->any};

    for (int d = 0; d < DOMAIN_COUNT; d++) {
        const int rest = payable->power[d] - price->power[d];
        const int lent = rest < 0 && left.universal < -rest ? left.universal : -rest;

        if (rest >= 0) {
            left.all += rest;
            if (price->own_domains >> d & 1u) left.own += rest;
            continue;
        }
        left.universal -= lent;
        tell(teller, RESOURCE_FURY + d, payable->power[d] + lent, price->power[d]);
    }
    if (!price->own_domains) left.own = left.all;
    return left;
}

// Returns the resource of a card's own domains: its domain, if it has one alone.
static int own_resource(const Price *price)
{
    for (int d = 0; d < DOMAIN_COUNT; d++)
        if (price->own_domains == 1u << d) return RESOURCE_FURY + d;
    return RESOURCE_OWN;
}

void shortage_tell(const Table *table, const Price *price, const Payable *payable)
{
    Teller teller = {.table = table};
    Left left;
    int own;

    if (!witness_wants_reasons(table) || payable_suffices(table, payable, price))
        return;
    tell(&teller, RESOURCE_ENERGY, payable->energy, price->energy);
    left = tell_domains(&teller, price, payable);
    tell(&teller, own_resource(price), left.own + left.universal, price->own);
    own = price->own < left.own ? price->own : left.own;
    left.all -= own;
    left.universal -= price->own - own;
    if (left.universal < 0) left.universal = 0;
    tell(&teller, RESOURCE_ANY, left.all + left.universal, price->any);
    // Each is there, but one thing cannot pay for two of them.
    if (!teller.told) tell(&teller, RESOURCE_ANY, 0, 1);
}

void shortage_tell_bill(const Bill *bill, const Payable *payable)
{
    const Price price = cost_due(bill);

    shortage_tell(bill->table, &price, payable);
}

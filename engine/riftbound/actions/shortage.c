// shortage.c -- tells what is missing to pay a price, resource by resource.

#include "engine/riftbound/actions/shortage.h"

#include "engine/kernel/table/observer.h"

static void tell(const Table *table, Lack lack)
{
    Refusal first = REFUSAL_NONE;
    const Refusal why =
        lack.resource == RESOURCE_ENERGY ? REFUSAL_OF(ENERGY) : REFUSAL_OF(POWER);

    (void)observer_refuses_for(table,
                               &first,
                               (Sight){.why = (uint8_t)why,
                                       .row = lack.resource,
                                       .n = lack.has,
                                       .wanted = lack.wanted});
}

void shortage_tell(const Table *table, const Price *price, const Payable *payable)
{
    Lack lacks[LACKS_MAX];
    int n;

    if (!observer_wants_reasons(table) || payable_suffices(table, payable, price))
        return;
    n = payable_lacks(payable, price, lacks);
    for (int i = 0; i < n; i++) tell(table, lacks[i]);
    // Each is there, but one thing cannot pay for two of them.
    if (!n) tell(table, (Lack){.resource = RESOURCE_ANY, .has = 0, .wanted = 1});
}

Refusal shortage_of_bill(const Bill *bill, const Payable *payable)
{
    const Price price = cost_due(bill);

    return price.energy > payable->energy ? REFUSAL_OF(ENERGY) : REFUSAL_OF(POWER);
}

void shortage_tell_bill(const Bill *bill, const Payable *payable)
{
    const Price price = cost_due(bill);

    shortage_tell(bill->table, &price, payable);
}

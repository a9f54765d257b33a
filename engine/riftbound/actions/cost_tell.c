// cost_tell.c -- reports each step of a price to the observer.

#include "engine/riftbound/actions/cost_tell.h"

#include "engine/kernel/table/object.h"

static void tell(const Table *table, Sight *how, int resource, int before, int after)
{
    if (before == after) return;
    how->kind = SIGHT_COST;
    how->row = (uint8_t)resource;
    how->n = after - before;
    how->before = before;
    how->after = after;
    observer_tell(table, how);
}

void cost_tell(const Table *table, Sight how, const Price *before, const Price *after)
{
    tell(table, &how, RESOURCE_ENERGY, before->energy, after->energy);
    for (int d = 0; d < DOMAIN_COUNT; d++)
        tell(table, &how, RESOURCE_FURY + d, before->power[d], after->power[d]);
    tell(table, &how, RESOURCE_OWN, before->own, after->own);
    tell(table, &how, RESOURCE_ANY, before->any, after->any);
}

Sight cost_tell_passive(const PassiveScan *scan, const char *rule)
{
    const Library *library = scan->table->library;

    return (Sight){.clause = (ClauseId)(scan->clause - library->clauses),
                   .source = scan->env.carrier,
                   .modifier = scan->modifier,
                   .rule = rule};
}

Sight cost_tell_ability(const Active *ability, const char *rule)
{
    return (Sight){
        .clause = ability->id, .source = {.id = ability->object}, .rule = rule};
}

Sight cost_tell_rule(const char *text, const char *rule)
{
    return (Sight){.text = text, .rule = rule};
}

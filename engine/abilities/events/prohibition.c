// prohibition.c -- "cannot": asks before an event whether some card forbids it (054.1).

#include "engine/abilities/events/prohibition.h"

#include "engine/abilities/held/ability.h"
#include "engine/abilities/passives/derive.h"
#include "engine/abilities/passives/passive.h"
#include "engine/kernel/table/observer.h"

bool prohibition_is_loaded(const Table *table, int event)
{
    return event_set_has(&table->library->banned, event);
}

bool prohibition_forbids(const Table *table, const Event *event)
{
    if (!prohibition_is_loaded(table, event->event)) return false;
    return passive_permission_fits(table, CLAUSE_CANNOT, event, NULL, NULL);
}

bool prohibition_may_forbid(const Table *table, int event, ObjectId object)
{
    const ObjectId *ids;

    if (!prohibition_is_loaded(table, event)) return false;
    derive_refresh_gifts(table);
    (void)ability_active_objects(table, &ids);
    return table->state->delayed_n || event_set_has(&table->interest.forbids, event) ||
           ability_may_precede(table, object, CLAUSE_CANNOT, event);
}

bool prohibition_refuses(const Table *table, const Event *event, Refusal why,
                         Refusal *first)
{
    if (!prohibition_forbids(table, event)) return false;
    if (!observer_wants_reasons(table)) return observer_refuses(table, first, why);
    if (!*first) *first = why;
    passive_tell_prohibitions(table, event, why);
    return false;
}

bool prohibition_of_others(const Table *table, const Event *event)
{
    if (!prohibition_is_loaded(table, event->event)) return false;
    return passive_permission_of_others(table, CLAUSE_CANNOT, event);
}

// permission_use.c -- permissions for a single use, of those that a play was made by.

#include "engine/riftbound/permission/permission_inside.h"

#include "engine/abilities/held/ability.h"
#include "engine/abilities/language/pattern.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/ref.h"
#include "engine/riftbound/actions/cost.h"

enum { PLACE = 1 << 15, FROM = 1 << 14, PRICE = 1 << 13 };

static bool costs_item(const Table *table, const Item *item, uint16_t cost)
{
    if (!cost) return false;
    if (item->terms & (TERM_FOR | TERM_EXTRA) &&
        permission_is_same_cost(table, cost, item->terms_cost))
        return true;
    for (int i = 0; i < ITEM_ALSO_MAX; i++)
        if (permission_is_same_cost(table, cost, item->also[i])) return true;
    return false;
}

// Returns the kinds of permission that the clause gives the play [item], one bit each: the
// place where it enters, the zone that it comes from, its price.
static unsigned gives(const Table *table, const Item *item, const Clause *clause,
                      const Env *env, bool usual_place)
{
    unsigned given = clause->flags & (CLAUSE_IGNORING_COST | CLAUSE_IGNORING_FIRST);

    if (clause->to.kind != LOCATION_NONE && !usual_place) given |= PLACE;
    if (!permission_is_usual_from(clause->from)) given |= FROM;
    if (costs_item(table, item, cost_of_clause(table, clause, env->value_cost)))
        given |= PRICE;
    return given;
}

// Returns whether the item waits for the instructions of that permission, which is counted in
// [taken] then, one bit for each.
static bool waits_for(const State *state, const Item *item, const Modifier *permission,
                      unsigned *taken)
{
    int met = 0;

    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind != MODIFIER_PLAYED_BY || !ref_equal(m->object, item->object))
            continue;
        if (m->clause == permission->clause &&
            ref_equal(m->source, permission->source) &&
            ref_equal(m->subject, permission->subject) && !(*taken >> met & 1u)) {
            *taken |= 1u << met;
            return true;
        }
        met++;
    }
    return false;
}

// Uses up one permission of each kind.
void permission_use_up(Table *table, const Item *item)
{
    Event event = event_of(EVENT_PLAYED, item->object.id, item->controller);
    const bool usual =
        item->to == NOWHERE ||
        permission_is_usual_place(table, item->controller, item->object.id, item->to);
    State *state = table->state;
    // To a play by an effect it gives the place alone.
    const unsigned wanted = item->terms & TERM_BY_EFFECT ? PLACE : ~0u;
    unsigned given = 0, taken = 0;
    int spare = -1;

    if (!(item->terms & TERM_ONCE)) return;
    event.from = item->from;
    event.to = event.at = item->to;
    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];
        const Clause *clause = &table->library->clauses[m->clause];
        unsigned kinds;
        Env env;

        if (m->kind != MODIFIER_DELAYED || clause->kind != CLAUSE_CAN) continue;
        ability_env_of_modifier(table, m, &env);
        if (!permission_is_once(table, m) || !pattern_fits(table, &env, clause, &event))
            continue;
        if (clause->run && !waits_for(state, item, m, &taken)) continue;
        if (spare < 0) spare = i;
        kinds = gives(table, item, clause, &env, usual);
        if (!clause->run && !(kinds & wanted & ~given)) continue;
        given |= kinds;
        i -= modifier_use(table, i);
    }
    if (!given && spare >= 0) (void)modifier_use(table, spare);
}

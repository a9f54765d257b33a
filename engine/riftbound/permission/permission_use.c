// permission_use.c -- permissions for a single use, of those that a play was made by.

#include "engine/riftbound/permission/permission_inside.h"

#include "engine/abilities/held/ability.h"
#include "engine/abilities/held/turn_history.h"
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
    const uint16_t cost = cost_of_clause(table, clause, env->value_cost);
    const bool paid = costs_item(table, item, cost);

    if (clause->to.kind != LOCATION_NONE && !usual_place && (paid || !cost))
        given |= PLACE;
    if (!permission_is_usual_from(clause->from)) given |= FROM;
    if (paid) given |= PRICE;
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

// What a play uses up: the kinds of permission that are wanted and that it has from others.
typedef struct {
    Table *table;
    const Item *item;
    Event event;
    bool usual_place;
    unsigned wanted, given, taken;
} Using;

// Returns whether the play uses the permission: it waits for its instructions, or, where it has
// none, it gives a kind that no other has given.
static bool uses(Using *use, const Modifier *like, const Env *env)
{
    const Clause *clause = &use->table->library->clauses[like->clause];
    unsigned kinds;

    if (clause->run && !waits_for(use->table->state, use->item, like, &use->taken))
        return false;
    kinds = gives(use->table, use->item, clause, env, use->usual_place);
    if (!clause->run && !(kinds & use->wanted & ~use->given)) return false;
    use->given |= kinds;
    return true;
}

// Uses up one of what is there, for the rest of the turn.
static void use_text(Using *use, const Active *ability)
{
    Table *table = use->table;
    Modifier like = {.clause = ability->id};
    Env env;

    ability_env(table, ability, &env);
    like.source = env.me;
    if (ability->clause->flags & CLAUSE_ATTACHED) like.subject = env.carrier;
    if (!ability->clause->each_turn ||
        turn_history_is_used_up(table, turn_history_used(&env, ability->id)) ||
        !pattern_fits(table, &env, ability->clause, &use->event) ||
        !uses(use, &like, &env))
        return;
    turn_history_note_use(table, turn_history_used(&env, ability->id));
}

// Uses those that come anew each turn: what is there says so.
static void use_active(Using *use)
{
    Table *table = use->table;
    const ObjectId *ids;
    const int n = ability_active_objects(table, &ids);

    for (int i = 0; i < n; i++) {
        AbilityScan scan;

        if (!ability_may_precede(table, ids[i], CLAUSE_CAN, EVENT_PLAYED)) continue;
        ability_scan_kind(&scan, table, ids[i], CLAUSE_CAN);
        while (ability_next(&scan)) use_text(use, &scan.now);
    }
}

// Uses those that wait. Returns one that is about the play and gives it nothing, -1: none.
static int use_waiting(Using *use)
{
    Table *table = use->table;
    int spare = -1;

    for (int i = 0; i < table->state->modifiers_n; i++) {
        const Modifier m = table->state->modifiers[i];
        const Clause *clause = &table->library->clauses[m.clause];
        Env env;

        if (m.kind != MODIFIER_DELAYED || clause->kind != CLAUSE_CAN) continue;
        ability_env_of_modifier(table, &m, &env);
        if (!permission_is_limited(clause) ||
            turn_history_is_used_up(table, turn_history_used(&env, m.clause)) ||
            !pattern_fits(table, &env, clause, &use->event))
            continue;
        if (spare < 0 && !clause->run && clause->flags & CLAUSE_ONCE) spare = i;
        if (!uses(use, &m, &env)) continue;
        if (clause->each_turn)
            turn_history_note_use(table, turn_history_used(&env, m.clause));
        if (clause->flags & CLAUSE_ONCE) i -= modifier_use(table, i);
    }
    return spare;
}

// Uses up one permission of each kind.
void permission_use_up(Table *table, const Item *item)
{
    Using use = {.table = table, .item = item};
    int spare;

    if (!(item->terms & TERM_ONCE)) return;
    use.event = event_of(EVENT_PLAYED, item->object.id, item->controller);
    use.event.from = item->from;
    use.event.to = use.event.at = item->to;
    use.usual_place =
        item->to == NOWHERE ||
        permission_is_usual_place(table, item->controller, item->object.id, item->to);
    // To a play by an effect it gives the place alone.
    use.wanted = item->terms & TERM_BY_EFFECT ? PLACE : ~0u;
    use_active(&use);
    spare = use_waiting(&use);
    if (!use.given && spare >= 0) (void)modifier_use(table, spare);
}

// passive_permission.c -- finds a `can` or `cannot` clause that speaks of an event.

#include "engine/abilities/passives/derive.h"
#include "engine/abilities/passives/passive.h"

#include "engine/abilities/language/pattern.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/spot.h"

// A search for a clause of [kind] that fits [event]; its clause and words go to the last two.
typedef struct {
    const Table *table;
    int kind; // ClauseKind
    const Event *event;
    const Clause **found; // may be NULL
    Env *env;
    Refusal tells; // reports each that fits as this reason, and goes on; 0: not
} Permission;

static void tell_as_reason(const Permission *asked, const Clause *clause)
{
    Refusal first = REFUSAL_NONE;
    const ClauseId id = (ClauseId)(clause - asked->table->library->clauses);

    (void)observer_refuses_for(asked->table,
                               &first,
                               (Sight){.why = (uint8_t)asked->tells,
                                       .clause = id,
                                       .source = asked->env->carrier,
                                       .object = asked->event->object});
}

// A condition knows the event: `it`, and `they`, who would do it.
static ClausePart off_part(const Permission *asked, const Clause *clause)
{
    Env env = *asked->env;

    pattern_env(asked->table, asked->event, &env);
    return pattern_off_part(asked->table, &env, clause);
}

static bool clause_permits(const Permission *asked, const Clause *clause)
{
    ClausePart part;

    if (clause->kind != asked->kind) return false;
    part = pattern_part(asked->table, asked->env, clause, asked->event);
    if (!part) part = off_part(asked, clause);
    pattern_tell(asked->table, clause, asked->env, asked->event, part);
    if (part) return false;
    if (asked->found) *asked->found = clause;
    if (asked->tells) tell_as_reason(asked, clause);
    return !asked->tells;
}

static bool object_permits(const Permission *asked, ObjectId id)
{
    const Table *table = asked->table;
    AbilityScan scan;

    if (!ability_may_precede(table, id, (ClauseKind)asked->kind, asked->event->event)) {
        return false;
    }
    ability_scan_kind(&scan, table, id, (ClauseKind)asked->kind);
    while (ability_next(&scan)) {
        ability_env(table, &scan.now, asked->env);
        if (clause_permits(asked, scan.now.clause)) return true;
    }
    return false;
}

static bool modifiers_permit(const Permission *asked)
{
    const Table *table = asked->table;

    for (int i = 0; i < table->state->modifiers_n; i++) {
        const Modifier *modifier = &table->state->modifiers[i];
        const Clause *clause = &table->library->clauses[modifier->clause];

        if (modifier->kind != MODIFIER_DELAYED || clause->kind != asked->kind) continue;
        ability_env_of_modifier(table, modifier, asked->env);
        if (clause_permits(asked, clause)) return true;
    }
    return false;
}

// Returns whether nothing active forbids such an event to another object than itself.
// An observer hears of all that does not fit.
static bool is_about_itself_alone(const Permission *asked)
{
    return asked->kind == CLAUSE_CANNOT && !observer_is_there(asked->table) &&
           !event_set_has(&asked->table->interest.forbids, asked->event->event);
}

static bool board_permits(const Permission *asked)
{
    const Table *table = asked->table;
    const ObjectId itself = asked->event->object;
    const ObjectId *ids;
    int n;

    derive_refresh_gifts(table);
    n = ability_active_objects(table, &ids);
    if (!ability_any_precedes(table, (ClauseKind)asked->kind, asked->event->event))
        return false;
    if (is_about_itself_alone(asked))
        return itself && ability_active_place(table, itself) >= 0 &&
               object_permits(asked, itself);
    for (int i = 0; i < n; i++) {
        if (object_permits(asked, ids[i])) return true;
    }
    return false;
}

bool passive_permission_of_others(const Table *table, int kind, const Event *event)
{
    Env env;
    const Permission asked = {table, kind, event, NULL, &env, REFUSAL_NONE};

    return board_permits(&asked) || modifiers_permit(&asked);
}

static bool somebody_permits(const Permission *asked)
{
    const Table *table = asked->table;
    const Event *event = asked->event;

    if (board_permits(asked)) return true;
    if (event->object &&
        !spot_is(table, table->state->objects[event->object].spot, ZONE_ACTIVE) &&
        object_permits(asked, event->object)) {
        return true;
    }
    return modifiers_permit(asked);
}

bool passive_permission_fits(const Table *table, int kind, const Event *event,
                             const Clause **found, Env *env)
{
    Env own;
    const Permission asked = {
        table, kind, event, found, env ? env : &own, REFUSAL_NONE};

    return somebody_permits(&asked);
}

void passive_tell_prohibitions(const Table *table, const Event *event, Refusal why)
{
    Env env;
    const Permission asked = {table, CLAUSE_CANNOT, event, NULL, &env, why};

    (void)somebody_permits(&asked);
}

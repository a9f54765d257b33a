// permission_read.c -- reads the `can` clauses about one play.
//
// The usual zone, place and time need no clause; each that differs needs one that grants it.

#include "engine/riftbound/permission/permission_inside.h"

#include <string.h>

#include "engine/abilities/held/ability.h"
#include "engine/abilities/held/turn_history.h"
#include "engine/abilities/language/pattern.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/position/board.h"

bool permission_is_usual_from(Location from)
{
    if (from.kind == LOCATION_NONE) return true;
    return from.kind == LOCATION_ZONE &&
           (from.n == ZONE_HAND || from.n == ZONE_CHAMPION);
}

bool permission_is_offer(const Clause *clause)
{
    if (permission_is_limited(clause)) return true;
    return (clause->cost || permission_is_free(clause)) &&
           permission_is_usual_from(clause->from);
}

// Returns whether the offer opens a place to what effects play, too: for nothing, or for resources
// on top of the cost. Deeds would have to be done before there is a place.
static bool opens_place(const Table *table, const Clause *clause)
{
    const Cost *cost = &table->library->costs[clause->cost];

    if (permission_is_free(clause)) return false;
    if (!clause->cost) return permission_is_limited(clause);
    return clause->to.kind != LOCATION_NONE && cost->is_extra && !cost->actions_n;
}

// Returns whether the clause may be about this play, as far as no words are needed to
// tell.
static bool may_be_about(const Asked *asked, const Clause *clause)
{
    const SpotId from = asked->event.from;

    if (permission_is_offer(clause) && !asked->offers &&
        !(asked->places && opens_place(asked->table, clause)))
        return false;
    if (clause->from.kind == LOCATION_ZONE && from != NOWHERE &&
        spot_zone(asked->table, from) != clause->from.n)
        return false;
    return pattern_names(clause, EVENT_PLAYED);
}

// Returns whether it matters to the player by which permission the card is played.
static bool is_chosen(const Table *table, const Grants *grants)
{
    return grants->cost || grants->ignoring_cost || grants->ignoring_energy ||
           table->library->clauses[grants->by.clause].run;
}

static void join(Grants *all, const Grants *more)
{
    all->place |= more->place;
    all->action |= more->action;
    all->reaction |= more->reaction;
    all->from |= more->from;
    all->chooses_here |= more->chooses_here;
    all->offer |= more->offer;
    all->once |= more->once;
}

// Returns what the clause grants, which is about this play.
static Grants grants_of(const Asked *asked, const Clause *clause, const Env *env)
{
    Grants all = {.offer = permission_is_offer(clause)}, *const grants = &all;

    // A time that is granted for one place does not help elsewhere.
    if (clause->to.kind != LOCATION_NONE) grants->place = true;
    if (clause->from.kind != LOCATION_NONE) {
        grants->from = true;
        grants->ignoring_cost |= (clause->flags & CLAUSE_IGNORING_COST) != 0;
        grants->ignoring_energy |= (clause->flags & CLAUSE_IGNORING_FIRST) != 0;
        grants->chooses_here |= (clause->flags & CLAUSE_CHOOSES_HERE) != 0;
    }
    if (clause->cost &&
        (clause->from.kind != LOCATION_NONE || permission_is_offer(clause))) {
        grants->cost = cost_of_clause(asked->table, clause, env->value_cost);
        grants->extra = asked->table->library->costs[clause->cost].is_extra;
    }
    grants->action |= (clause->flags & CLAUSE_ACTION) != 0;
    grants->reaction |= (clause->flags & CLAUSE_REACTION) != 0;
    return all;
}

static void add_priced(const Table *table, Readings *readings, const Grants *grants)
{
    for (int i = 0; i < readings->n; i++)
        if (!memcmp(&readings->priced[i], grants, sizeof *grants)) return;
    if (table_fits(table, LIMIT_PRICED, readings->n))
        readings->priced[readings->n++] = *grants;
}

// Says whose words they are. [waiting]: 1 + the row of the modifier; 0: printed or given text.
static GrantedBy granted_by(const Table *table, const Clause *clause, const Env *env,
                            int waiting)
{
    return (GrantedBy){.clause = (ClauseId)(clause - table->library->clauses),
                       .carrier = env->carrier.id,
                       .waiting = (uint16_t)waiting,
                       .cost = env->value_cost,
                       .value = env->value,
                       .keyword = env->keyword,
                       .paid_slot = env->paid_slot};
}

// Adds what the clause grants, if it is about this play.
static void read_clause(const Asked *asked, const Clause *clause, const Env *env,
                        int waiting, Readings *readings)
{
    const Table *table = asked->table;
    Env told = *env; // a condition knows the event
    Grants grants;

    if (!pattern_fits(table, env, clause, &asked->event)) return;
    pattern_env(table, &asked->event, &told);
    if (!pattern_is_on(table, &told, clause)) return;
    grants = grants_of(asked, clause, env);
    grants.once = clause->each_turn || (waiting && clause->flags & CLAUSE_ONCE);
    grants.by = granted_by(table, clause, env, waiting);
    if (!is_chosen(table, &grants)) {
        if (!readings->plain.by.clause) readings->plain.by = grants.by;
        join(&readings->plain, &grants);
    } else {
        if (!clause->run) grants.by = (GrantedBy){0};
        add_priced(table, readings, &grants);
    }
    if (observer_is_there(table)) observer_tell_answer(table, clause, env->carrier);
}

static void read_object(const Asked *asked, ObjectId id, Readings *readings)
{
    const Table *table = asked->table;
    AbilityScan scan;
    Env env;

    if (!ability_may_precede(table, id, CLAUSE_CAN, EVENT_PLAYED)) return;
    ability_scan_kind(&scan, table, id, CLAUSE_CAN);
    while (ability_next(&scan)) {
        if (!may_be_about(asked, scan.now.clause)) continue;
        ability_env(table, &scan.now, &env);
        // A card that says so of itself speaks to its own player.
        if (id == asked->object && env.you != asked->player) continue;
        if (turn_history_is_used_up(table, turn_history_used(&env, scan.now.id)))
            continue;
        read_clause(asked, scan.now.clause, &env, 0, readings);
    }
}

bool permission_is_once(const Table *table, const Modifier *m)
{
    return permission_is_limited(&table->library->clauses[m->clause]);
}

static void read_delayed(const Asked *asked, int row, Readings *readings)
{
    const Modifier *m = &asked->table->state->modifiers[row];
    const Clause *clause = &asked->table->library->clauses[m->clause];
    Env env;

    if (!may_be_about(asked, clause)) return;
    ability_env_of_modifier(asked->table, m, &env);
    if (turn_history_is_used_up(asked->table, turn_history_used(&env, m->clause)))
        return;
    read_clause(asked, clause, &env, 1 + row, readings);
}

Readings permission_read(const Asked *asked)
{
    const Table *table = asked->table;
    const ObjectId *ids;
    int n = ability_active_objects(table, &ids);
    Readings readings = {.n = 0};

    if (!ability_any_permits(table, EVENT_PLAYED)) n = 0;
    for (int i = 0; i < n; i++) read_object(asked, ids[i], &readings);
    if (!spot_is(table, table->state->objects[asked->object].spot, ZONE_ACTIVE) ||
        board_is_facedown(table, asked->object)) {
        read_object(asked, asked->object, &readings);
    }
    for (int i = 0; i < table->state->modifiers_n; i++) {
        const Modifier *m = &table->state->modifiers[i];

        if (m->kind != MODIFIER_DELAYED) continue;
        if (table->library->clauses[m->clause].kind != CLAUSE_CAN) continue;
        read_delayed(asked, i, &readings);
    }
    return readings;
}

Grants permission_grants(const Readings *readings, unsigned set)
{
    Grants grants = readings->plain;

    for (int i = 0; i < readings->n; i++)
        if (set >> i & 1u) join(&grants, &readings->priced[i]);
    return grants;
}

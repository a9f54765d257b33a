// query_played.c -- from where a thing is played, and what it has by the way it is.
//
// A `can` clause brings a keyword to what is played as it says: `can { played = me, from =
// ..., has = "Swift" }`. Such a thing has the keyword for whoever asks for it.

#include "engine/abilities/language/query_inside.h"

#include "engine/abilities/held/ability.h"
#include "engine/abilities/held/role.h"
#include "engine/abilities/language/condition.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"

// The way in which a thing is played, or would be.
typedef struct {
    SpotId from;
    SpotId to; // NOWHERE: it enters nowhere, or nobody knows
} Way;

// Returns whether the ability that runs triggered on a play of `it`.
static bool runs_for_play(const Table *table, const Env *env)
{
    const Item *item = env->item ? chain_item(table, env->item) : NULL;
    const Clause *clause;

    if (!item || item->kind != ITEM_TRIGGERED) return false;
    clause = &table->library->clauses[item->clause];
    return clause->events_n &&
           table->rules->events[clause->events[0].event].flags & EVENT_PLAYS;
}

// A card on the chain came from the zone that it is played from, and so did what has entered,
// for the abilities that hear of it. Others are where they are, because they would be played
// from there.
static Way way_of(const Table *table, const Env *env, ObjectId id)
{
    const State *state = table->state;
    const Ref ref = object_ref(state, id);

    for (int i = 0; i < state->chain_n; i++) {
        const Item *item = &state->chain[i];

        if (item->kind == ITEM_PLAY && item->object.id == id)
            return (Way){item->from, item->to};
    }
    if (ref_equal(env->played, ref)) return (Way){env->played_from, env->played_to};
    if (ref_equal(env->subject, ref) && runs_for_play(table, env))
        return (Way){env->event_from, env->event_spot};
    return (Way){state->objects[id].spot, NOWHERE};
}

bool query_came_from(const Table *table, const Env *env, ObjectId id, int zone)
{
    const SpotId from = way_of(table, env, id).from;

    return from != NOWHERE && spot_zone(table, from) == zone;
}

// Returns whether the way leads to where the clause says. `here` is where the thing was, or is
// before it is played.
static bool leads_there(const Table *table, const Env *env, const Clause *clause,
                        Way way)
{
    const Location to = clause->to;

    if (to.kind == LOCATION_NONE) return true;
    if (to.kind == LOCATION_ROLE && to.n == ROLE_HERE && way.from != NOWHERE) {
        const SpotId here = object_location_at(table, way.from);

        return here != NOWHERE && (way.to == NOWHERE || way.to == here);
    }
    return way.to != NOWHERE && query_location_matches(table, env, to, way.to);
}

// Returns whether that is the way of the clause, whose words are [own].
static bool is_way_of(const Table *table, const Clause *clause, Way way, const Env *own)
{
    return query_location_matches(table, own, clause->from, way.from) &&
           leads_there(table, own, clause, way) &&
           condition_depends_hold(table, own, clause) &&
           condition_holds(table, own, clause->provided);
}

// Judges an ability that brings the keyword; its conditions may ask who has one themselves.
static bool brings(const Table *table, const Active *ability, Way way)
{
    Env own;
    Judging judging;
    bool fits;

    ability_env(table, ability, &own);
    own.played = object_ref(table->state, ability->object);
    own.played_from = way.from;
    own.played_to = way.to;
    judging = table_judge(table, ability->clause);
    fits = judging.works && is_way_of(table, ability->clause, way, &own);
    table_judged(table, judging);
    return fits;
}

bool query_brings(const Table *table, const Env *env, ObjectId id, int keyword)
{
    AbilityScan scan;
    Way way;

    if (!ability_may_have(table, id, CLAUSE_CAN)) return false;
    way = way_of(table, env, id);
    ability_scan_kind(&scan, table, id, CLAUSE_CAN);
    while (ability_next(&scan))
        if (scan.now.clause->brings == keyword && table_work(table) &&
            brings(table, &scan.now, way))
            return true;
    return false;
}

bool query_is_here(const Table *table, const Env *env, const Clause *clause, SpotId at,
                   SpotId from)
{
    SpotId is = at;

    if (!(clause->flags & CLAUSE_HERE)) return true;
    if (at == NOWHERE && from != NOWHERE && clause->from.kind)
        is = object_location_at(table, from);
    return is == role_spot(table, env, ROLE_HERE);
}

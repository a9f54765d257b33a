#include "engine/kernel/abilities/role.h"

#include <string.h>

#include "engine/kernel/abilities/query.h"

void role_env(const Table *table, ObjectId object, Env *env)
{
    const Object *o = &table->state->objects[object];

    memset(env, 0, offsetof(Env, chosen));
    env->me = env->own = object_ref(table->state, object);
    env->you = object_on_board(table, object) ? o->controller : o->owner;
    if (table->rules->zones[table->spot_zone[o->spot]].scope == SCOPE_SHARED) {
        env->you = o->controller;
    }
    env->chooser = env->you;
    env->it_player = env->they = NOBODY;
    env->there = env->whence = NOWHERE;
    env->paid_slot = 0;
}

bool role_are_allied(const State *state, PlayerId a, PlayerId b)
{
    if (a == NOBODY || b == NOBODY) return false;
    return state->players[a].team == state->players[b].team;
}

Ref role_ref(const Table *table, const Env *env, int role)
{
    (void)table;
    if (role == ROLE_ME) return env->me;
    if (role == ROLE_IT) return env->it;
    if (role == ROLE_THIS) return env->own;
    return (Ref){0, 0};
}

PlayerId role_player(const Table *table, const Env *env, int role)
{
    (void)table;
    if (role == ROLE_YOU) return env->you;
    if (role == ROLE_IT) return env->it_player;
    if (role == ROLE_THEY) return env->they;
    return NOBODY;
}

static SpotId ref_location(const Table *table, Ref ref)
{
    return ref_lives(table->state, ref) ? object_location(table, ref.id) : NOWHERE;
}

SpotId role_spot(const Table *table, const Env *env, int role)
{
    if (role == ROLE_HERE) return ref_location(table, env->me);
    if (role == ROLE_WHENCE) return env->whence;
    if (role != ROLE_THERE) return NOWHERE;
    if (env->there != NOWHERE) return env->there;
    return ref_location(table, env->it);
}

bool role_place_matches(const Table *table, const Env *env, Place place, SpotId spot)
{
    if (spot == NOWHERE) return place.kind == PLACE_NONE;
    switch ((PlaceKind)place.kind) {
    case PLACE_NONE: return true;
    case PLACE_ZONE: return spot_zone(table, spot) == place.n;
    case PLACE_ROLE: return spot == role_spot(table, env, place.n);
    case PLACE_QUERY:
        return spot_is(table, spot, ZONE_LOCATION) &&
               query_stands_at(table, env, spot, place.n);
    case PLACE_BOARD: return spot_is(table, spot, ZONE_BOARD);
    case PLACE_ANYWHERE: return spot_is(table, spot, ZONE_LOCATION);
    }
    return false;
}

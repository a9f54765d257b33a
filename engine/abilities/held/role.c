// role.c -- the words me, it, you, they, here, there, this and origin, from an Env.

#include "engine/abilities/held/role.h"

#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"

PlayerId role_keeper_off_board(const Table *table, ObjectId object)
{
    const Object *o = &table->state->objects[object];
    const int zone = table->spot_zone[o->spot];

    return table->rules->zones[zone].scope == SCOPE_SHARED ? o->controller : o->owner;
}

PlayerId role_player(const Table *table, const Env *env, int role)
{
    (void)table;
    if (role == ROLE_YOU) return env->you;
    if (role == ROLE_IT) return env->subject_player;
    if (role == ROLE_THEY) return env->actor;
    return NOBODY;
}

static SpotId ref_location(const Table *table, Ref ref)
{
    return ref_lives(table->state, ref) ? object_location(table, ref.id) : NOWHERE;
}

// Returns where `it` is; of several things, where the first is that is still somewhere.
static SpotId subject_location(const Table *table, const Env *env)
{
    SpotId spot = ref_location(table, env->subject);

    for (int i = 1; spot == NOWHERE; i++) {
        const Ref thing = role_each(table, env, ROLE_IT, i);

        if (!thing.id) return NOWHERE;
        spot = ref_location(table, thing);
    }
    return spot;
}

// Returns where `me` is. Of what an ability's own cost has taken away it is where that was
// (359.3.e.13).
static SpotId here_of(const Table *table, const Env *env)
{
    const Item *item = env->item ? chain_item(table, env->item) : NULL;

    if (item && item->paid_left & PAID_SOURCE && ref_equal(item->source, env->me))
        return item->from;
    return ref_location(table, env->me);
}

SpotId role_spot(const Table *table, const Env *env, int role)
{
    if (role == ROLE_HERE) return here_of(table, env);
    if (role == ROLE_ORIGIN) return env->event_from;
    if (role == ROLE_THAT) return ref_location(table, env->tested);
    if (role != ROLE_THERE) return NOWHERE;
    if (env->event_spot != NOWHERE) return env->event_spot;
    return subject_location(table, env);
}

bool role_is_opposite(const Table *table, const Env *env, SpotId spot)
{
    const SpotId here = role_spot(table, env, ROLE_HERE);
    int zone;

    if (here == NOWHERE || spot == NOWHERE || here == spot) return false;
    zone = spot_zone(table, here);
    return table->rules->zones[zone].scope == SCOPE_PLAYER &&
           spot_zone(table, spot) == zone &&
           !table->state->players[spot_index(table, spot)].gone;
}

// role.h -- looks up what the words of an ability stand for: me, you, it, here, there.
//
// `here` is where `me` is at the moment; `it` and `there` are what the Env says (359.3.f).

#ifndef ROLE_H
#define ROLE_H

#include <string.h>

#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"

// Return the player to whom an object belongs at the moment: its controller on the
// board and in zones that all share, else its owner. The first is for one that is off
// the board.
PlayerId role_keeper_off_board(const Table *table, ObjectId object);

static inline PlayerId role_keeper(const Table *table, ObjectId object)
{
    if (object_on_board(table, object)) return table->state->objects[object].controller;
    return role_keeper_off_board(table, object);
}

// Fills an Env for the abilities of [object]: me and you, nothing else.
static inline void role_env(const Table *table, ObjectId object, Env *env)
{
    memset(env, 0, sizeof *env);
    env->me = env->carrier = object_ref(table->state, object);
    env->you = env->chooser = role_keeper(table, object);
    env->subject_player = env->actor = NOBODY;
    env->event_spot = env->event_from = NOWHERE;
}

// Return the thing, the spot or the player of a role: a gone Ref, NOWHERE or NOBODY where it
// stands for none.
static inline Ref role_ref(const Table *table, const Env *env, int role)
{
    (void)table;
    if (role == ROLE_ME) return env->me;
    if (role == ROLE_IT) return env->subject;
    if (role == ROLE_THIS) return env->carrier;
    if (role == ROLE_THAT) return env->tested;
    return (Ref){0, 0};
}

// Returns number [i] of the things that the role stands for, id 0 after the last. Only `it` of
// a reflexive ability, and of what replaces several events together, may be several.
static inline Ref role_each(const Table *table, const Env *env, int role, int i)
{
    if (!i) return role_ref(table, env, role);
    if (role != ROLE_IT) return (Ref){0, 0};
    if (env->about) {
        const Group *about = &table->groups[env->about - 1];

        return i <= (int)about->n ? about->members[i - 1] : (Ref){0, 0};
    }
    if (env->item_kind != ITEM_REFLEXIVE) return (Ref){0, 0};
    return chain_subject(table, env->item, i - 1);
}

// Returns whether the role stands for [ref], or for it among others.
static inline bool role_means(const Table *table, const Env *env, int role, Ref ref)
{
    if (ref_equal(role_ref(table, env, role), ref)) return true;
    if (role != ROLE_IT || !env->about)
        return role == ROLE_IT && env->item_kind == ITEM_REFLEXIVE &&
               chain_is_about(table, env->item, ref);
    for (uint32_t i = 0; i < table->groups[env->about - 1].n; i++)
        if (ref_equal(table->groups[env->about - 1].members[i], ref)) return true;
    return false;
}

SpotId role_spot(const Table *table, const Env *env, int role);
PlayerId role_player(const Table *table, const Env *env, int role);

// Returns whether the spot is opposite `here`: of the same zone, and of another player.
bool role_is_opposite(const Table *table, const Env *env, SpotId spot);

#endif

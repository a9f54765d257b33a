// role.h -- whom the words of an ability stand for: me, you, it, here, there.
//
// `me` and `here` are read now; `it` and `there` are what the Env says (359.3.f).

#ifndef ROLE_H
#define ROLE_H

#include "engine/kernel/table/table.h"

// An Env for the abilities of [object]: me, you, nothing else known.
void role_env(const Table *table, ObjectId object, Env *env);

Ref role_ref(const Table *table, const Env *env, int role);
SpotId role_spot(const Table *table, const Env *env, int role);
PlayerId role_player(const Table *table, const Env *env, int role);

#endif

// adjective.h -- the tests behind the rows of adjectives.def.
//
// Each reads one object or player from the side of the player whose ability asks:
// "friendly" means friendly to that player.

#ifndef ADJECTIVE_H
#define ADJECTIVE_H

#include "engine/kernel/table/table.h"

#define OBJECT(id)                                                                     \
    bool adjective_##id(const Table *table, const Env *env, ObjectId object);
#define PLAYER(id)                                                                     \
    bool adjective_of_player_##id(const Table *table, const Env *env, PlayerId player);
#define BOTH(id)                            OBJECT(id) PLAYER(id)
#define ADJECTIVE(id, name, of, reads, doc) of(name)
#include "engine/riftbound/defs/adjectives.def"
#undef OBJECT
#undef PLAYER
#undef BOTH

#endif

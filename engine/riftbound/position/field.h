// field.h -- the numbers behind the rows of fields.def: of objects, players, chain items.

#ifndef FIELD_H
#define FIELD_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

#define OBJECT(id) int field_##id(const Table *table, const Env *env, ObjectId object);
#define PLAYER(id)                                                                     \
    int field_of_player_##id(const Table *table, const Env *env, PlayerId player);
#define OBJECT_ITEM(id)                                                                \
    OBJECT(id) int field_of_cause_##id(const Table *table, const Cause *cause);
#define FIELD(id, name, of, reads, doc) of(name)
#include "engine/riftbound/defs/fields.def"
#undef OBJECT_ITEM
#undef OBJECT
#undef PLAYER

#endif

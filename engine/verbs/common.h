// common.h -- the verbs that every game has: a function for each form of common.def.
//
// Each fits VerbRow.run. It reads its arguments and makes its result; what happens in between
// is the game's own (deeds.h).

#ifndef COMMON_H
#define COMMON_H

#include "engine/kernel/table/table.h"

#define FORM(id, letters, does, result, looks, about)                                  \
    .name = #id, .signature = (letters), .run = common_##id, .deed = (does),           \
    .gives = (result), .reads = (looks), .doc = (about)
#include "engine/verbs/common.def"

Value common_is(Table *table, Env *env, const Value *args, int n);
Value common_count(Table *table, Env *env, const Value *args, int n);
Value common_owner(Table *table, Env *env, const Value *args, int n);
Value common_controller(Table *table, Env *env, const Value *args, int n);
Value common_value(Table *table, Env *env, const Value *args, int n);
Value common_paid(Table *table, Env *env, const Value *args, int n);

#endif

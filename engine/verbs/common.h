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
#define FORM_THERE(id, letters, does, result, looks, about)                            \
    FORM(id, letters, does, result, looks, about), .sends = SENDS_THERE
#include "engine/verbs/common.def"

Value common_is(Table *table, Env *env, const Value *args, int n);
Value common_count(Table *table, Env *env, const Value *args, int n);
Value common_owner(Table *table, Env *env, const Value *args, int n);
Value common_controller(Table *table, Env *env, const Value *args, int n);
Value common_value(Table *table, Env *env, const Value *args, int n);
Value common_paid(Table *table, Env *env, const Value *args, int n);

Value common_pick(Table *table, Env *env, const Value *args, int n);
Value common_wants(Table *table, Env *env, const Value *args, int n);
Value common_choose(Table *table, Env *env, const Value *args, int n);

Value common_give(Table *table, Env *env, const Value *args, int n);
Value common_loses(Table *table, Env *env, const Value *args, int n);
Value common_delayed(Table *table, Env *env, const Value *args, int n);
Value common_do_this(Table *table, Env *env, const Value *args, int n);

Value common_put(Table *table, Env *env, const Value *args, int n);
Value common_mark(Table *table, Env *env, const Value *args, int n);
Value common_unmark(Table *table, Env *env, const Value *args, int n);
Value common_count_on(Table *table, Env *env, const Value *args, int n);
Value common_attach(Table *table, Env *env, const Value *args, int n);
Value common_detach(Table *table, Env *env, const Value *args, int n);
Value common_gain(Table *table, Env *env, const Value *args, int n);
Value common_spend(Table *table, Env *env, const Value *args, int n);
Value common_add(Table *table, Env *env, const Value *args, int n);
Value common_random(Table *table, Env *env, const Value *args, int n);
Value common_look(Table *table, Env *env, const Value *args, int n);
Value common_reveal(Table *table, Env *env, const Value *args, int n);
Value common_win(Table *table, Env *env, const Value *args, int n);

// Returns a modifier of the running text, which lasts as [duration] says, for good if that was
// left out.
Modifier common_modifier(Table *table, const Env *env, ModifierKind kind,
                         Value duration);

// Returns whether it would be over at once, because what it lasts with is not there: then a
// verb must not add it.
bool common_modifier_is_over(const Table *table, const Modifier *modifier);

// Gives the modifier to each of the things. Returns them, nil where it is over already.
Value common_add_to_each(Table *table, const Env *env, Value things,
                         const Modifier *modifier);

#endif

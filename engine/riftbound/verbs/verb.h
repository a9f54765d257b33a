// verb.h -- the verbs of cards: each row of verbs.def over the actions of the rulebook.
//
// A verb takes Values, does what the game action does (act.h) and returns what it did:
// nil where nothing happened. Nothing left out is you; nil given is nobody, which the
// script host has seen to.

#ifndef VERB_H
#define VERB_H

#include "engine/kernel/cards/value.h"
#include "engine/kernel/table/table.h"

#define VERB(id, name, signature, reads, rule, doc)                                    \
    Value verb_##id(Table *table, Env *env, const Value *args, int n);
#include "engine/riftbound/defs/verbs.def"

// What `for x in each(what)` visits.
Value verb_each_of(Table *table, Env *env, Value what, int index);

// ---- shared by the verb files

// Argument [i], VALUE_NONE where it was left out.
Value verb_argument(const Value *args, int n, int i);

// The objects a value stands for, those that are gone left out.
int verb_things(const Table *table, const Env *env, Value value, ObjectId *ids);

// The one object of a value as a Ref, gone or not.
Ref verb_thing(const Table *table, const Env *env, Value value);

// The chain item that a value means: that ability, or the one that plays the object;
// NULL when it has left.
Item *verb_item(const Table *table, const Env *env, Value value);

// The players a value stands for; left out: you. Returns how many.
int verb_doers(const Table *table, const Env *env, Value value, PlayerId *players);
PlayerId verb_doer(const Table *table, const Env *env, Value value);

// The group value of [n] objects; nil for none.
Value verb_group(Table *table, const ObjectId *ids, int n);

// Objects as one value: nil, the one, or a group.
Value verb_result(Table *table, const ObjectId *ids, int n);

// A number that was done: nil for none.
Value verb_amount_done(int n);

// Acts on each thing of the first argument in one batch, in the name of the second;
// returns what could be done.
typedef bool OneThing(Table *table, ObjectId id, PlayerId by);
Value verb_act_on_each(Table *table, const Env *env, const Value *args, int n,
                       OneThing *act);

// A modifier by the running text that holds as long as the word [duration] says; left
// out: for good. What would end already is not made (359.3.e.16).
Modifier verb_modifier(const Env *env, ModifierKind kind, Value duration);
bool verb_modifier_is_over(const Table *table, const Modifier *m);

#endif

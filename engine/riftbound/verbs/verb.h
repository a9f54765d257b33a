// verb.h -- the verbs of cards: a function for each row of verbs.def.
//
// A verb takes Values, carries out game actions (action.h), and returns what was done:
// nil where nothing happened. If the script leaves the player out, "you" act. If the
// script gives nil as the player, the host does not call the verb.

#ifndef VERB_H
#define VERB_H

#include "engine/cards/value.h"
#include "engine/kernel/table/table.h"
#include "engine/verbs/args.h"
#include "engine/verbs/common.h"
#include "engine/verbs/deeds.h"

#define VERB(id, ...) Value verb_##id(Table *table, Env *env, const Value *args, int n);
#define COMMON(id, takes, rule)
#include "engine/riftbound/defs/verbs.def"

// Returns the chain item that a value means: that ability, or the item that plays the
// object; NULL when it has left.
Item *verb_item(const Table *table, const Env *env, Value value);

// Returns [n] objects as a group; nil for none.
Value verb_group(Table *table, const ObjectId *ids, int n);

// Returns how much was done, nil for 0.
Value verb_amount_done(int n);

// Returns the spot of a place that a verb is given: a spot, `here`, a zone, which is that of
// [player], or a thing: where that is. NOWHERE: it is no place.
SpotId verb_place(const Table *table, const Env *env, Value place, PlayerId player);

// Calls [act] for each thing of the first argument, in one batch, on behalf of the
// player in the second. Returns the things for which [act] returned true.
typedef bool OneThing(Table *table, ObjectId id, PlayerId by);
Value verb_act_on_each(Table *table, const Env *env, const Value *args, int n,
                       OneThing *act);

// Fit Deeds.before_seeing and Deeds.see: cards of a deck may act as it is revealed (424).
void verb_see_before(Table *table, SpotId spot, Seeing seeing);
void verb_see_things(Table *table, const Env *env, Seeing seeing, ThingList *things);

// Fits Rules.ends_of: this_turn and this_combat end for all at once.
int verb_ends_of(const Rules *rules, int word);

#endif

// choice_inside.h -- what the choices of one effect of a spell have to do with those of others.

#ifndef CHOICE_INSIDE_H
#define CHOICE_INSIDE_H

#include "engine/abilities/held/turn_history.h"
#include "engine/kernel/table/table.h"
#include "engine/riftbound/play/target.h"

// Returns mode [i] of the clause as what the item uses.
Used choice_mode_used(const Item *item, const Clause *clause, int i);

// Returns whether a `fresh` mode [i] was chosen before: of a play by an execution before this
// one, else this turn.
bool choice_mode_is_stale(const Table *table, const Item *item, const Clause *clause,
                          int i);

// Adds the least that the choices of a spell will cost from effect [first] on. Effects count
// through all its executions, which may each choose the same thing. Returns false where one of
// them has no choice.
bool choice_reserve_effects(Choosing *choosing, int first);

// Returns whether the effects that follow the first [done] find modes that are left (355.8).
bool choice_fresh_modes_suffice(const Choosing *choosing, int done);

// Notes mode [i] as the next that the item has, and takes the last one back.
void choice_suppose_mode(Item *item, int i);
void choice_drop_mode(Item *item);

// Returns whether an effect of the spell looks at what is chosen for one before it. Then their
// choices are found together; else each by itself.
bool choice_effects_are_bound(const Choosing *choosing);

// Returns how many effects one execution of the spell has.
int choice_effects_n(const Choosing *choosing);

// Lets [choosing] see the item's targets from number [first] on, and the choices that follow
// effect [effect] of the execution, counted from 1; 0 is before them all.
void choice_bind(Choosing *choosing, int first, int effect);

// Lets [choosing] go on with effect [effect], counted so. It has its own `it`, and sees all that
// was chosen before it.
void choice_begin_effect(Choosing *choosing, const Active *ability, int effect);

// Returns whether the effects that follow can all be chosen and paid. Fits Choosing.follows.
bool choice_rest_ends(Choosing *choosing);

#endif

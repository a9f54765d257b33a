// mighty.h -- tells how the Might of units has changed since the last look, and which have
// become Mighty (708-711); and what effects do to it.
//
// A look is taken in each cleanup, and by an action that brings text: only there can be seen
// who had the text already as a unit became Mighty.

#ifndef MIGHTY_H
#define MIGHTY_H

#include "engine/kernel/table/table.h"

// Returns whether a card or the log waits for it.
bool mighty_is_heard(const Table *table);

// Tells it of each unit, as part of the running action.
void mighty_look(Table *table);

// Returns whether an effect of [by] gives the unit Might as the modifier says, or takes it:
// nothing forbids that, and nothing else happens instead.
bool mighty_may_give(Table *table, const Modifier *m, PlayerId by);

// Tells that it did.
void mighty_tell_given(Table *table, ObjectId unit, int n, PlayerId by);

#endif

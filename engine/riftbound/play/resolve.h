// resolve.h -- the end of an item on the chain: it resolves, or it is countered.
//
// A spell does its effects from top to bottom and goes to the trash; an ability does
// its one clause (359.3). Players chose the targets long before: the item ignores those
// that do not fit any more (359.3.e). A countered item leaves without doing anything
// (425).

#ifndef RESOLVE_H
#define RESOLVE_H

#include "engine/kernel/table/table.h"

// Resolves a finalized item and takes it off the chain.
void resolve_item(Table *table, uint16_t serial);

// Returns whether no card says that the item can't be countered by [by].
bool resolve_may_counter(const Table *table, const Item *item, PlayerId by);

// Counters an item in the name of [by], NOBODY for the rules. A card goes to that [zone] of
// its owner.
void resolve_counter(Table *table, uint16_t serial, PlayerId by, int zone);

#endif

// resolve.h -- what the items of the chain come to: resolved, or countered.
//
// A spell does its effects from top to bottom and goes to the trash; an ability does its
// one clause (359.3). Its targets were chosen long before: those that do not fit any more
// are left out (359.3.e). A countered item leaves without doing anything (425).

#ifndef RESOLVE_H
#define RESOLVE_H

#include "engine/kernel/table/table.h"

// Resolves a finalized item and takes it off the chain.
void resolve_item(Table *table, uint16_t serial);

// Counters an item in the name of [by], NOBODY for the rules.
void resolve_counter(Table *table, uint16_t serial, PlayerId by);

#endif

// mighty.h -- tells which units have become Mighty since the last look (708-711).
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

#endif

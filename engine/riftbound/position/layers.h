// layers.h -- derived values: Might and granted abilities (rules 473-480).
//
// layers_derive starts from the printed values and goes through the layers again and again
// until nothing new applies (476.1-2). An effect applies as soon as it can, and once. Each
// derivation begins afresh, so whatever depended on an effect that ended is gone with it
// (476.3). The results lie in the State until something changes.

#ifndef LAYERS_H
#define LAYERS_H

#include "engine/kernel/table/table.h"

// Works out Might and granted abilities of everything on the board: Rules.derive.
void layers_derive(const Table *table);

// Returns the Might: current on the board, printed elsewhere. Below 0 it counts as 0
// (143.2.b).
int layers_might(const Table *table, ObjectId id);

// Returns the true value, which may be below 0.
int layers_true_might(const Table *table, ObjectId id);

// Returns how often an ability of the keyword triggers (questions.def: triggers_again).
int layers_trigger_times(const Table *table, ObjectId object, int keyword);

// Returns the number that is written with a keyword of [id], the sum of all instances.
int layers_keyword_value(const Table *table, ObjectId id, int keyword);

#endif

// layers.h -- derived values: Might and granted abilities (rules 473-480).
//
// layers_derive starts from what is printed and goes through the layers again and again
// until nothing new applies (476.1-2): an effect is applied as soon as it can be, and
// once. It always begins afresh, so an effect that ended takes with it what hung on it
// (476.3). Readers call it through layers_might and ask nothing twice: the results lie in
// the State until something changes.

#ifndef LAYERS_H
#define LAYERS_H

#include "engine/kernel/table/table.h"

void layers_derive(const Table *table);

// Might: current on the board, printed elsewhere; below 0 it counts as 0 (143.2.b).
int layers_might(const Table *table, ObjectId id);

// The true value, which may be below 0.
int layers_true_might(const Table *table, ObjectId id);

// How often an ability of the keyword triggers (questions.def: triggers_again).
int layers_trigger_times(const Table *table, ObjectId object, int keyword);

// A number written on the card of a keyword that [id] has, all instances summed.
int layers_keyword_value(const Table *table, ObjectId id, int keyword);

#endif

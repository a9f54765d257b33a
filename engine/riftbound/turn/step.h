// step.h -- the order of everything: tasks, then pending items, then the chain, then
// showdown or phase (rules 333-340, section 10).

#ifndef STEP_H
#define STEP_H

#include "engine/kernel/table/table.h"

// One step of the game: the Rules' step function.
void step_take(Table *table);

#endif

// step.h -- the order of everything: tasks, then pending items, then the chain, then
// showdown or phase (rules 333-340, section 10). Layer 15: includes the chapters.

#ifndef STEP_H
#define STEP_H

#include "engine/riftbound/position/board.h"

// One step of the game: the Rules' step function.
void step_take(Table *table);

#endif

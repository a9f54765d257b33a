// step.h -- takes the first thing that is due: leaving, opening, cleanup, pending
// items, the chain, combat, showdown, phase (rules 333-340).

#ifndef STEP_H
#define STEP_H

#include "engine/kernel/table/table.h"

// Takes one step of the game: Rules.step.
void step_take(Table *table);

#endif

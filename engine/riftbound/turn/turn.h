// turn.h -- the phases of a turn and who comes next (rules 303-317).

#ifndef TURN_H
#define TURN_H

#include "engine/kernel/table/table.h"
#include "engine/riftbound/position/riftbound_state.h"

// Starts the first turn of [player].
void turn_start(Table *table, PlayerId player);

// The next step of a phase other than free play. Nothing is outstanding.
void turn_advance(Table *table);

// The turn player ends the Main Phase (316.9).
void turn_end_main(Table *table);

// The turn player has left: the turn goes to the next player as far as it is under way;
// with all that finished it expires (652).
void turn_abandon(Table *table);

void turn_empty_pools(Table *table);

// Returns the name of a phase as players know it: "Main Phase".
const char *turn_phase_name(Phase phase);

#endif

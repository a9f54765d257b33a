// turn.h -- the phases of a turn and who comes next (rules 303-317).

#ifndef TURN_H
#define TURN_H

#include "engine/kernel/table/table.h"
#include "engine/riftbound/position/riftbound_state.h"

// Starts the first turn of [player].
void turn_start(Table *table, PlayerId player);

// Takes the next part of a phase other than free play. Nothing else may be due.
void turn_advance(Table *table);

// Returns whether turn_advance would only go on to the next phase.
bool turn_part_is_done(const RiftboundState *b);

// Ends the Main Phase, as the turn player wants (316.9).
void turn_end_main(Table *table);

// Takes the turn from a player who has left. The next player finishes what is under way
// as the turn player; then the turn expires (652).
void turn_abandon(Table *table);

// Empties the Rune Pools of all players.
void turn_empty_pools(Table *table);

// Returns the name of a phase as players know it: "Main Phase".
const char *turn_phase_name(Phase phase);

#endif

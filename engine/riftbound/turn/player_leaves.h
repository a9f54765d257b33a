// player_leaves.h -- players who lose or concede, and what goes with them (195.1, 650-652).
//
// State.leaving names them. They go between two steps, all of a team at once.
// Afterwards they have nothing on the board or the chain but their battlefields, which
// have become blank tokens. Turn, priority and Focus belong to players who are still in
// the game.

#ifndef PLAYER_LEAVES_H
#define PLAYER_LEAVES_H

#include "engine/kernel/table/table.h"

// Removes everybody of State.leaving. Ends the game if one team remains.
void player_leaves_run(Table *table);

#endif

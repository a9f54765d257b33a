// player_leaves.h -- players who lose or concede, and what goes with them (195.1, 650-652).
//
// State.leaving names them. They go between two steps, all of a team at once. Afterwards
// nothing on the board or the chain is theirs except battlefields, which are blank tokens
// then, and turn, priority and focus are with somebody who plays.

#ifndef PLAYER_LEAVES_H
#define PLAYER_LEAVES_H

#include "engine/kernel/table/table.h"

// Removes everybody of State.leaving. Ends the game where one team is left.
void player_leaves_run(Table *table);

#endif

// scripted_step.h -- the steps of a game written in Lua: its setup, then its turns.

#ifndef SCRIPTED_STEP_H
#define SCRIPTED_STEP_H

#include "engine/scripted/scripted.h"

// Takes one step: the setup where no turn has begun, else the turn of the game's script. A
// step that neither changes anything nor asks is a fault, because the same step would
// follow for ever. Fits Rules.step.
void scripted_step(Table *table);

#endif

// scripted_refusals.h -- asks game.lua why an option is not there.

#ifndef SCRIPTED_REFUSALS_H
#define SCRIPTED_REFUSALS_H

#include "engine/scripted/scripted.h"

// Fills in the rows of PlayScenario that a scripted game has.
void scripted_refusals_fill(ScriptedGame *game);

#endif

// scripted_demands.h -- what all cards of a game written in Lua must be.

#ifndef SCRIPTED_DEMANDS_H
#define SCRIPTED_DEMANDS_H

#include "engine/scripted/scripted.h"

// Fills in the row of Play when all keys of game.lua are read. A game without demands has
// none.
void scripted_demands_fill(ScriptedGame *game);

#endif

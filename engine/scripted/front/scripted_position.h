// scripted_position.h -- positions of a game written in Lua, described by zones, notes
// and settings.

#ifndef SCRIPTED_POSITION_H
#define SCRIPTED_POSITION_H

#include "engine/scripted/scripted.h"

// Fills in what PlayPosition tells of notes, settings and room.
void scripted_position_fill(ScriptedGame *game);

#endif

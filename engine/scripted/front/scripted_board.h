// scripted_board.h -- how a game written in Lua is shown.

#ifndef SCRIPTED_BOARD_H
#define SCRIPTED_BOARD_H

#include "engine/scripted/scripted.h"

// Fills in the rows of PlayBoard and PlayOptions when all keys of game.lua are read. A
// game without lines is shown by its zones.
void scripted_board_fill(ScriptedGame *game);

#endif

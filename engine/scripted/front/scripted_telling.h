// scripted_telling.h -- the sentences of the log of a game written in Lua.

#ifndef SCRIPTED_TELLING_H
#define SCRIPTED_TELLING_H

#include "engine/scripted/scripted.h"

// Adds the sentence of an event. A heading stands above the sentences that follow it.
void scripted_telling_add(ScriptedGame *game, int event, const char *text,
                          bool heading);

// Fills in the rows of PlayTelling when all keys of game.lua are read. If the game has no
// sentence, the log names event by event.
void scripted_telling_fill(ScriptedGame *game);

#endif

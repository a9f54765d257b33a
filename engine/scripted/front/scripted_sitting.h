// scripted_sitting.h -- modes, settings and the start of a game written in Lua.

#ifndef SCRIPTED_SITTING_H
#define SCRIPTED_SITTING_H

#include "engine/scripted/scripted.h"

// Fills in the rows of PlaySitting and PlayPosition when all keys of game.lua are read. A
// game without modes gets one for each number of players.
void scripted_sitting_fill(ScriptedGame *game);

// Puts [game] before its first step: players, settings, the starts of player counters, and
// each card of the decks in the zone of its section. [sitting] NULL: a position that is to
// be filled, without a card and with the usual settings.
void scripted_sitting_begin(const Sitting *sitting, Game *game, Table *table, int mode,
                            uint64_t seed);

#endif

// scripted_worth.h -- asks game.lua what a position is worth to a player.

#ifndef SCRIPTED_WORTH_H
#define SCRIPTED_WORTH_H

#include "engine/scripted/scripted.h"

// Fills in the rows of PlayBots when all keys of game.lua are read. A game without `worth`
// leaves its bots to the roles of options.
void scripted_worth_fill(ScriptedGame *game);

// Calls `worth` for [player] within a step. Fits PlayBots.value.
int scripted_worth(Table *table, PlayerId player);

// Calls `advice` of the question's prompt within a step. Fits PlayBots.advise.
int scripted_worth_advise(Table *table, const Question *question, Option *options);

#endif

// games.h -- the games that this program has in C, by name: the one place that knows them.

#ifndef GAMES_H
#define GAMES_H

#include "engine/kernel/cards/rules.h"

// The rules of the game called [name], of the usual game where that is NULL. Returns NULL
// where there is none.
const Rules *games_find(const char *name);

// Prints the modes of the usual game for a help page, each on a line behind [column]
// spaces.
void games_print_modes(int column);

#endif

// games.h -- the games in C by name: the one place of the program that knows them.

#ifndef GAMES_H
#define GAMES_H

#include <stdio.h>

#include "engine/base/err.h"
#include "engine/cards/rules.h"

// Returns the rules of the game called [name]; NULL means the usual game. Returns NULL
// if there is no such game.
const Rules *games_find(const char *name);

// Prints the modes of the usual game for a help page, one on each line after [column]
// blanks.
void games_print_modes(int column, FILE *out);

// Checks the rows of every game (play_check.h). Returns 0, or -1 with [err].
int games_check(Err *err);

#endif

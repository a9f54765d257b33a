// play_check.h -- judges the rows of a game before anything reads them.
//
// A game may leave out any part of Play and any row. A row that is there must be whole:
// code that shows, reads or tells a game relies on what this check has found.

#ifndef PLAY_CHECK_H
#define PLAY_CHECK_H

#include "engine/base/err.h"
#include "engine/cards/rules.h"

// Checks the words, facts and rows of Play of a game. Returns 0, or -1 with [err]: one
// line that names game, row and field.
int play_check(const Rules *rules, Err *err);

#endif

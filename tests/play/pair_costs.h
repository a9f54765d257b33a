// pair_costs.h -- checks of a pair's game: costs paid equal costs said.
//
// Three books are kept from the event log alone. A pool has what was added to it less
// what was spent, until all pools are emptied. A play spends what the program
// told before it began, where no choice comes between. And each action that the record of
// a cost wants is told as an event of the one who pays.

#ifndef PAIR_COSTS_H
#define PAIR_COSTS_H

#include "tests/play/pair_game.h"

extern const PairCheck pair_costs;

// Lets the log tell all that is spent, though no card asks for it. Called once, after the
// cards are loaded.
void pair_costs_prepare(Library *library);

// Prints how much was compared. Returns whether that is enough to prove anything.
bool pair_costs_report(int games);

#endif

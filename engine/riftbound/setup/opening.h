// opening.h -- from the decks in their places to the first turn (rules 113, 117, 118).

#ifndef OPENING_H
#define OPENING_H

#include "engine/kernel/table/table.h"

// Takes the next part of the opening. Returns true after the last part: the first turn
// may start.
bool opening_step(Table *table);

#endif

// batch.h -- actions whose events are simultaneous, and their triggers (rule 383.3.d).
//
// A batch may lie in another. When the outermost one ends, the triggers that were found go
// on the chain: each player orders their own ones, the turn player first, then in turn
// order; at the start of a combat the attacker first and the defender last (464.2.e.1).
// To place them as they are found would let one hide another.

#ifndef BATCH_H
#define BATCH_H

#include "engine/kernel/table/table.h"

// Everything between the two is one action: its events are simultaneous.
void batch_begin(Table *table);
void batch_end(Table *table);

// Between these two lie several actions, each for itself, whose triggers wait for each other.
void batch_open(Table *table);
void batch_close(Table *table);

#endif

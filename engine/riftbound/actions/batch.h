// batch.h -- triggers that were found go on the chain (rule 383.3.d).
//
// Each player orders the own ones, the turn player first, then in turn order; at the
// start of a combat the attacker first and the defender last (464.2.e.1). They are
// placed when the batch ends in which they were found: placing them as they are found
// would let one hide another.

#ifndef BATCH_H
#define BATCH_H

#include "engine/kernel/table/table.h"

// Everything between is one action: its events are simultaneous.
void batch_begin(Table *table);
void batch_end(Table *table);

#endif

// refill.h -- gives a zone more when more is wanted from it than lies there.

#ifndef REFILL_H
#define REFILL_H

#include "engine/kernel/table/table.h"

// Shuffles the zone from which the spot refills, and puts it beneath what lies there. Does
// nothing where [wanted] things lie there, and where the running function only looks.
void refill(Table *table, SpotId spot, int wanted);

// Returns the spot that goes on where this one ends, NOWHERE: none does.
SpotId refill_next(const Table *table, SpotId spot);

#endif

// lasting.h -- what lasts for a while: changes of things, notes and statuses.

#ifndef LASTING_H
#define LASTING_H

#include "engine/kernel/table/table.h"

// Ends what lasts so long, and reports each status that a thing loses by it.
void lasting_end(Table *table, Ends ends);

#endif

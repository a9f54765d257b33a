// awaken.h -- what is readied in the Awaken Phase (315.1).

#ifndef AWAKEN_H
#define AWAKEN_H

#include "engine/kernel/table/table.h"

// Lists what the turn player readies: all of theirs that is exhausted, or as many as cards
// leave, which the player chooses. Returns how many.
int awaken_list(Table *table, ObjectId *ids);

#endif

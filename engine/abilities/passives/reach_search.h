// reach_search.h -- finds what passives give to a card off the board.

#ifndef REACH_SEARCH_H
#define REACH_SEARCH_H

#include "engine/kernel/table/table.h"

// Does what Rules.reached asks for: every game whose passives give something off the board
// names this function there. Within a search nothing reaches anything, so two gifts that ask
// for each other come to an end.
bool reach_search(const Table *table, ObjectId id, int k, Reached *found);

#endif

// reach.h -- abilities that passives give to objects off the board.
//
// On the board such gifts are derived and lie in State.granted. Scans seldom ask for
// the abilities of a card elsewhere, and its face may be hidden: so each scan that
// comes to its gifts finds them anew, and nothing keeps them.

#ifndef REACH_H
#define REACH_H

#include "engine/kernel/table/table.h"

// Returns whether any passive may give something to [id] where it is: off the board.
// The answer no spares a search.
bool reach_is_possible(const Table *table, ObjectId id);

// Finds gift number [k] of [id], from 0 on. Returns false if there are not so many. Within a
// search nothing reaches anything, so two gifts that ask for each other come to an end.
bool reach_find(const Table *table, ObjectId id, int k, Reached *found);

// Returns the age of the youngest passive that takes the keyword, or with 0 its own text, from the
// object there, -1: none does.
int reach_taken_at(const Table *table, ObjectId id, int keyword);

// Returns whether one of the gifts is that tag.
bool reach_gives_tag(const Table *table, ObjectId id, int tag);

#endif

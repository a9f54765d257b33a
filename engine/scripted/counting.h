// counting.h -- changes counters of things and players within their bounds.

#ifndef COUNTING_H
#define COUNTING_H

#include "engine/kernel/table/table.h"

// Puts [n] more of the counter on the thing, or takes them off. What is beyond the bound of
// the counter goes to the counter that the game names, or nowhere. Tells each change.
void counting_of_thing(Table *table, const Env *env, ObjectId id, int counter, int n);

// Returns how many more of the counter the thing has room for, below its bound.
int counting_room(const Table *table, const Env *env, ObjectId id, int counter);

// Gives the player [n] more of the counter, in the same way.
void counting_of_player(Table *table, PlayerId player, int counter, int n);

#endif

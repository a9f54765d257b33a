// shuffle.h -- hides which object is which, by the game's own random numbers.

#ifndef SHUFFLE_H
#define SHUFFLE_H

#include "engine/kernel/table/table.h"

// Gives the objects of [spot] new faces in random order, and new identities, so that
// no id tells which card it is.
void shuffle_spot(Table *table, SpotId spot);

// Deals the ids of the objects at [spot] anew: each keeps its place under another id, so
// that nobody who saw one before knows it again. Rewrites the [n] ids of [follow], and
// what the game itself notes about the objects; it does not rewrite references that a
// running script holds, so call it where none runs or none looks back.
void shuffle_ids(Table *table, SpotId spot, ObjectId *follow, int n);

#endif

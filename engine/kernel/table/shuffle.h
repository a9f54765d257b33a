// shuffle.h -- hides which object is which, by the game's own random numbers.

#ifndef SHUFFLE_H
#define SHUFFLE_H

#include "engine/kernel/table/table.h"

// Gives the objects of [spot] new faces in random order, and new identities, so that
// no id tells which card it is.
void shuffle_spot(Table *table, SpotId spot);

// Deals the ids of the objects at [spot] anew: each keeps its place under another id,
// so a player who saw one before does not recognize it. Rewrites the [n] ids of
// [follow] and the notes of the game about the objects. It does not rewrite references
// that a running script holds, so call it where none runs or none uses them again.
void shuffle_ids(Table *table, SpotId spot, ObjectId *follow, int n);

#endif

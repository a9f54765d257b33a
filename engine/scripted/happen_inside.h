// happen_inside.h -- what the files of happen.h share.

#ifndef HAPPEN_INSIDE_H
#define HAPPEN_INSIDE_H

#include "engine/scripted/happen.h"

// Asks the cards about all events of one action. Leaves in [events] those that are to
// happen, in their order, and returns how many.
int happen_ask_together(Table *table, Event *events, int n);

// Drops the things that a full spot refuses (happen_room.c). Returns how many remain.
int happen_leave_room(const Table *table, Moving *moving, int n);

// Returns whether the spot holds more than it should and spills: then [one] is what goes.
bool happen_overflows(const Table *table, SpotId spot, Moving *one);

// Leaves in [moving] what came free and goes where its zone says (happen_free.c). Returns how
// many there are.
int happen_freed(const Table *table, const Freed *freed, Moving *moving);

// Returns the spot of the zone that takes the thing from the spot [from]: the same player's,
// or its owner's.
SpotId happen_spot_of(const Table *table, SpotId from, int zone, ObjectId id);

#endif

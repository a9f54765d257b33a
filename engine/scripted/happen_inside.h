// happen_inside.h -- what the files of happen.h share.

#ifndef HAPPEN_INSIDE_H
#define HAPPEN_INSIDE_H

#include "engine/scripted/happen.h"

// Asks the cards about all events of one action. Leaves in [events] those that are to
// happen, in their order, and returns how many.
int happen_ask_together(Table *table, Event *events, int n);

#endif

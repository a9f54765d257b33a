// cleanup.h -- the cleanup: ten steps that set the position right (rules 317-324).
//
// Due after any change. Nothing resolves meanwhile; items may become pending. It is
// repeated until it changes nothing. Layer 13: includes act.h.

#ifndef CLEANUP_H
#define CLEANUP_H

#include "engine/riftbound/actions/action.h"

void cleanup_run(Table *table);

#endif

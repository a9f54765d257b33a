// cleanup.h -- the cleanup: ten steps that set the position right (rules 317-324).
//
// Due after any change. Nothing resolves meanwhile; items may become pending. It is
// repeated until it changes nothing.

#ifndef CLEANUP_H
#define CLEANUP_H

#include "engine/kernel/table/table.h"

void cleanup_run(Table *table);

#endif

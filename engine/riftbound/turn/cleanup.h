// cleanup.h -- the cleanup: ten steps that set the position right (rules 317-324).
//
// It is due after any change. Nothing resolves meanwhile, but items may become pending.

#ifndef CLEANUP_H
#define CLEANUP_H

#include "engine/kernel/table/table.h"

// Runs the ten steps once. Where they change something, the game step after this one runs
// them again, before a showdown or combat begins (322).
void cleanup_run(Table *table);

// Returns whether a cleanup would change nothing, as far as this is known without a
// walk over the board. The caller may call cleanup_pass instead of cleanup_run then.
bool cleanup_is_idle(const Table *table);
void cleanup_pass(Table *table);

#endif

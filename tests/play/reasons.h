// reasons.h -- the checks of a game, with somebody who wants every reason and without.

#ifndef REASONS_H
#define REASONS_H

#include "engine/kernel/table/table.h"

// Tries every action that somebody may want of any thing, with an observer that wants every
// reason and without one. Returns NULL where both say the same: allowed, or
// refused with reasons told. Else one line, valid
// until the next call.
const char *reasons_compare(Table *table);

// How often each refusal was told so far.
extern long reasons_told[];

#endif

// position_verify.h -- proves that a position obeys the rulebook, after each step of a test.

#ifndef POSITION_VERIFY_H
#define POSITION_VERIFY_H

#include "engine/kernel/table/table.h"

// Returns NULL, or a sentence that says which invariant is broken. Reads only.
const char *position_verify(const Table *table);

#endif

// ref.h -- references to objects, which know when their object has become another one.

#ifndef REF_H
#define REF_H

#include "engine/kernel/table/state.h"

// Whether the object of [ref] is still the one that it was.
bool ref_lives(const State *state, Ref ref);
bool ref_equal(Ref a, Ref b);

#endif

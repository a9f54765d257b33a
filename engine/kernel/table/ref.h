// ref.h -- references to objects, which know when their object has become another one.
//
// A Ref is an id and a generation: both must still be those of the object.

#ifndef REF_H
#define REF_H

#include "engine/kernel/table/state.h"

// Returns whether the object of [ref] is still the one that it was.
static inline bool ref_lives(const State *state, Ref ref)
{
    return ref.id && ref.id <= state->objects_n && state->objects[ref.id].card &&
           state->objects[ref.id].generation == ref.generation;
}

static inline bool ref_equal(Ref a, Ref b)
{
    return a.id == b.id && a.generation == b.generation;
}

#endif

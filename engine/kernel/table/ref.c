// ref.c -- a Ref is an id and a generation: both must still be those of the object.

#include "engine/kernel/table/ref.h"

bool ref_lives(const State *state, Ref ref)
{
    return ref.id && ref.id <= state->objects_n && state->objects[ref.id].card &&
           state->objects[ref.id].generation == ref.generation;
}

bool ref_equal(Ref a, Ref b)
{
    return a.id == b.id && a.generation == b.generation;
}

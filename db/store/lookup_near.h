// lookup_near.h -- finds the card name that a misspelt one can mean.

#ifndef LOOKUP_NEAR_H
#define LOOKUP_NEAR_H

#include "db/store/store.h"

// Returns the card name nearest to a misspelt [name], or NULL.
const char *lookup_near(Store *store, const char *name, Arena *arena);

#endif

// position_same.h -- tells whether what is claimed of a position is what is there.

#ifndef POSITION_SAME_H
#define POSITION_SAME_H

#include <jansson.h>
#include <stdbool.h>

// Returns whether both are the same, in any case of letters. Lists are compared without
// their order; a text is the same as a list of it alone.
bool position_same(const json_t *wanted, const json_t *found);

// Tells the same of two lists, value by value in their order.
bool position_same_list(const json_t *wanted, const json_t *found);

#endif

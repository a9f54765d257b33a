// set_size.h -- finds how many numbers a set has.

#ifndef SET_SIZE_H
#define SET_SIZE_H

#include "db/settle/settled.h"

// Returns the size of a set as codes give it ("30/298"), 0 if no code does, -1 with [err].
int set_size_of(Settling *settling, const char *set);

#endif

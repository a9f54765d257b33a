// number.h -- the numbers of play: each has a range, and at its end it stays there.
//
// Strength, damage, points, counters, amounts and prices lie within NUMBER_MAX of 0.
// Sums and products are worked out in wider numbers and pass through here before they
// are kept, so none wraps. A number beyond its range that a person types is refused
// instead.

#ifndef NUMBER_H
#define NUMBER_H

#include <stdint.h>

#include "engine/base/limit.h"

// Returns [n], or the end of the range that it lies beyond.
static inline int number_within(int64_t n, int least, int most)
{
    return n < least ? least : n > most ? most : (int)n;
}

// Return a number of play, one that is not below 0, and one that is kept in a byte.
static inline int16_t number_of(int64_t n)
{
    return (int16_t)number_within(n, -NUMBER_MAX, NUMBER_MAX);
}

static inline uint16_t number_count(int64_t n)
{
    return (uint16_t)number_within(n, 0, NUMBER_MAX);
}

static inline uint8_t number_byte(int64_t n)
{
    return (uint8_t)number_within(n, 0, UINT8_MAX);
}

#endif

// rate.h -- how much somebody may ask in a time: so much at once, and so much more each second.

#ifndef RATE_H
#define RATE_H

#include <stdbool.h>
#include <stdint.h>

// Zeros: nothing was asked yet.
typedef struct {
    uint64_t at_ns; // when it was last counted
    int64_t used;   // thousandths of a request
} Rate;

// Returns whether there is anything left of the [burst], of which [per_second] come back.
bool rate_has_left(Rate *rate, uint64_t now_ns, int per_second, int burst);

// Takes so many; the next ones wait for what is taken beyond the burst.
void rate_take(Rate *rate, int64_t n);

#endif

// rate.c -- counts what was asked against a burst that fills again with time.

#include "tools/rooms/rate.h"

enum { PARTS = 1000 };

bool rate_has_left(Rate *rate, uint64_t now_ns, int per_second, int burst)
{
    const int64_t gone_ms = (int64_t)((now_ns - rate->at_ns) / 1000000u);

    // A whole day fills any burst.
    rate->used -= gone_ms < 86400000 ? gone_ms * per_second : rate->used;
    if (rate->used < 0) rate->used = 0;
    rate->at_ns += (uint64_t)gone_ms * 1000000u;
    return rate->used < (int64_t)burst * PARTS;
}

void rate_take(Rate *rate, int64_t n)
{
    rate->used += n * PARTS;
}

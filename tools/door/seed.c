// seed.c -- takes a seed as it is wished, or one from the system.

#include "tools/door/seed.h"

#include <inttypes.h>
#include <stdio.h>
#include <sys/random.h>

#include "tools/door/terminal.h"

uint64_t seed_random(void)
{
    uint64_t seed = 0;

    while (getrandom(&seed, sizeof seed, 0) != sizeof seed) continue;
    return seed >> 11;
}

uint64_t seed_wished(long long wish)
{
    const uint64_t seed = wish < 0 ? seed_random() : (uint64_t)wish;

    if (wish < 0) terminal_tell(stderr, "seed %" PRIu64, seed);
    return seed;
}

// seed.h -- the seeds from which all chance of a game follows.

#ifndef SEED_H
#define SEED_H

#include <stdint.h>

// The largest seed: the largest number that every reader of JSON keeps exactly.
#define SEED_MAX (1LL << 53)

// Returns a seed from the system, below SEED_MAX.
uint64_t seed_random(void);

// Returns the wished seed. If [wish] is negative, returns one from the system and
// prints it to stderr.
uint64_t seed_wished(long long wish);

#endif

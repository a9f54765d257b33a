// key_filter.c -- a Bloom filter: each key sets three bits, which others may set too.
//
// Of a million new keys it takes one in 200 for a known one, of five millions one in five.

#include "db/text/key_filter.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "engine/base/base.h"

enum { FILTER_BYTES = 2 << 20, BITS_A_KEY = 3 };

struct KeyFilter {
    uint8_t bits[FILTER_BYTES];
};

KeyFilter *key_filter_new(void)
{
    KeyFilter *filter = calloc(1, sizeof *filter);

    ENOUGH(filter);
    return filter;
}

void key_filter_free(KeyFilter *filter)
{
    free(filter);
}

bool key_filter_add(KeyFilter *filter, const char *key)
{
    const uint64_t hash = XXH3_64bits(key, strlen(key));
    const uint64_t step = hash >> 32 | 1;
    bool known = true;

    for (uint64_t i = 0; i < BITS_A_KEY; i++) {
        const uint64_t bit = (hash + i * step) % ((uint64_t)FILTER_BYTES * 8);
        const uint8_t mask = (uint8_t)(1u << bit % 8);
        known &= (filter->bits[bit / 8] & mask) != 0;
        filter->bits[bit / 8] |= mask;
    }
    return known;
}

// key_set.c -- an open hash table that doubles when it is three quarters full.
//
// The set keeps a key's 64-bit hash, not its text. In a list of a million keys two of
// them share a hash once in 30 million lists.

#include "db/text/key_set.h"

#include <stdlib.h>
#include <string.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "engine/kernel/base/base.h"

enum { SLOTS_FIRST = 1024 };

typedef struct {
    uint64_t hash; // 0: free
    uint32_t line;
    uint32_t time; // from seconds_of
} Slot;

struct KeySet {
    Slot *slots;
    size_t slots_n; // a power of two
    size_t used;
};

static Slot *take_slots(size_t n)
{
    Slot *slots = calloc(n, sizeof *slots);

    ASSERT(slots);
    return slots;
}

KeySet *key_set_new(void)
{
    KeySet *seen = calloc(1, sizeof *seen);

    ASSERT(seen);
    seen->slots_n = SLOTS_FIRST;
    seen->slots = take_slots(seen->slots_n);
    return seen;
}

void key_set_free(KeySet *seen)
{
    if (!seen) return;
    free(seen->slots);
    free(seen);
}

static Slot *find(Slot *slots, size_t n, uint64_t hash)
{
    size_t at = hash & (n - 1);

    while (slots[at].hash && slots[at].hash != hash) at = (at + 1) & (n - 1);
    return &slots[at];
}

static void grow(KeySet *seen)
{
    Slot *larger = take_slots(seen->slots_n * 2);

    for (size_t i = 0; i < seen->slots_n; i++)
        if (seen->slots[i].hash)
            *find(larger, seen->slots_n * 2, seen->slots[i].hash) = seen->slots[i];
    free(seen->slots);
    seen->slots = larger;
    seen->slots_n *= 2;
}

// Turns YYYYMMDDhhmmss and five digits more into seconds since 2000 with 31 days in each month: only the
// order of two times matters.
static uint32_t seconds_of(int64_t precise)
{
    const int64_t updated = precise / 100000;
    const int64_t date = updated / 1000000;
    int64_t days = (date / 10000 - 2000) * 372 + date / 100 % 100 * 31 + date % 100;

    if (days < 0 || days > 49000) days = 0; // no card is so old or so new
    return (uint32_t)(days * 86400 + updated / 10000 % 100 * 3600 +
                      updated / 100 % 100 * 60 + updated % 100);
}

int64_t key_set_add(KeySet *seen, const char *key, int64_t line, int64_t updated,
                    int *older)
{
    uint64_t hash = XXH64(key, strlen(key), 0) | 1;
    uint32_t time = seconds_of(updated);

    if (seen->used * 4 >= seen->slots_n * 3) grow(seen);
    Slot *slot = find(seen->slots, seen->slots_n, hash);
    int64_t before = slot->hash ? slot->line : 0;
    *older = before && time < slot->time;
    if (*older) return before;
    if (before && time == slot->time) return before;
    seen->used += !slot->hash;
    *slot = (Slot){hash, (uint32_t)line, time};
    return 0;
}

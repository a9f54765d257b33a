#include "seen.h"

#include <stdlib.h>
#include <string.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "../engine/kernel/base.h"

enum { SLOTS_FIRST = 1024 };

// A key is its hash: of a million keys two are mistaken for one once in 30 million
// lists.
typedef struct {
    uint64_t hash; // 0: free
    uint32_t line;
    uint32_t day; // of `updated`
} Slot;

struct Seen {
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

Seen *seen_new(void)
{
    Seen *seen = calloc(1, sizeof *seen);

    ASSERT(seen);
    seen->slots_n = SLOTS_FIRST;
    seen->slots = take_slots(seen->slots_n);
    return seen;
}

void seen_free(Seen *seen)
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

static void grow(Seen *seen)
{
    Slot *larger = take_slots(seen->slots_n * 2);

    for (size_t i = 0; i < seen->slots_n; i++)
        if (seen->slots[i].hash)
            *find(larger, seen->slots_n * 2, seen->slots[i].hash) = seen->slots[i];
    free(seen->slots);
    seen->slots = larger;
    seen->slots_n *= 2;
}

int64_t seen_add(Seen *seen, const char *key, int64_t line, int64_t updated, int *older)
{
    uint64_t hash = XXH64(key, strlen(key), 0) | 1;
    uint32_t day = (uint32_t)(updated / 1000000); // YYYYMMDD

    if (seen->used * 4 >= seen->slots_n * 3) grow(seen);
    Slot *slot = find(seen->slots, seen->slots_n, hash);
    int64_t before = slot->hash ? slot->line : 0;
    *older = before && day < slot->day;
    if (*older) return before;
    seen->used += !slot->hash;
    *slot = (Slot){hash, (uint32_t)line, day};
    return before;
}

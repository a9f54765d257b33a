// joined.c -- a text that doubles its room.

#include "db/text/joined.h"

#include <string.h>

enum { ROOM = 64 };

static void put_bytes(Joined *joined, const char *bytes, size_t n)
{
    const size_t needed = joined->n + n + 1;

    if (!joined->text || needed > joined->size) {
        joined->size = needed * 2 + ROOM;
        char *larger = arena_take(joined->arena, joined->size);
        if (joined->n) memcpy(larger, joined->text, joined->n);
        joined->text = larger;
    }
    if (n) memcpy(joined->text + joined->n, bytes, n);
    joined->n += n;
    joined->text[joined->n] = '\0';
}

void joined_add_n(Joined *joined, const char *between, const char *item, size_t n)
{
    if (joined->text) put_bytes(joined, between, strlen(between));
    put_bytes(joined, item, n);
}

void joined_add(Joined *joined, const char *between, const char *item)
{
    joined_add_n(joined, between, item, strlen(item));
}

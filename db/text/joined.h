// joined.h -- joins any number of texts into one, and copies each of them at most twice.

#ifndef JOINED_H
#define JOINED_H

#include <stddef.h>

#include "db/text/arena.h"

typedef struct {
    Arena *arena; // owns the text
    char *text;   // NULL: nothing was added
    size_t n, size;
} Joined;

// Adds [n] bytes of [item], behind [between] unless it is the first one.
void joined_add_n(Joined *joined, const char *between, const char *item, size_t n);

// Adds the whole of [item].
void joined_add(Joined *joined, const char *between, const char *item);

#endif

// arena.c -- blocks of 64 KiB, or one block for a larger piece.
//
// A block's bytes are zero from `used` on, so that a new piece needs no clearing.

#include "db/text/arena.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"

enum { BLOCK_BYTES = 64 * 1024, ALIGNMENT = 16 };

typedef struct Block {
    struct Block *next;
    size_t used, size;
    _Alignas(ALIGNMENT) unsigned char bytes[];
} Block;

struct Arena {
    Block *blocks; // the first one is being filled
};

Arena *arena_new(void)
{
    Arena *arena = calloc(1, sizeof *arena);

    ENOUGH(arena);
    return arena;
}

void arena_free(Arena *arena)
{
    if (!arena) return;
    while (arena->blocks) {
        Block *next = arena->blocks->next;
        free(arena->blocks);
        arena->blocks = next;
    }
    free(arena);
}

void arena_empty(Arena *arena)
{
    while (arena->blocks &&
           (arena->blocks->next || arena->blocks->size > BLOCK_BYTES)) {
        Block *next = arena->blocks->next;
        free(arena->blocks);
        arena->blocks = next;
    }
    if (!arena->blocks) return;
    memset(arena->blocks->bytes, 0, arena->blocks->used);
    arena->blocks->used = 0;
}

static Block *new_block(Arena *arena, size_t least)
{
    size_t size = least > BLOCK_BYTES ? least : BLOCK_BYTES;
    Block *block = calloc(1, sizeof *block + size);

    ENOUGH(block);
    block->size = size;
    block->next = arena->blocks;
    arena->blocks = block;
    return block;
}

void *arena_take(Arena *arena, size_t size)
{
    size_t rounded = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    Block *block = arena->blocks;

    if (!block || block->size - block->used < rounded)
        block = new_block(arena, rounded);
    void *piece = block->bytes + block->used;
    block->used += rounded;
    return piece;
}

char *arena_text_n(Arena *arena, const char *text, size_t n)
{
    char *copy = arena_take(arena, n + 1);

    memcpy(copy, text, n);
    return copy;
}

const char *arena_text(Arena *arena, const char *text)
{
    return text ? arena_text_n(arena, text, strlen(text)) : NULL;
}

const char *arena_format(Arena *arena, const char *format, ...)
{
    va_list args, again;

    va_start(args, format);
    va_copy(again, args);
    int n = vsnprintf(NULL, 0, format, args);
    va_end(args);
    ASSERT(n >= 0); // no text within the limits has 2 GiB
    char *text = arena_take(arena, (size_t)n + 1);
    (void)vsnprintf(text, (size_t)n + 1, format, again);
    va_end(again);
    return text;
}

void *arena_grow(Arena *arena, void *array, int n, size_t size)
{
    if (n & (n - 1)) return array;
    size_t room = n ? (size_t)n * 2 : 1;
    void *larger = arena_take(arena, room * size);
    if (n) memcpy(larger, array, (size_t)n * size);
    return larger;
}

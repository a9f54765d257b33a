#include "db/text/arena.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/kernel/base/base.h"

enum { BLOCK_BYTES = 64 * 1024, ALIGNMENT = 16 };

typedef struct Block {
    struct Block *next;
    size_t used, size;
    _Alignas(ALIGNMENT) unsigned char bytes[];
} Block;

struct Pool {
    Block *blocks; // the one being filled comes first
};

Pool *pool_new(void)
{
    Pool *pool = calloc(1, sizeof *pool);

    ASSERT(pool);
    return pool;
}

void pool_free(Pool *pool)
{
    if (!pool) return;
    while (pool->blocks) {
        Block *next = pool->blocks->next;
        free(pool->blocks);
        pool->blocks = next;
    }
    free(pool);
}

void pool_empty(Pool *pool)
{
    while (pool->blocks && (pool->blocks->next || pool->blocks->size > BLOCK_BYTES)) {
        Block *next = pool->blocks->next;
        free(pool->blocks);
        pool->blocks = next;
    }
    if (!pool->blocks) return;
    memset(pool->blocks->bytes, 0, pool->blocks->used);
    pool->blocks->used = 0;
}

static Block *new_block(Pool *pool, size_t least)
{
    size_t size = least > BLOCK_BYTES ? least : BLOCK_BYTES;
    Block *block = calloc(1, sizeof *block + size);

    ASSERT(block);
    block->size = size;
    block->next = pool->blocks;
    pool->blocks = block;
    return block;
}

void *pool_take(Pool *pool, size_t size)
{
    size_t rounded = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    Block *block = pool->blocks;

    if (!block || block->size - block->used < rounded) block = new_block(pool, rounded);
    void *piece = block->bytes + block->used;
    block->used += rounded;
    return piece;
}

char *pool_text_n(Pool *pool, const char *text, size_t n)
{
    char *copy = pool_take(pool, n + 1);

    memcpy(copy, text, n);
    return copy;
}

const char *pool_text(Pool *pool, const char *text)
{
    return text ? pool_text_n(pool, text, strlen(text)) : NULL;
}

const char *pool_format(Pool *pool, const char *format, ...)
{
    va_list args, again;

    va_start(args, format);
    va_copy(again, args);
    int n = vsnprintf(NULL, 0, format, args);
    va_end(args);
    ASSERT(n >= 0);
    char *text = pool_take(pool, (size_t)n + 1);
    (void)vsnprintf(text, (size_t)n + 1, format, again);
    va_end(again);
    return text;
}

void *pool_grow(Pool *pool, void *array, int n, size_t size)
{
    if (n & (n - 1)) return array;
    size_t room = n ? (size_t)n * 2 : 1;
    void *larger = pool_take(pool, room * size);
    if (n) memcpy(larger, array, (size_t)n * size);
    return larger;
}

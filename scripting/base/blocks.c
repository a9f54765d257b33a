// blocks.c -- cuts small blocks from chunks; large ones come from the system.
//
// A chunk goes back when the host does. Blocks of one size take each other's places, so
// chunks grow no further than the most that was in use at once.

#include "scripting/base/blocks.h"

#include <stdlib.h>
#include <string.h>

enum { CHUNK_SIZE = 16384 };

struct Chunk {
    _Alignas(BLOCK_STEP) Chunk *before; // the blocks lie behind it
};

static size_t row_of(size_t size)
{
    return (size - 1) / BLOCK_STEP;
}

static void *cut_block(Blocks *blocks, size_t size)
{
    void *block;

    if (blocks->left < size) {
        Chunk *chunk = malloc(sizeof *chunk + CHUNK_SIZE);

        if (!chunk) return NULL;
        chunk->before = blocks->chunks;
        blocks->chunks = chunk;
        blocks->at = (char *)(chunk + 1);
        blocks->left = CHUNK_SIZE;
    }
    block = blocks->at;
    blocks->at += size;
    blocks->left -= size;
    return block;
}

void *blocks_take(Blocks *blocks, size_t size)
{
    void **list, *block;

    if (size > BLOCK_MOST) return malloc(size);
    list = &blocks->free[row_of(size)];
    block = blocks->apart ? NULL : *list;
    if (!block) return cut_block(blocks, (row_of(size) + 1) * BLOCK_STEP);
    memcpy(list, block, sizeof *list);
    return block;
}

void blocks_give(Blocks *blocks, void *block, size_t size)
{
    if (!block) return;
    if (size > BLOCK_MOST) {
        free(block);
        return;
    }
    memcpy(block, &blocks->free[row_of(size)], sizeof(void *));
    blocks->free[row_of(size)] = block;
}

void *blocks_change(Blocks *blocks, void *block, size_t old, size_t size)
{
    void *changed;

    if (old > BLOCK_MOST && size > BLOCK_MOST) return realloc(block, size);
    if (old <= BLOCK_MOST && size <= BLOCK_MOST && row_of(old) == row_of(size))
        return block;
    changed = blocks_take(blocks, size);
    if (!changed) return NULL;
    memcpy(changed, block, old < size ? old : size);
    blocks_give(blocks, block, old);
    return changed;
}

void blocks_free(Blocks *blocks)
{
    while (blocks->chunks) {
        Chunk *chunk = blocks->chunks;

        blocks->chunks = chunk->before;
        free(chunk);
    }
}

// blocks.h -- memory for Lua. Small blocks come and go all the time, so each size has a list
// of those that are free.

#ifndef BLOCKS_H
#define BLOCKS_H

#include <stdbool.h>
#include <stddef.h>

enum { BLOCK_STEP = 16, BLOCK_MOST = 1024, BLOCK_SIZES = BLOCK_MOST / BLOCK_STEP };

typedef struct Chunk Chunk;

typedef struct {
    void *free[BLOCK_SIZES]; // the first free block of each size; it points at the next
    Chunk *chunks;           // what small blocks are cut from
    char *at;                // what is left of the last one
    size_t left;
    bool apart; // new blocks come one behind the other, none where another one was
} Blocks;

// Returns a new block, NULL: there is no memory.
void *blocks_take(Blocks *blocks, size_t size);

// Gives back a block of [size] bytes, or NULL.
void blocks_give(Blocks *blocks, void *block, size_t size);

// Makes a block of [old] bytes one of [size] bytes with the same content. Returns where it
// lies now, NULL: there is no memory, and it is as it was.
void *blocks_change(Blocks *blocks, void *block, size_t old, size_t size);

// Gives all memory back, also that of blocks in use.
void blocks_free(Blocks *blocks);

#endif

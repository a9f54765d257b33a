// phrase_memory.h -- memory for a Lua state that makes and forgets many small things.
//
// Small blocks come out of large pieces, and one that is given back is the next of its size: with the system's
// memory a quarter of the time of saying a set went there. Pieces go back to the system at the end alone.

#ifndef PHRASE_MEMORY_H
#define PHRASE_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

enum {
    PHRASE_STEP = 16,                         // bytes between two sizes
    PHRASE_SMALL = 512,                       // the largest small block
    PHRASE_SIZES = PHRASE_SMALL / PHRASE_STEP // of small blocks
};

// Zeros begin it. It stays where it is while a state uses it.
typedef struct {
    void *given_back[PHRASE_SIZES]; // by size: a list through the blocks
    void *pieces;                   // a list through the pieces
    char *rest;                     // of the newest piece
    size_t left;                    // bytes of that
} PhraseMemory;

// Fits lua_Alloc; [self] is the PhraseMemory.
void *phrase_memory_allocate(void *self, void *block, size_t was, size_t size);

// Frees all pieces, after the state is closed.
void phrase_memory_end(PhraseMemory *memory);

#endif

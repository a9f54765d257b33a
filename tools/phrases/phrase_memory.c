// phrase_memory.c -- small blocks by size, large ones from the system.

#include "tools/phrases/phrase_memory.h"

#include <stdlib.h>
#include <string.h>

enum { PIECE_BYTES = 1 << 18, PIECE_HEAD = 16 };

static int size_of(size_t bytes)
{
    return (int)((bytes - 1) / PHRASE_STEP);
}

static bool add_piece(PhraseMemory *memory)
{
    char *piece = malloc(PIECE_BYTES);

    if (!piece) return false;
    memcpy(piece, &memory->pieces, sizeof memory->pieces);
    memory->pieces = piece;
    memory->rest = piece + PIECE_HEAD;
    memory->left = PIECE_BYTES - PIECE_HEAD;
    return true;
}

static void *take_block(PhraseMemory *memory, size_t bytes)
{
    if (bytes > PHRASE_SMALL) return malloc(bytes);
    void **list = &memory->given_back[size_of(bytes)], *block = *list;
    if (block) {
        memcpy(list, block, sizeof *list);
        return block;
    }
    const size_t whole = ((size_t)size_of(bytes) + 1) * PHRASE_STEP;
    if (memory->left < whole && !add_piece(memory)) return NULL;
    block = memory->rest;
    memory->rest += whole;
    memory->left -= whole;
    return block;
}

static void give_back(PhraseMemory *memory, void *block, size_t bytes)
{
    if (bytes > PHRASE_SMALL) {
        free(block);
        return;
    }
    void **list = &memory->given_back[size_of(bytes)];
    memcpy(block, list, sizeof *list);
    *list = block;
}

void *phrase_memory_allocate(void *self, void *block, size_t was, size_t size)
{
    PhraseMemory *memory = self;

    if (!block) return size ? take_block(memory, size) : NULL;
    if (!size) {
        give_back(memory, block, was);
        return NULL;
    }
    if (was > PHRASE_SMALL && size > PHRASE_SMALL) return realloc(block, size);
    if (was <= PHRASE_SMALL && size <= PHRASE_SMALL && size_of(was) == size_of(size))
        return block;
    void *moved = take_block(memory, size);
    if (!moved) return NULL;
    memcpy(moved, block, was < size ? was : size);
    give_back(memory, block, was);
    return moved;
}

void phrase_memory_end(PhraseMemory *memory)
{
    for (void *piece = memory->pieces, *next; piece; piece = next) {
        memcpy(&next, piece, sizeof next);
        free(piece);
    }
    *memory = (PhraseMemory){0};
}

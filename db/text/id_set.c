// id_set.c -- sets as arrays of 64-bit words: id / 64 is the word, id % 64 the bit.

#include "db/text/id_set.h"

#include <string.h>

#include "engine/base/base.h"

IdSet id_set_new(Arena *arena, int64_t last)
{
    IdSet set = {.words_n = last / 64 + 1};

    set.words = arena_take(arena, (size_t)set.words_n * sizeof *set.words);
    return set;
}

IdSet id_set_copy(Arena *arena, const IdSet *set)
{
    IdSet copy = id_set_new(arena, set->words_n * 64 - 1);

    memcpy(copy.words, set->words, (size_t)set->words_n * sizeof *set->words);
    return copy;
}

bool id_set_add(IdSet *set, int64_t id)
{
    if (id < 0 || id / 64 >= set->words_n) return false;
    set->words[id / 64] |= UINT64_C(1) << (id % 64);
    return true;
}

bool id_set_has(const IdSet *set, int64_t id)
{
    return id >= 0 && id / 64 < set->words_n && (set->words[id / 64] >> (id % 64) & 1);
}

int64_t id_set_count(const IdSet *set)
{
    int64_t n = 0;

    for (int64_t i = 0; i < set->words_n; i++) n += __builtin_popcountll(set->words[i]);
    return n;
}

int64_t id_set_next(const IdSet *set, int64_t from)
{
    for (int64_t i = from / 64; i < set->words_n; i++) {
        uint64_t bits = set->words[i];
        if (i == from / 64) bits &= ~UINT64_C(0) << (from % 64);
        if (bits) return i * 64 + __builtin_ctzll(bits);
    }
    return -1;
}

void id_set_unite(IdSet *set, const IdSet *other)
{
    for (int64_t i = 0; i < set->words_n; i++) set->words[i] |= other->words[i];
}

void id_set_keep(IdSet *set, const IdSet *other)
{
    for (int64_t i = 0; i < set->words_n; i++) set->words[i] &= other->words[i];
}

void id_set_remove(IdSet *set, const IdSet *other)
{
    for (int64_t i = 0; i < set->words_n; i++) set->words[i] &= ~other->words[i];
}

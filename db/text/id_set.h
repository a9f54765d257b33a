// id_set.h -- a set of cards by their ids, one bit for each id; searches join such
// sets.
//
// A set over a million cards takes 125 KB. Two sets that are joined have the same size.

#ifndef ID_SET_H
#define ID_SET_H

#include <stdbool.h>
#include <stdint.h>

#include "db/text/arena.h"

typedef struct {
    uint64_t *words; // owned by the arena
    int64_t words_n;
} IdSet;

// Returns an empty set for ids from 0 to [last].
IdSet id_set_new(Arena *arena, int64_t last);
IdSet id_set_copy(Arena *arena, const IdSet *set);

// Adds [id]. Returns false if the set has no room for it.
bool id_set_add(IdSet *set, int64_t id);
bool id_set_has(const IdSet *set, int64_t id);
int64_t id_set_count(const IdSet *set);

// Returns the smallest id of the set that is at least [from], or -1.
int64_t id_set_next(const IdSet *set, int64_t from);

// Change [set]: add what [other] has, keep only what it has, remove what it has.
void id_set_unite(IdSet *set, const IdSet *other);
void id_set_keep(IdSet *set, const IdSet *other);
void id_set_remove(IdSet *set, const IdSet *other);

#endif

// id_set.h -- a set of cards by their ids, a bit each: what searches find is joined so.
//
// A million cards are 125 KB. Sets that are joined must be of one size.

#ifndef ID_SET_H
#define ID_SET_H

#include <stdbool.h>
#include <stdint.h>

#include "db/text/arena.h"

typedef struct {
    uint64_t *words; // of the arena
    int64_t words_n;
} IdSet;

// Empty, for ids up to [last].
IdSet id_set_new(Arena *arena, int64_t last);
IdSet id_set_copy(Arena *arena, const IdSet *set);

void id_set_add(IdSet *set, int64_t id);
bool id_set_has(const IdSet *set, int64_t id);
int64_t id_set_count(const IdSet *set);

// The first id of the set that is [from] or more, -1 if there is none.
int64_t id_set_next(const IdSet *set, int64_t from);

void id_set_unite(IdSet *set, const IdSet *other);
void id_set_keep(IdSet *set, const IdSet *other);
void id_set_remove(IdSet *set, const IdSet *other);

#endif

// searcher_tree.h -- what a search remembers of the choices that it has tried.
//
// A choice is known by a number that is made of all choices before it and of what it is, so
// worlds that were dealt differently share what looks the same. There is no other link.

#ifndef SEARCHER_TREE_H
#define SEARCHER_TREE_H

#include <stdint.h>

#include "engine/base/limit.h"

// A choice that was tried.
typedef struct {
    uint64_t key; // 0: no choice lies here
    double sum;   // of what it brought whoever chose, 0 to 1 each time
    uint32_t visits;
    uint32_t seen; // how often it was offered since, visits included
} SearchEdge;

enum { SEARCH_SLOTS = 2 * SEARCH_EDGES_MAX };

_Static_assert((SEARCH_SLOTS & (SEARCH_SLOTS - 1)) == 0,
               "a key finds its slot by a mask");

typedef struct {
    int n;
    uint32_t mask; // slots in use, less one
    SearchEdge edges[SEARCH_SLOTS];
} SearchTree;

// Empties the tree, and gives it slots for [choices] at least, as far as there are so many.
void searcher_tree_clear(SearchTree *tree, int choices);

// Finds the choice; NULL: it was not tried.
SearchEdge *searcher_tree_find(SearchTree *tree, uint64_t key);

// Adds a choice that is not there yet. Returns NULL where the tree is full.
SearchEdge *searcher_tree_add(SearchTree *tree, uint64_t key);

// Returns the number of what comes after [before].
static inline uint64_t searcher_tree_key(uint64_t before, uint64_t it)
{
    uint64_t z = before ^ (it + 0x9E3779B97F4A7C15u);

    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    z ^= z >> 31;
    return z ? z : 1;
}

#endif

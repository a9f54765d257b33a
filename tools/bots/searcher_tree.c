// searcher_tree.c -- keeps choices by their numbers in a table of open addresses.

#include "tools/bots/searcher_tree.h"

#include <string.h>

void searcher_tree_clear(SearchTree *tree, int choices)
{
    uint32_t slots = 256;

    while (slots < SEARCH_SLOTS && slots < 2 * (uint32_t)choices) slots *= 2;
    tree->n = 0;
    tree->mask = slots - 1;
    memset(tree->edges, 0, slots * sizeof tree->edges[0]);
}

// Returns the slot of the choice, or the free one where it would lie.
static SearchEdge *slot_of(SearchTree *tree, uint64_t key)
{
    uint32_t at = (uint32_t)key & tree->mask;

    while (tree->edges[at].key && tree->edges[at].key != key)
        at = (at + 1) & tree->mask;
    return &tree->edges[at];
}

SearchEdge *searcher_tree_find(SearchTree *tree, uint64_t key)
{
    SearchEdge *edge = slot_of(tree, key);

    return edge->key ? edge : NULL;
}

SearchEdge *searcher_tree_add(SearchTree *tree, uint64_t key)
{
    if ((uint32_t)tree->n >= (tree->mask + 1) / 2) return NULL;
    SearchEdge *edge = slot_of(tree, key);

    tree->n++;
    *edge = (SearchEdge){.key = key};
    return edge;
}

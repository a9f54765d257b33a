// search_sort.h -- sorts cards, and finds the first of many without sorting the rest.

#ifndef SEARCH_SORT_H
#define SEARCH_SORT_H

#include "db/store/search.h"

// A key of an order: the code, the name, or a fact of at most one item by its column.
enum { SORT_CODE = -2, SORT_NAME = -1 };

// Returns whether [word] is a key of an order: "code", "name" or a search word of a
// fact. Sets [column] to the key.
bool search_sort_find(const FactColumns *columns, const char *word, int *column);

// Returns the search word of a fact that is a key of an order, or NULL.
const char *search_sort_word(const FactColumns *columns, int column);

typedef struct {
    int column;
    bool down;
} SortKey;

typedef struct {
    SortKey keys[SORT_KEYS_MAX];
    int n;
    int64_t limit; // 0: all
} SortOrder;

// Sorts [set] and takes its first ids. Cards with equal keys go by code; cards without
// a value come last. Returns how many [ids] there are; the arena owns them.
int64_t search_sort(const Search *search, const IdSet *set, const SortOrder *order,
                    int64_t **ids);

#endif

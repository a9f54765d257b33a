// search.h -- sets of cards by what their index says (schema.sql), and their order.
//
// Nothing here reads all cards: facts and words are looked up in their index, and of
// many that fit, the first of an order are found without sorting the rest.

#ifndef SEARCH_H
#define SEARCH_H

#include "db/store/store.h"
#include "db/text/id_set.h"

typedef struct {
    Store *store;
    Arena *arena; // owns the sets
    Err *err;
    int64_t last; // highest id of a card
} Search;

// -1 with the search's [err], as all that follow.
int search_start(Search *search);

IdSet search_none(const Search *search);

// Adds the cards that fit an expression of SQLite's full-text search to [set].
int search_facts(const Search *search, const char *match, IdSet *set);
int search_words(const Search *search, const char *match, IdSet *set);

// Adds all cards.
int search_all(const Search *search, IdSet *set);

// Adds the cards that a list bans in [format], NULL for any.
int search_banned(const Search *search, const char *format, IdSet *set);

// The values of facts that begin with [kind], as "tags:", in order, ended by NULL.
const char **search_values(const Search *search, const char *kind);

// Of the facts that begin with [kind], as "tags:", the one nearest to [value]; NULL if
// none is near, or if [value] itself is one of them.
const char *search_near(const Search *search, const char *kind, const char *value);

// A key of an order: the code, the name, or a fact of at most one item by its column.
enum { SORT_CODE = -2, SORT_NAME = -1 };

// Returns whether cards are sorted by that word, a name above or a search word of a fact; the
// key is in [column].
bool search_sort_find(const FactColumns *columns, const char *word, int *column);

// The search word of a fact by which cards are sorted, NULL if they are not.
const char *search_sort_word(const FactColumns *columns, int column);

typedef struct {
    int column;
    bool down;
} SortKey;

enum { SORT_KEYS_MAX = 6 };

typedef struct {
    SortKey keys[SORT_KEYS_MAX];
    int n;
    int64_t limit; // 0: all
} SortOrder;

// The first ids of [set] in that order, those of equal keys by code; what has no value
// comes last. Returns how many [ids] of the arena there are.
int64_t search_sort(const Search *search, const IdSet *set, const SortOrder *order,
                    int64_t **ids);

#endif

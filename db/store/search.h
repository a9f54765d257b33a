// search.h -- sets of cards by their facts and words, and the first cards of an order.
//
// Only cards of the current game are found. No function here reads all cards. The
// indexes (search_index.sql) find facts and words. To show the first of many matches,
// the search does not sort the rest.

#ifndef SEARCH_H
#define SEARCH_H

#include "db/store/store.h"
#include "db/text/id_set.h"
#include "engine/base/limit.h"

typedef struct {
    Store *store;
    Arena *arena; // owns the sets
    Err *err;
    int64_t last; // highest id of a card
    bool mixed;   // there are cards of other games
} Search;

// Completes [search], in which the caller has set store, arena and err. Like all
// functions below returns -1 with the search's [err] on failure.
int search_start(Search *search);

// Returns an empty set with room for every card.
IdSet search_none(const Search *search);

// Add to [set] the cards that match an expression of SQLite's full-text search. Each fact
// in it stands between quotes: "type:beast" OR "cost:2".
int search_facts(const Search *search, const char *match, IdSet *set);
int search_words(const Search *search, const char *match, IdSet *set);

// Adds all cards.
int search_all(const Search *search, IdSet *set);

// Adds the cards that a ban list names for [format], or for any format if NULL.
int search_banned(const Search *search, const char *format, IdSet *set);

// Adds the cards of which somebody owns a copy.
int search_owned(const Search *search, IdSet *set);

// Returns the values of the fact [kind], such as "tags:", in order; NULL ends the
// array.
const char **search_values(const Search *search, const char *kind);

// Returns the value of the fact [kind], such as "tags:", that is nearest to [value].
// Returns NULL if none is near, or if [value] itself is one.
const char *search_near(const Search *search, const char *kind, const char *value);

#endif

// card_query.h -- a search as it is typed.
//
// Terms are joined by "and", where `or` stands between them by "or" (which binds less); a
// dash before a term means "not". A term is a word of names and texts in any language,
// or a field with its value: type:unit, cost>=5, text:"draw 1", is:banned.

#ifndef CARD_QUERY_H
#define CARD_QUERY_H

#include "db/store/search.h"
#include "tools/cards/card_query_field.h"

enum { TERMS_MAX = 48 };

typedef struct {
    int field; // row of the fields, -1: words
    char sign; // '=', '!', '<', '>' and, with equality, 'l' or 'g'
    bool negative;
    bool or_before; // begins another alternative
    int number;
    const char *value;
} Term;

// Whether card [id] can be played; only asked where a search wants to know.
typedef bool CardPlays(void *context, int64_t id);

typedef struct {
    Arena *arena; // the caller's, as what follows
    const FactColumns *facts;
    CardPlays *plays;
    void *context;
    CardQueryField fields[CARD_QUERY_FIELDS_MAX]; // card_query_start fills them
    int fields_n;
    Term terms[TERMS_MAX];
    int n;
} CardQuery;

// Finds out what cards of the game can be searched by. Comes first.
void card_query_start(CardQuery *query);

// Adds the terms of one argument. A shell has taken away the quotes of text:"draw 1":
// after text: and name: the words up to the next field belong to the value. -1 with
// [err] for a field that is not known, or a number that is none.
int card_query_add(CardQuery *query, const char *text, Err *err);

// The cards for which it holds, as a set of the search. -1 with the search's [err].
int card_query_run(const CardQuery *query, const Search *search, IdSet *found);

// What may have been meant instead of a value that no card has, as a line; NULL.
const char *card_query_hint(const CardQuery *query, const Search *search);

// Reads "name,-cost".
int card_query_order(const FactColumns *facts, const char *text, SortOrder *order,
                     Err *err);

// The fields with an example each, for a help text.
void card_query_print_help(const FactColumns *facts);

#endif

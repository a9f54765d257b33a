// card_query.h -- a search as a user types it.
//
// "and" joins two terms, "or" joins them where `or` stands between; "or" binds less. A
// dash before a term means "not". A term is a word of names and texts in any language,
// or a field with its value: tag:fox, cost>=5, text:"draw 1", is:banned.

#ifndef CARD_QUERY_H
#define CARD_QUERY_H

#include <stdio.h>

#include "db/store/search.h"
#include "db/store/search_sort.h"
#include "engine/base/limit.h"
#include "tools/cards/card_query_field.h"

// One term of a search.
typedef struct {
    int field; // row of the fields, -1: a word
    char sign; // '=', '!', '<', '>'; 'l' and 'g' stand for <= and >=
    bool negative;
    bool or_before; // this term begins another alternative
    int number;
    const char *value;
} Term;

// Returns whether card [id] can be played. The search calls it only where a term needs
// it.
typedef bool CardPlays(void *context, int64_t id);

// A search. The caller fills [arena], [facts], [plays] and [context].
typedef struct {
    Arena *arena; // of the caller
    const FactColumns *facts;
    CardPlays *plays;
    void *context;
    CardQueryField fields[CARD_QUERY_FIELDS_MAX]; // card_query_start fills them
    int fields_n;
    Term terms[QUERY_TERMS_MAX];
    int n;
    bool asked; // there was an argument
} CardQuery;

// Finds the fields of the game. Comes before all other calls.
void card_query_start(CardQuery *query);

// Adds the terms of one argument. A shell has taken away the quotes of text:"draw 1",
// so all words up to the next field belong to the value after text: and name:. Returns
// -1 with [err] for an unknown field, or for a number that is none.
int card_query_add(CardQuery *query, const char *text, Err *err);

// Finds the cards that match, as a set of [search]. Returns -1 with the search's [err].
int card_query_run(const CardQuery *query, const Search *search, IdSet *found);

// Returns a line that proposes a known value for one that no card has, NULL if there is
// none.
const char *card_query_hint(const CardQuery *query, const Search *search);

// Reads the order "name,-cost"; a dash sorts downwards. Returns -1 with [err].
int card_query_order(const FactColumns *facts, const char *text, SortOrder *order,
                     Err *err);

// Prints an example of each field for a help page, one on each line after [column] blanks.
void card_query_print_fields(const FactColumns *facts, int column, FILE *out);

#endif

// card_query.h -- a search as it is typed: words of the name, and terms such as
// type:unit, domain:fury, keyword:tank, might>=5.

#ifndef CARD_QUERY_H
#define CARD_QUERY_H

#include "../db/lookup.h"
#include "../db/name.h"

enum { TERMS_MAX = 24 };

typedef struct {
    int field;              // row of the fields, -1: words of the name
    int sign;               // '=', '<', '>' and, with equality, 'l' or 'g'
    int number;             // of number fields
    char value[NAME_BYTES]; // folded
} Term;

typedef struct {
    Term terms[TERMS_MAX];
    int n;
} CardQuery;

// Adds the terms in [text]. -1 with [err] for a field that is not known, or a number
// that is none.
int card_query_add(CardQuery *query, const char *text, Err *err);

// Whether every term holds.
bool card_query_fits(const CardQuery *query, const StoredCard *card);

#endif

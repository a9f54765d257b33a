// card_query_field.h -- the fields that searches know: a table made of the game's
// facts.

#ifndef CARD_QUERY_FIELD_H
#define CARD_QUERY_FIELD_H

#include "db/store/fact_columns.h"

// The ways to look a field up.
typedef enum {
    KIND_FACT,   // a token of the index of facts: prefix and value
    KIND_NUMBER, // such tokens, one for each number
    KIND_WORDS,  // columns of the index of words
    KIND_CODE,   // of any printing
    KIND_IS,
    KIND_BANNED, // in a format
} FieldKind;

// One field.
typedef struct {
    const char *name;
    FieldKind kind;
    const char *index; // prefix of tokens, or columns
    const char *example;
    int fact; // column of a fact, -1 for a field of every game
} CardQueryField;

enum { CARD_QUERY_FIELDS_MAX = FACT_COLUMNS_MAX + 10 };

// Fills [fields] with those of the game. Returns how many there are.
int card_query_field_list(const FactColumns *facts, Arena *arena,
                          CardQueryField *fields);

#endif

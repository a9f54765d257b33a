// card_query_field.h -- what cards can be searched by: a table made of the game's facts.

#ifndef CARD_QUERY_FIELD_H
#define CARD_QUERY_FIELD_H

#include "db/store/fact_columns.h"

typedef enum {
    KIND_FACT,   // a token of the facts' index: its prefix and the value
    KIND_NUMBER, // such tokens, one a number
    KIND_WORDS,  // columns of the words' index
    KIND_CODE,   // any printing's
    KIND_IS,
    KIND_BANNED, // a format
} FieldKind;

typedef struct {
    const char *name;
    FieldKind kind;
    const char *index; // prefix or columns
    const char *example;
    int fact; // column of a fact, else -1
} CardQueryField;

enum { CARD_QUERY_FIELDS_MAX = FACT_COLUMNS_MAX + 10 };

// Fills [fields] with those of the game. Returns how many.
int card_query_field_list(const FactColumns *facts, Arena *arena,
                          CardQueryField *fields);

#endif

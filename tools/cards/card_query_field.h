// card_field.h -- what cards can be searched by. For the files of card_query.h.

#ifndef CARD_FIELD_H
#define CARD_FIELD_H

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
} CardQueryField;

enum { CARD_QUERY_FIELDS = 18 };

extern const CardQueryField card_query_fields[CARD_QUERY_FIELDS];

#endif

// card_writer.h -- cards written as lists that others read, and that are read here.
//
// A row is one print of a card; the card's own comes first. What a form has no place
// for is left out: docs/lists.md says what each carries.

#ifndef CARD_WRITER_H
#define CARD_WRITER_H

#include <stdio.h>

#include "db/store/card_full.h"

typedef struct CardWriter CardWriter;

// A writer of the form [name], which writes to [out]; both stay the caller's. NULL if
// there is no such form. Nothing is kept of a card once it is written.
CardWriter *card_writer_new(const char *name, const Rules *rules, Store *store,
                            Pool *pool, FILE *out);

void card_writer_begin(CardWriter *writer);
void card_writer_add(CardWriter *writer, const FullCard *full);
void card_writer_end(CardWriter *writer);

// The forms, from 0; NULL at the end.
const char *card_writer_name(int i);
const char *card_writer_doc(int i);

#endif

// export_cards.h -- cards written as lists that others read, and that are read here.
//
// A row is one print of a card; the card's own comes first. What a form has no place
// for is left out: docs/lists.md says what each carries.

#ifndef EXPORT_CARDS_H
#define EXPORT_CARDS_H

#include <stdio.h>

#include "db/lists/list_forms.h"
#include "db/store/card_full.h"

typedef struct CardExport CardExport;

// A writer of the form [name], a general one or one of [forms] (NULL: the game has none), which
// writes to [out]; all stay the caller's. NULL if
// there is no such form. Nothing is kept of a card once it is written.
CardExport *export_cards_new(const char *name, const ListForms *forms, Store *store,
                             Arena *arena, FILE *out);

void export_cards_begin(CardExport *writer);
void export_cards_add(CardExport *writer, const FullCard *full);
void export_cards_end(CardExport *writer);

// The forms, the general ones and those of [forms], from 0; NULL at the end.
const char *export_cards_name(const ListForms *forms, int i);
const char *export_cards_doc(const ListForms *forms, int i);

#endif

// export_cards.h -- writes cards as lists that other programs read, and that import
// reads.
//
// A row is one printing of a card; the one with the card's own code comes first. A form
// leaves out what it has no place for: docs/lists.md says what each form carries.

#ifndef EXPORT_CARDS_H
#define EXPORT_CARDS_H

#include <stdio.h>

#include "db/lists/list_forms.h"
#include "db/store/card_full.h"

typedef struct CardExport CardExport;

// Returns a writer to [out] in the form [name]: a general form, or one of [forms]
// (NULL: the game has none). Returns NULL if there is no such form. [arena] owns the
// writer; all arguments outlive it. It keeps nothing of a card once the card is
// written.
CardExport *export_cards_new(const char *name, const ListForms *forms, Store *store,
                             Arena *arena, FILE *out);

// Write the start of the list, one card, and the end, in this order.
void export_cards_begin(CardExport *writer);
void export_cards_add(CardExport *writer, const FullCard *full);
void export_cards_end(CardExport *writer);

// Return the name of form [i] and a line about it: first the general forms, then those
// of [forms], from 0. NULL after the last one.
const char *export_cards_name(const ListForms *forms, int i);
const char *export_cards_doc(const ListForms *forms, int i);

#endif

// export_cards.h -- writes cards as lists that other programs read, and that import
// reads.
//
// A row is one printing of a card; the one with the card's own code comes first. A form
// leaves out what it has no place for: docs/lists.md says what each form carries.

#ifndef EXPORT_CARDS_H
#define EXPORT_CARDS_H

#include <stdbool.h>
#include <stdio.h>

#include "db/notation/list_forms.h"
#include "db/store/card_full.h"

typedef struct CardExport CardExport;

// What is wanted of a list.
typedef struct {
    const char *form;       // a general form, or one of [forms]
    const ListForms *forms; // NULL: the game has none
    bool texts; // with the rules texts that lists brought; else there are none in it
} ExportWish;

// Returns a writer to [out]. Returns NULL if there is no such form. [arena] owns the
// writer; all arguments outlive it. It keeps nothing of a card once the card is
// written.
CardExport *export_cards_new(const ExportWish *wish, Store *store, Arena *arena,
                             FILE *out);

// Write the start of the list, one card, and the end. Messages call the list [name].
// Return -1 with [err]: 74 a packed form cannot be written, 65 a spreadsheet has no
// room. export_cards_end is called once, also after a failure, and then without
// [whole]. Other faults of writing stay in [out].
int export_cards_begin(CardExport *writer, const char *name, Err *err);
int export_cards_add(CardExport *writer, const FullCard *full, Err *err);
int export_cards_end(CardExport *writer, bool whole, Err *err);

// Returns of how many cards so far a text stays behind that the form has a place for.
int64_t export_cards_left(const CardExport *writer);

// A form in which cards are written.
typedef struct {
    const char *name, *ending, *doc; // "markdown", "md" and a line about it
    bool binary;                     // no terminal shows it
} ExportForm;

// Finds the form [i], from 0: first the general forms, then those of [forms]. Returns
// false behind the last one.
bool export_cards_form(const ListForms *forms, int i, ExportForm *found);

// Find the form with that name, or the general one whose files have that ending.
bool export_cards_find(const ListForms *forms, const char *name, ExportForm *found);
bool export_cards_of_ending(const char *ending, ExportForm *found);

#endif

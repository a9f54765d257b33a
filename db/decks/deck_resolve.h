// deck_resolve.h -- the cards that the names and codes of a deck list mean.
//
// A resolved list has for each entry the row, the name and the own code of its card, each
// card at most once in a section (by print), and every card in its section: in a list
// without sections the types of the cards say where they belong, and the game's forms
// complete the list (deck_forms.h). An entry that names no known card stays as it was
// written, without a row, and is a problem.

#ifndef DECK_RESOLVE_H
#define DECK_RESOLVE_H

#include "db/decks/deck_list.h"
#include "db/store/store.h"

// -1 with [err] where the database fails. Problems name line, place and, for the first
// few, what may have been meant.
int deck_resolve(Store *store, DeckList *list, Problems *problems, Err *err);

#endif

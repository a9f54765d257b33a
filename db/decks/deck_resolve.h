// deck_resolve.h -- the cards that the names and codes of a deck list mean.
//
// A settled list has for each entry the row, the name and the own code of its card, each
// card at most once in a section (by print), and every card in its section: in a list
// without sections the types of the cards say where they belong, and the Chosen Champion
// is who stands right behind the legend, or the only one who can be it. What is not known stays as it was written, without
// a row, and is a problem.

#ifndef DECK_SETTLE_H
#define DECK_SETTLE_H

#include "db/decks/deck_list.h"
#include "db/store/store.h"

// -1 with [err] where the database fails. Problems name line, place and, for the first
// few, what may have been meant.
int deck_resolve(Store *store, DeckList *list, Problems *problems, Err *err);

#endif

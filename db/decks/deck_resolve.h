// deck_resolve.h -- finds the cards that the names and codes of a deck list mean.
//
// Each entry of a resolved list has the id, the name and the own code of its card. A
// section has each printing once. Every card is in its section: in a list without
// sections the types of the cards decide, and the game's forms complete the list
// (deck_forms.h). An entry that names no known card stays as written, with id 0, and is
// a problem.

#ifndef DECK_RESOLVE_H
#define DECK_RESOLVE_H

#include "db/decks/deck_list.h"
#include "db/store/store.h"

// Resolves the list. Problems name line and place, and the first few of them a near
// name. Returns -1 with [err] if the database fails.
int deck_resolve(Store *store, DeckList *list, Problems *problems, Err *err);

// Returns one sentence on what the lines of a resolved list have that no deck has, such as
// prices, with the first of it; NULL if they have nothing else.
const Problem *deck_resolve_left(const DeckList *list, Arena *arena);

#endif

// lookup_deck.h -- reads decks from the database.

#ifndef LOOKUP_DECK_H
#define LOOKUP_DECK_H

#include "db/decks/deck_list.h"
#include "db/store/store.h"

// Reads the deck called [name]: by its full name, or else by its end, or else by a part
// of it. The caller sets the game of [list]. Returns 1 if exactly one deck fits, 0 with
// [err] that names the candidates, or -1 if the database fails.
int lookup_deck(Store *store, const char *name, Arena *arena, DeckList *list, Err *err);

// Lists the names of all decks, sorted. Returns how many.
int lookup_deck_names(Store *store, Arena *arena, const char ***names, Err *err);

#endif

// lookup_deck.h -- reading decks from the database.

#ifndef LOOKUP_DECK_H
#define LOOKUP_DECK_H

#include "db/decks/deck_list.h"
#include "db/store/store.h"

// Reads the deck called [name]: in full, or else by its end, or else by a part. The caller
// sets the game of [list]. Returns 1 if there is exactly one; 0 with [err] that names those
// that could be meant; -1 where the database fails.
int lookup_deck(Store *store, const char *name, Arena *arena, DeckList *list, Err *err);

// Lists the names of all decks, sorted. Returns how many.
int lookup_deck_names(Store *store, Arena *arena, const char ***names, Err *err);

#endif

// deck_find.h -- the deck that somebody means by one word on the command line.

#ifndef DECK_FIND_H
#define DECK_FIND_H

#include "db/decks/deck_list.h"
#include "db/store/store.h"

// What [given] means, in this order: "-" the standard input; a file; one deck of a file
// that holds several ("lists.json#2", "lists.json#part of its name"); a deck code, or a
// link or a text with one; the name of a deck in the database. The list is not settled;
// lines that cannot be read go to [problems]. -1 with [err] if nothing is meant, or more
// than one deck. The caller sets the game of [list].
int deck_find(Store *store, const char *given, DeckList *list, Problems *problems,
              Err *err);

#endif

// deck_find.h -- finds the deck that a user names by one word on the command line.

#ifndef DECK_FIND_H
#define DECK_FIND_H

#include <stdbool.h>

#include "db/decks/deck_list.h"
#include "db/store/store.h"

// Reads the deck that [given] names. Tries in this order: "-" for standard input; a
// file; one deck of a file with several ("lists.json#2", "lists.json#part of its
// name"); a word, link or text that is a deck itself; the name of a deck in the
// database. The caller sets the game of [list]. Lines that cannot be read go to
// [problems]; deck_resolve finds the cards. Returns -1 with [err] if [given] names no
// deck, or more than one.
int deck_find(Store *store, const char *given, DeckList *list, Problems *problems,
              Err *err);

// Returns whether deck_find would read standard input for [given].
bool deck_find_is_stream(const char *given);

// Does the same, but reads no file: [given] is a deck itself, or the name of one in the
// database.
int deck_find_stored(Store *store, const char *given, DeckList *list,
                     Problems *problems, Err *err);

#endif

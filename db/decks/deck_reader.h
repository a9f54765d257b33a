// deck_reader.h -- helps the readers of all forms: adds decks, entries and faults.

#ifndef DECK_READER_H
#define DECK_READER_H

#include "db/decks/deck_form.h"

// Begins the next deck. Pointers from earlier calls are no longer valid.
DeckList *deck_reader_begin(DeckReader *reader);

// Adds an entry to the last deck. Returns -1 with err if the deck has too many.
int deck_reader_add(DeckReader *reader, const DeckEntry *entry);

// Leaves a line out with a problem. Returns -1 with err after too many of them.
int deck_reader_reject(DeckReader *reader, const Problem *problem);

#endif

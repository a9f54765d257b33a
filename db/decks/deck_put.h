// deck_put.h -- changes how many copies of one card a resolved deck has.

#ifndef DECK_PUT_H
#define DECK_PUT_H

#include "db/decks/deck_list.h"
#include "db/store/store.h"

// So many copies of a card in a section. The section -1 is the one of the card's type.
typedef struct {
    const char *card; // its name, or the code of a printing
    int section, count;
} DeckPut;

// Makes the resolved list have that many copies, in all printings together; 0 takes the card out of
// the section. Returns 0, or -1 with [err]: no card has that name, or the database fails.
int deck_put(Store *store, DeckList *list, const DeckPut *put, Arena *arena, Err *err);

#endif

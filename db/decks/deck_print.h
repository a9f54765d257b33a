// deck_print.h -- what the database knows of the sets and printings that a line names.

#ifndef DECK_PRINT_H
#define DECK_PRINT_H

#include "db/store/store.h"
#include "db/text/arena.h"

typedef struct {
    Store *store;
    int64_t card;
    Arena *arena;
    Err *err;
} DeckPrints;

// Returns the code of the set that [text] names by its code or its name, NULL if there is
// no such set.
const char *deck_print_set(const DeckPrints *prints, const char *text);

// Returns the card's printing in that set with that number, NULL if it has none. A [set]
// or a [number] of NULL may be any; of several the card's own code comes first.
const char *deck_print_find(const DeckPrints *prints, const char *set,
                            const char *number);

// Returns whether [number] is that of a fact of the card, such as its cost.
bool deck_print_is_fact(const DeckPrints *prints, int number);

// Returns whether a fact of the card is that word, such as its type.
bool deck_print_has_word(const DeckPrints *prints, const char *word);

// Returns "Gust (OGN-169)".
const char *deck_print_called(const DeckPrints *prints, int64_t card);

// Returns a card beside [prints] own one that goes by the same name, in a language of which no
// card has it as its first name; [wanted] alone if that is not 0. 0: none.
int64_t deck_print_namesake(const DeckPrints *prints, const char *name, int64_t wanted);

#endif

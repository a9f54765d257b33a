// deck.h -- what a player brings, and whether it may be brought (rules 103).
//
// Layer 6: includes book.h.

#ifndef DECK_H
#define DECK_H

#include "book.h"

enum {
    DECK_MAIN_MAX = 60,
    DECK_RUNES = 12,
    DECK_BATTLEFIELDS_MAX = 6,
    DECK_SIDE_MAX = 16
};

// A deck in the cards of one Library. [main] holds the Chosen Champion too.
typedef struct {
    char name[64];
    CardId legend;
    CardId champion;
    CardId main[DECK_MAIN_MAX];
    CardId runes[DECK_RUNES + 8];
    CardId battlefields[DECK_BATTLEFIELDS_MAX];
    CardId side[DECK_SIDE_MAX];
    int main_n, runes_n, battlefields_n, side_n;
} Deck;

// Not a rule of the game: the program has no working script for a card.
#define DECK_RULE_PLAYABLE "invariant 8"

typedef struct {
    const char *rule;
    CardId card; // 0: the deck as a whole
    char text[160];
} DeckProblem;

// Finds everything that is wrong with [deck] for [mode]. Returns how many problems,
// writing at most [max]. A deck with fewer battlefields than the mode asks for is
// playable as a preconstructed beginner deck where [lenient].
int deck_check(const Library *library, const Deck *deck, Mode mode, bool lenient,
               DeckProblem *problems, int max);

#endif

// deck_rules.h -- what a player brings, and whether it may be brought (rules 103).
//
// Layer 6: includes book.h.

#ifndef DECK_RULES_H
#define DECK_RULES_H

#include "engine/riftbound/position/riftbound_state.h"

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

// What a problem is about: the rules of construction, the ban list of the mode, or this
// program, which has no working script for a card (invariant 8). A note is none: a thing
// that passes because the check was lenient.
typedef enum {
    PROBLEM_BUILT,
    PROBLEM_BANNED,
    PROBLEM_UNPLAYABLE,
    PROBLEM_NOTE
} DeckProblemKind;

enum { DECK_PROBLEMS_MAX = 512 }; // more than a deck can have

typedef struct {
    DeckProblemKind kind;
    const char *rule;
    CardId card; // 0: the deck as a whole
    char text[160];
} DeckProblem;

// Finds everything that is wrong with [deck] for [mode]. Returns how many problems,
// notes included, writing at most [max]. A deck with fewer battlefields than the mode
// asks for is playable as a preconstructed beginner deck where [lenient]: that is noted.
int deck_rules_check(const Library *library, const Deck *deck, Mode mode, bool lenient,
                     DeckProblem *problems, int max);

// The same for two teammates together: no legend and no battlefield of one is the
// other's too (489.8.h-i). What is wrong with each deck alone is not looked for.
int deck_rules_check_team(const Library *library, const Deck *deck, const Deck *other,
                          DeckProblem *problems, int max);

// Whether [card] may be the Chosen Champion of [legend]'s deck (103.2.a).
bool deck_rules_may_be_champion(const Library *library, CardId legend, CardId card);

#endif

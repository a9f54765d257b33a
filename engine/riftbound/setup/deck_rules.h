// deck_rules.h -- checks the deck that a player brings (rule 103).
//
// The sections of a deck are rows of riftbound_decks.c in the order of this enum. The main
// deck holds the Chosen Champion too; legend and champion are one card each.

#ifndef DECK_RULES_H
#define DECK_RULES_H

#include "engine/play/deck.h"
#include "engine/riftbound/position/riftbound_state.h"

typedef enum {
    SECTION_LEGEND,
    SECTION_CHAMPION,
    SECTION_MAIN,
    SECTION_BATTLEFIELDS,
    SECTION_RUNES,
    SECTION_SIDE,
    SECTION_COUNT
} Section;

enum { DECK_MAIN_MAX = 60, DECK_RUNES = 12, DECK_BATTLEFIELDS_MAX = 6 };

// Return the only card of a section, 0 if it is empty.
static inline CardId deck_rules_legend(const Deck *deck)
{
    return deck->cards[SECTION_LEGEND][0];
}

static inline CardId deck_rules_champion(const Deck *deck)
{
    return deck->cards[SECTION_CHAMPION][0];
}

// Adds to [to] all that is wrong with [deck] in the mode of the check. Beginner decks
// have fewer battlefields than the modes ask for: a lenient check only notes that.
void deck_rules_check(DeckCheck *to, const Deck *deck);

// Checks that two teammates share no legend and no battlefield (489.8.h-i). It does not
// look for other faults of the two decks.
void deck_rules_check_team(DeckCheck *to, const Deck *deck, const Deck *other);

// Returns whether [card] may be the Chosen Champion of [legend]'s deck (103.2.a).
bool deck_rules_may_be_champion(const Library *library, CardId legend, CardId card);

#endif

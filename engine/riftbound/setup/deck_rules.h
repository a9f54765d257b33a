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

// The only card of a section, 0 where it is empty.
static inline CardId deck_rules_legend(const Deck *deck)
{
    return deck->cards[SECTION_LEGEND][0];
}

static inline CardId deck_rules_champion(const Deck *deck)
{
    return deck->cards[SECTION_CHAMPION][0];
}

// Adds to [to] everything that is wrong with [deck] for the check's mode. A deck with fewer
// battlefields than the mode asks for is playable as a preconstructed beginner deck where
// the check is lenient: that is noted.
void deck_rules_check(DeckCheck *to, const Deck *deck);

// Checks two teammates together: they share no legend and no battlefield (489.8.h-i). It
// does not look for faults of each deck alone.
void deck_rules_check_team(DeckCheck *to, const Deck *deck, const Deck *other);

// Whether [card] may be the Chosen Champion of [legend]'s deck (103.2.a).
bool deck_rules_may_be_champion(const Library *library, CardId legend, CardId card);

#endif

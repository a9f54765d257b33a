// play_decks.h -- the decks of a game as rows: its sections, their words, their check.
//
// Lists, codes, the database, replays and screens know decks by these rows alone. The
// name of a section is its identity in the database and in replays. A game without this
// part has no decks: its cards lie in the game already.

#ifndef PLAY_DECKS_H
#define PLAY_DECKS_H

#include "engine/play/deck.h"

typedef struct {
    const char *name;    // in the database, replays and scenarios: "side"
    const char *heading; // in lists that are written: "Sideboard"
    const char *title;   // on the sheet of a deck: "Sideboard"
    // Other words that lists use, folded (name_match.h) and ended by NULL.
    const char *const *headings;
    // Keys of JSON that lists use, ended by NULL; the first one is written.
    const char *const *keys;
    const char *const
        *weak_keys;   // keys that mean it beside another section only, or NULL
    const char *type; // a card of this type belongs here in a list without sections
    const char *ends; // what may be left out at the end of a name here
    const char *rule; // of a section of one card: the rule that a second one breaks
    int room;         // cards that a deck holds of it, DECK_SECTION_CARDS at most
    int also;         // 1 + the section that its cards stand in too, 0: none
    int usual;        // cards that it usually has at least
    bool divides;     // a list that has it has sections; one without is a single pile
    bool counts;      // it counts to the size of a deck
    bool optional;    // a sheet leaves it out where it is empty
} DeckSection;

typedef struct PlayDecks {
    const DeckSection *sections;
    int sections_n;
    int main;   // the section of cards that belong in no other
    int around; // 1 + the section that may stand around several decks; 0: none
    const char *examples;     // headings that a message may name: "Main: or Side:"
    const char *const *usual; // decks for players who name none, a name for each seat
    // Draws a deck from all playable cards, by [number] alone; it need not be legal. NULL:
    // no game tries out all cards.
    void (*any)(const Library *library, uint64_t number, Deck *deck);
    void (*check)(DeckCheck *check, const Deck *deck); // NULL: cards can be played
    void (*check_team)(DeckCheck *check, const Deck *deck, const Deck *other);
} PlayDecks;

#endif

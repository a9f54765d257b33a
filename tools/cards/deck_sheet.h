// deck_sheet.h -- a deck with what is said of it: its cards by section, whether it is known, legal and
// playable, and how many cards it has of each sort.

#ifndef DECK_SHEET_H
#define DECK_SHEET_H

#include <jansson.h>

#include "tools/cards/bans_json.h"
#include "tools/catalog/catalog.h"

typedef struct {
    int mode; // set by the caller: row of the game's modes, by which it is judged
    const Deck
        *mate; // set by the caller: a teammate's deck that it must go with, or NULL
    const Library *library;
    Deck deck;
    const char *const *unknown; // lines that name no known card
    int unknown_n;
    const char *left; // what lines have that no deck has, or NULL
    DeckProblem problems[DECK_PROBLEMS_MAX];
    int problems_n;          // of these
    int illegal, unplayable; // how many of the problems; the rest are notes
} DeckSheet;

// Reads the deck that [given] means (catalog_load_deck) and checks it. Lines that name no
// known card are no failure. Returns 0, or -1 with [err]. The lines belong to the catalog, until it reads
// another deck.
int deck_sheet_read(Catalog *catalog, const char *given, DeckSheet *sheet, Err *err);

// Does the same with a list that is read and resolved already, and its problems.
int deck_sheet_take(Catalog *catalog, const DeckList *list, const Problems *problems,
                    DeckSheet *sheet, Err *err);

// Returns the name of a card of the deck; "none" for 0.
const char *deck_sheet_name(const DeckSheet *sheet, CardId id);

// Returns the ban list by which the mode is judged.
DeckBans deck_sheet_bans(Catalog *catalog, int mode, const char *on);

// Returns all of it as an object (docs/decks.md), or NULL with [err].
json_t *deck_sheet_json(const DeckSheet *sheet, const DeckBans *list, Err *err);

#endif

// card_uses.h -- finds where a card occurs: in decks, other scripts, scenarios and its
// history.

#ifndef CARD_USES_H
#define CARD_USES_H

#include "db/store/card_full.h"

// A place where the card occurs, and a text about it; NULL: there is none.
typedef struct {
    const char *place; // a deck, a script's card or keyword, a scenario's file
    const char *what;  // "main 3", the script's path, the scenario's name
    bool covers;       // a scenario that names the code, so it is about the card
} CardUse;

// A change that an import made to the card.
typedef struct {
    int64_t import;
    const char *time, *source; // of the import
    const char *field;         // NULL: this import added the card
    const char *old, *now;
} CardEvent;

// All uses of a card; the arena of the caller owns them.
typedef struct {
    CardUse *decks, *scripts, *scenarios;
    CardEvent *events;
    int decks_n, scripts_n, scenarios_n, events_n;
} CardUses;

// Finds the uses. Searches scenarios in tests/scenarios and beside the scripts that the
// database was built from; a folder that does not exist holds none. Returns -1 with
// [err].
int card_uses_find(Store *store, const FullCard *full, Arena *arena, CardUses *uses,
                   Err *err);

#endif

// card_uses.h -- where a card occurs: decks, other scripts, scenarios, and its history.

#ifndef CARD_USES_H
#define CARD_USES_H

#include "db/store/card_full.h"

// A place in words, with what there is to say of it; NULL: nothing.
typedef struct {
    const char *place; // a deck, a script's card or keyword, a scenario's file
    const char *what;  // "main 3", the script's path, the scenario's name
    bool covers;       // a scenario that names the code: it is about the card
} CardUse;

typedef struct {
    int64_t import;
    const char *time, *source; // of the import
    const char *field;         // NULL: it brought the card
    const char *old, *now;
} CardEvent;

typedef struct {
    CardUse *decks, *scripts, *scenarios;
    CardEvent *events;
    int decks_n, scripts_n, scenarios_n, events_n;
} CardUses;

// Scenarios are looked for where the scripts of the database came from, and in
// tests/scenarios; where these folders are not there, none is found. -1 with [err].
int card_uses_find(Store *store, const FullCard *full, Arena *arena, CardUses *uses,
                   Err *err);

#endif

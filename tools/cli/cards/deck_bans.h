// deck_bans.h -- what the ban list of a mode says, beside a deck and alone.

#ifndef DECK_BANS_H
#define DECK_BANS_H

#include <jansson.h>

#include "db/store/bans.h"

// A mode and the day of store->ban_day, NULL: that of the newest lists.
typedef struct {
    Store *store;
    const char *mode, *on;
} DeckBans;

// Prints in one line which list holds: "bans  MODE: 12 cards, list of 2026-09-18 (set CORE)".
// Returns -1 with [err] on failure.
int deck_bans_print_line(const DeckBans *bans, Err *err);

// Returns the same as an object, or NULL with [err].
json_t *deck_bans_json(const DeckBans *bans, Err *err);

// Prints the list with its cards and the decks of the database that it forbids. Returns an exit
// code.
int deck_bans_print(const DeckBans *bans, bool json);

#endif

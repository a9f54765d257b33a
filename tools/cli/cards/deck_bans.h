// deck_bans.h -- what the ban list of a mode says, beside a deck and alone.

#ifndef DECK_BANS_H
#define DECK_BANS_H

#include "tools/cards/bans_json.h"

// Prints in one line which list holds: "bans  MODE: 12 cards, list of 2026-09-18 (set CORE)".
// Returns -1 with [err] on failure.
int deck_bans_print_line(const DeckBans *bans, Err *err);

// Prints the list with its cards and the decks of the database that it forbids. Returns an exit
// code.
int deck_bans_print(const DeckBans *bans, bool json);

#endif

// card_plays.h -- whether cards can be played, and why not, for commands that show
// cards.
//
// A CardPlayer loads scripts only on demand, and only those that the card needs.

#ifndef CARD_PLAYS_H
#define CARD_PLAYS_H

#include "db/store/store.h"
#include "tools/catalog/catalog.h"

// The caller fills [db], [game] and [store], and ends with card_plays_end.
typedef struct {
    const char *db;
    const char *game; // as --game names it
    Store *store;
    Catalog *catalog; // NULL until it is needed
    Err err;
} CardPlayer;

// Returns NULL if the card with that code can be played, else the reason.
const char *card_plays(CardPlayer *player, const char *code);

// Tells the same of a row of the database. Fits CardPlays; [player] is a CardPlayer.
bool card_plays_row(void *player, int64_t id);

// Closes the catalog, if it was opened.
void card_plays_end(CardPlayer *player);

#endif

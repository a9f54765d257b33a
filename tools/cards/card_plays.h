// card_plays.h -- whether cards can be played, and why not, for commands that show cards.
//
// The scripts are loaded when the first card is asked for, and no more of them than asked.

#ifndef CARD_PLAYS_H
#define CARD_PLAYS_H

#include "db/store/store.h"
#include "tools/session/catalog.h"

typedef struct {
    const char *db;
    Store *store;
    Catalog *catalog; // NULL until it is needed
    Err err;
} CardPlayer;

// NULL if the card with that code can be played, else the reason.
const char *card_plays(CardPlayer *player, const char *code);

// The same for a CardPlayer and a row of the database, as searches want it.
bool card_plays_row(void *player, int64_t id);

void card_plays_end(CardPlayer *player);

#endif

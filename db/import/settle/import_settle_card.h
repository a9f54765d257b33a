// import_settle_card.h -- writes a settled card: its row, facts, names and texts.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef IMPORT_SETTLE_CARD_H
#define IMPORT_SETTLE_CARD_H

#include "db/import/settle/settling_card.h"

// Writes a card that the database does not have.
int import_settle_card_insert(SettlingCard *card);

// Writes what differs of a card that the database has. Sets [card->changed].
int import_settle_card_update(SettlingCard *card);

#endif

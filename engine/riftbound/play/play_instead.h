// play_instead.h -- what happens instead of playing a card (369-373).

#ifndef PLAY_INSTEAD_H
#define PLAY_INSTEAD_H

#include "engine/kernel/table/table.h"

// Applies what replaces the play of the item [serial], which is finalized and paid: a
// permanent is about to enter, a spell to resolve. Returns true if it was replaced: the item
// is gone then, and the card is where that led, else in its owner's trash.
bool play_instead(Table *table, uint16_t serial);

#endif

// play_instead.h -- what happens instead of playing a card (369-373).

#ifndef PLAY_INSTEAD_H
#define PLAY_INSTEAD_H

#include "engine/kernel/table/event_record.h"
#include "engine/kernel/table/table.h"

// Returns the event that the play of [item] is complete: its controller plays the card. Where
// another player finalized it, this one has brought it from nowhere and spent nothing on it
// (419.4).
Event play_instead_event(const Item *item);

// Applies what replaces the play of the item [serial], which is finalized and paid: a
// permanent is about to enter, a spell to resolve. Returns true if it was replaced: the item
// is gone then, and the card is where that led, else in its owner's trash.
bool play_instead(Table *table, uint16_t serial);

#endif

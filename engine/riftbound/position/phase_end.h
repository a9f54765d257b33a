// phase_end.h -- how long a change lasts that ends as a phase or step of a player begins.

#ifndef PHASE_END_H
#define PHASE_END_H

#include "engine/kernel/table/table.h"
#include "engine/riftbound/position/riftbound_state.h"

// Stands for every player: the phase ends the change in whoever's turn it comes first.
enum { PHASE_END_ANYONE = SEATS_MAX };

// Returns the Ends of a change that lasts until the next such phase of [player]: over at once
// for NOBODY (190.6.d).
int phase_end_of(Phase phase, PlayerId player);

// Returns whose phase it is that ends such a change, NOBODY where it is any player's, or where
// something else ends it.
PlayerId phase_end_player(int ends);

// Ends what lasts until this phase, as it begins in the turn of [player].
void phase_end_now(Table *table, Phase phase, PlayerId player);

#endif

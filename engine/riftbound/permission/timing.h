// timing.h -- when a player may act, and which cards that moment allows.

#ifndef TIMING_H
#define TIMING_H

#include "engine/cards/refusal.h"
#include "engine/kernel/table/table.h"

// A moment allows nothing, everything, only cards with Action, or only cards with Reaction.
typedef enum { TIMING_NONE, TIMING_MAIN, TIMING_ACTION, TIMING_REACTION } Timing;

// Returns the timing for [player] now; TIMING_NONE without priority.
Timing timing_now(const Table *table, PlayerId player);

// The same if [player] had priority.
Timing timing_with_priority(const Table *table, PlayerId player);

// Returns the timing as the first part of a check: TIMING_NONE where the check ends for want
// of priority, with the reason in [first] (see observer_refuses).
Timing timing_or_reason(const Table *table, PlayerId player, Refusal *first);

// Returns the LEVEL_ of permission.h that a card needs at [timing].
int timing_level(Timing timing);

#endif

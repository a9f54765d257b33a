// layers.h -- Might as a derived number (rules 473-480; engine/abilities/passives/derive.h).
//
// Layer 2 is abilities that passives give, layer 3 increases of Might, then decreases.

#ifndef LAYERS_H
#define LAYERS_H

#include "engine/kernel/table/table.h"

// The numbers that the game derives: Might alone (Rules.numbers).
extern const NumberRow layers_numbers[];
enum { LAYERS_NUMBERS = 1 };

enum { MIGHTY = 5 }; // so much Might is Mighty (708)

// Returns the Might: current on the board, printed elsewhere. Below 0 it counts as 0
// (143.2.b).
int layers_might(const Table *table, ObjectId id);

// Returns the true value, which may be below 0.
int layers_true_might(const Table *table, ObjectId id);

// Returns how many times an ability of [object] triggers for one event at [at]: 0 where
// a card says never_triggers, more than 1 where cards say triggers_again. [keywords] has
// a bit for each keyword whose text the ability is.
int layers_trigger_times(const Table *table, ObjectId object, uint64_t keywords,
                         int event, SpotId at);

// Return the keywords that are ignored (765), one bit each: by [player], and by [item]
// or its controller.
uint64_t layers_ignored_by(const Table *table, PlayerId player);
uint64_t layers_ignored_as(const Table *table, const Item *item);

// Return the event of holding for that of conquering, and the reverse, -1 for any
// other; and whether abilities of [object] that wait for one of them trigger for both.
int layers_event_twin(int event);
bool layers_has_twin(const Table *table, ObjectId object);

// Returns the number of a keyword on [id]: the sum of all its instances if they add up,
// else the highest; 0 if it has none.
int layers_keyword_value(const Table *table, ObjectId id, int keyword);

#endif

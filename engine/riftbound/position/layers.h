// layers.h -- Might as a derived number (rules 473-480; engine/kernel/abilities/passives/derive.h).
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

// Returns how often an ability of [object] triggers for the event: triggers_again,
// never_triggers. It is text of the keyword, 0: of none; the event is at [at].
int layers_trigger_times(const Table *table, ObjectId object, int keyword, int event,
                         SpotId at);

// Return the keywords that a player ignores (765), one bit each: as such, and with a spell or
// an ability of its on the chain.
uint64_t layers_ignored_by(const Table *table, PlayerId player);
uint64_t layers_ignored_as(const Table *table, const Item *item);

// Return the other one of conquering and holding, -1 for other events; and whether effects
// of [object] for one of them are effects for the other as well.
int layers_event_twin(int event);
bool layers_has_twin(const Table *table, ObjectId object);

// Returns the number of a keyword that [id] has: the sum of all instances where they add up,
// else the highest; 0 where it has none.
int layers_keyword_value(const Table *table, ObjectId id, int keyword);

#endif

// replacement.h -- replacement effects: what happens instead (rules 369-375).
//
// Before an event the effects that would replace it are asked, each at most once for the
// event and whatever takes its place (370.2). The controller of what is affected orders
// several of them (372).

#ifndef REPLACEMENT_H
#define REPLACEMENT_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

// Whether something happened instead of [event]. What did has been done.
bool replacement_apply(Table *table, const Event *event);

// Whether something will happen instead of [event], whatever anybody wants.
bool replacement_is_certain(const Table *table, const Event *event);

// The [n] events of one action, all of the same kind: each effect is applied to as many
// of them as it fits in one uninterrupted sequence, a player's effects in the order of
// their choice, the players in turn order (373). [gone]: those that do not happen.
void replacement_apply_together(Table *table, Event *events, int n, bool *gone);

// All that goes with playing a card and is no cost of it is done: `as` clauses with
// instructions, "as you play me" (355.1).
void replacement_run_as_play(Table *table, const Event *event);

// What goes with the event (`as` clauses without a cost of playing) is done; true if
// the object of the event is no longer where it was.
bool replacement_run_as(Table *table, const Event *event);

#endif

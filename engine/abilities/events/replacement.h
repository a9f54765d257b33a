// replacement.h -- replacement effects: what happens instead (rules 369-375).
//
// Before an event happens, the effects that would replace it apply, each at most once for
// the event and whatever takes its place (370.2). The controller of the affected object
// orders several of them (372).

#ifndef REPLACEMENT_H
#define REPLACEMENT_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

// Applies at most one replacement. Returns true if [event] was replaced; the replacement has
// then been carried out.
bool replacement_apply(Table *table, const Event *event);

// Returns whether something will happen instead of [event], no matter what players
// want.
bool replacement_is_certain(const Table *table, const Event *event);

// Applies replacements to the [n] events of one action, all of the same kind. Each effect
// applies to as many of them as it fits in one uninterrupted sequence; players order their
// own effects and follow each other in turn order (373). Sets [gone] for the events that
// do not happen.
void replacement_apply_together(Table *table, Event *events, int n, bool *gone);

// Runs each `as` clause that goes with playing a card: "as you play me" (355.1). A card's own that
// have an additional cost, or stand below one, follow when [costs_paid] (357); all others come
// before. Returns whether one has run.
bool replacement_run_as_play(Table *table, const Event *event, bool costs_paid);

// Returns whether there may be such clauses, or an observer wants to hear of others.
bool replacement_may_run_as(const Table *table, int event);

// Runs every `as` clause that goes with the event, each once, in the order of spots.
// Asks the player to pay the cost of one first; an additional cost of the event's
// object is noted there.
void replacement_run_every_as(Table *table, const Event *event);

// Returns whether some `instead` or `as` clause that is loaded names such events at
// all.
bool replacement_is_loaded(const Table *table, int event);

// Runs at most one `as` clause that goes with the event. Returns true if its object is not
// where it was any more.
bool replacement_run_as(Table *table, const Event *event);

#endif

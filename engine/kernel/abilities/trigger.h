// trigger.h -- tells events: to the triggers, to the turn's history and to the log.
//
// Abilities whose pattern fits become pending triggers of the Table, marked with the batch
// in which they were found: events of one batch are simultaneous (370.1.a.2). The rulebook
// puts them on the chain in its order when the batch ends. It tells that an
// object leaves before the object goes, so that cards see it in its last state (383.2.c, 808).

#ifndef TRIGGER_H
#define TRIGGER_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

// Tells that [event] happened. No script runs here: that comes when an item resolves.
void trigger_raise(Table *table, const Event *event);

// Asks [newcomer], which goes to [to] in the same action, as if it were there already: its
// ability triggers if it works in that zone (383.2.c.1). A token is nowhere by then.
void trigger_raise_for(Table *table, const Event *event, ObjectId newcomer, SpotId to);

// Triggers the abilities of [object] alone that would trigger if [event] happened to it,
// though it did not (383.4.g).
void trigger_pretend(Table *table, const Event *event, ObjectId object);

#endif

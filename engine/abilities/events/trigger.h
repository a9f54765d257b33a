// trigger.h -- reports each event to triggers, to the turn's history and to the log.
//
// Abilities whose pattern fits become pending triggers of the Table, marked with the
// action in which they were found: events of one action are simultaneous (370.1.a.2).
// So the action reports them when all of it is done, and judges no condition between
// them (383.2.c). It reports only a departure before the object goes, so that cards see
// it in its last state (383.2.c, 808). The rulebook puts the triggers on the chain in
// its order.

#ifndef TRIGGER_H
#define TRIGGER_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

// Tells that [event] happened. No script runs here: that comes when an item resolves.
void trigger_raise(Table *table, const Event *event);

// Takes back what waits for a number of events at once, where it was another number.
void trigger_drop_miscounted(Table *table);

// Returns whether some card waits for the event or remembers it: one that is told to nobody
// else need not be raised.
static inline bool trigger_is_awaited(const Table *table, int event)
{
    return event_set_has(&table->library->noted, event);
}

// Tells it when the running action is done; at once where none is.
void trigger_raise_after(Table *table, const Event *event);

// Reports the events that wait, in their order, because the action is done.
void trigger_raise_held(Table *table);

// Asks [newcomer], which goes to [to] in the same action, as if it were there already: its
// ability triggers if it works in that zone (383.2.c.1). A token is nowhere by then.
void trigger_raise_for(Table *table, const Event *event, ObjectId newcomer, SpotId to);

// Triggers the abilities of [object] alone that would trigger if [event] happened to it,
// though it did not (383.4.g).
void trigger_pretend(Table *table, const Event *event, ObjectId object);

#endif

// trigger.h -- what happens is told here: to the log, the turn's memory and to triggers.
//
// Abilities whose pattern fits are gathered in the Table, marked with the batch in which
// they were found: events of one batch are simultaneous (370.1.a.2). The rulebook puts
// them on the chain in its order when the batch ends. A `dies` or `leaves` is told
// before the object goes, so that it is seen in its last state (383.2.c, 808).

#ifndef TRIGGER_H
#define TRIGGER_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

// Tells that [event] happened. Lua runs only later, when an item resolves.
void trigger_raise(Table *table, const Event *event);

// Asks [newcomer], which goes to [to] in the same action, as a card that is there: it
// triggers if its ability works in that zone (383.2.c.1). A token is nowhere by then.
void trigger_raise_for(Table *table, const Event *event, ObjectId newcomer, SpotId to);

// Which ability would trigger if [event] happened to [object], though it did not
// (383.4.g): those of [object] alone.
void trigger_pretend(Table *table, const Event *event, ObjectId object);

#endif

// action_inside.h -- how the files of action.h tell what happens.

#ifndef ACTION_INSIDE_H
#define ACTION_INSIDE_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/action.h"

enum { ATTACHED_MAX = OBJECTS_MAX }; // attached to one object: all others may be

// Returns an event of [id] in the name of [by], with the present cause and place.
Event action_event(const Table *table, int what, ObjectId id, PlayerId by);

// Tells an event in a batch of its own.
void action_raise(Table *table, const Event *event);

// Tells an event of a card that has come [from] a spot and is [now] another object.
void action_tell(Table *table, int what, Ref now, SpotId from, PlayerId by);

// Returns whether all see a card as it goes from there: what lay facedown is shown then
// (421.4).
bool action_shows_from(const Table *table, SpotId spot);

// Lists what is attached to [host], in the order of ids. Returns how many, [max] at most.
int action_attached(const Table *table, ObjectId host, ObjectId *ids, int max);

// Returns the event that the player draws, channels or discards so many at once.
Event action_at_once(const Table *table, int what, PlayerId player, int n);

// Returns whether some card forbids such events or replaces them: else nobody is asked before.
static inline bool action_is_asked(const Table *table, int event)
{
    return event_set_has(&table->library->banned, event) ||
           event_set_has(&table->library->replaced, event);
}

#endif

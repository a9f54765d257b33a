// action_inside.h -- how the files of act.h tell what happens.

#ifndef ACTION_INSIDE_H
#define ACTION_INSIDE_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/action.h"

enum { ATTACHED_MAX = 16 };

// An event of [id] in the name of [by], as it is now: its cause and its place.
Event action_event(const Table *table, int what, ObjectId id, PlayerId by);

// Raises an event that is an action of its own.
void action_raise(Table *table, const Event *event);

// Raises an event of a card that has come [from] a spot, by now at [now].
void action_tell(Table *table, int what, Ref now, SpotId from, PlayerId by);

// What is attached to [host], in the order of ids.
int action_attached(const Table *table, ObjectId host, ObjectId *ids, int max);

#endif

// prohibition.h -- prohibitions: "cannot" beats "can", save where a card says otherwise.

#ifndef PROHIBITION_H
#define PROHIBITION_H

#include "engine/cards/refusal.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

// Returns whether a prohibition forbids the event (054.1) and asks no `can` of the same
// kind of event.
bool prohibition_forbids(const Table *table, const Event *event);

// Does the same within a check that would refuse for the reason [why]: notes it as
// observer_refuses does, and reports each prohibition. Returns whether the check ends
// with it.
bool prohibition_refuses(const Table *table, const Event *event, Refusal why,
                         Refusal *first);

// Does the same as prohibition_forbids, but asks no text of the event's object itself
// unless its place is active: elsewhere its text about itself does not work.
bool prohibition_of_others(const Table *table, const Event *event);

// Returns whether anything but the text of other objects about themselves could forbid
// such an event to the object.
bool prohibition_may_forbid(const Table *table, int event, ObjectId object);

// Returns whether any card that is loaded forbids such events at all.
bool prohibition_is_loaded(const Table *table, int event);

#endif

// prohibition.h -- prohibitions: "cannot" beats "can", save where a card says otherwise.

#ifndef PROHIBITION_H
#define PROHIBITION_H

#include "engine/kernel/cards/refusal.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

// Whether a prohibition forbids the event (054.1) and no `can` of the same kind of
// event is asked for it.
bool prohibition_forbids(const Table *table, const Event *event);

// As a part of a check whose answer that would be: notes [why] as witness_refuses does, and
// tells each prohibition. Returns whether the check ends with it.
bool prohibition_refuses(const Table *table, const Event *event, Refusal why,
                         Refusal *first);

// As prohibition_forbids, without the text of the event's object itself, where that is no
// active place: there its text about itself does not work.
bool prohibition_of_others(const Table *table, const Event *event);

// Whether anything but the text of other objects about themselves could forbid such an event
// to the object.
bool prohibition_may_forbid(const Table *table, int event, ObjectId object);

// Whether any card that is loaded forbids such events at all.
bool prohibition_is_loaded(const Table *table, int event);

#endif

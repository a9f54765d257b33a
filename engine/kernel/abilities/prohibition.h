// prohibition.h -- prohibitions: "cannot" beats "can", save where a card says otherwise.

#ifndef PROHIBITION_H
#define PROHIBITION_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

// Whether a prohibition forbids the event (054.1) and no `can` of the same kind of
// event is asked for it.
bool prohibition_forbids(const Table *table, const Event *event);

// As prohibition_forbids, without the text of the event's object itself, where that is no
// active place: there its text about itself does not work.
bool prohibition_of_others(const Table *table, const Event *event);

// Whether any card that is loaded forbids such events at all.
bool prohibition_is_loaded(const Table *table, int event);

#endif

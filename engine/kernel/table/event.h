// event.h -- making events, and telling the log.
//
// One record serves three moments: cards are asked about it before (can, cannot, as,
// instead) and after (when), and the turn's memory counts it (nth, happened).

#ifndef EVENT_H
#define EVENT_H

#include "engine/kernel/table/event_record.h"
#include "engine/kernel/table/table.h"

// Returns an event of [object] by [by], everything else empty.
Event event_of(int event, ObjectId object, PlayerId by);

// Writes [event] to the log and tells nobody else: no card answers it.
void event_log(Table *table, const Event *event);

#endif

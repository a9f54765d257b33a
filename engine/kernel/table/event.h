// event.h -- makes events, and writes them to the log.
//
// One record serves three moments: the engine asks cards about it before (can, cannot,
// as, instead) and after (when), and the turn's memory counts it (nth, happened).

#ifndef EVENT_H
#define EVENT_H

#include "engine/kernel/table/event_record.h"
#include "engine/kernel/table/table.h"

// Returns an event of [object] by [by], everything else empty.
Event event_of(int event, ObjectId object, PlayerId by);

// Writes [event] to the log under its serial number, unless the log has it.
void event_write(Table *table, const Event *event, uint64_t serial);

// Writes [event] to the log alone: no card answers it.
static inline void event_log(Table *table, const Event *event)
{
    uint64_t serial;

    if (table->pause.event) table_pause(table, event->event);
    serial = table->state->serial_log++;
    if (table->log) event_write(table, event, serial);
}

#endif

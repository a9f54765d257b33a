// event.c -- makes events, and writes them to the log.
//
// Each entry of the log has a serial number. A step that runs again from its mark meets
// the same numbers, so nothing is written twice.

#include "engine/kernel/table/event.h"

#include <string.h>

#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"

Event event_of(int event, ObjectId object, PlayerId by)
{
    return (Event){
        .event = (uint8_t)event,
        .by = by,
        .player = NOBODY,
        .object = object,
        .from = NOWHERE,
        .to = NOWHERE,
        .at = NOWHERE,
        .with = {.controller = NOBODY},
    };
}

// All players could see the last face of an object that has ceased to exist.
static uint8_t seen_by(const Table *table, const Event *event)
{
    const Object *object = &table->state->objects[event->object];
    int flags;

    if (event->seen_by) return event->seen_by;
    if (!event->object || event->face || !object->card) return EVERYBODY;
    flags = table->rules->zones[table->spot_zone[object->spot]].flags;
    if (object->flags & OBJECT_REVEALED) return EVERYBODY;
    if (flags & ZONE_SECRET) return 0;
    if (!(flags & ZONE_PRIVATE)) return EVERYBODY;
    return (uint8_t)(1u << object->controller);
}

void event_write(Table *table, const Event *event, uint64_t serial)
{
    const State *state = table->state;
    Log *log = table->log;
    LogEntry *entry;

    if (serial < log->next) return;
    log->next = serial + 1;
    if (log->n == LOG_MAX) {
        log->lost++;
        return;
    }
    entry = &log->entries[log->n++];
    memset(entry, 0, sizeof *entry);
    entry->serial = serial;
    entry->turn = state->turn;
    entry->event = event->event;
    entry->player = event->player != NOBODY ? event->player : event->by;
    entry->seen_by = seen_by(table, event);
    entry->from = event->from;
    entry->to = event->to != NOWHERE ? event->to : event->at;
    entry->object = event->object;
    entry->card = event->face ? event->face : object_face(state, event->object);
    entry->other = event->with.source.id;
    entry->other_card = chain_face(table, event->with.source);
    if (!entry->other_card) entry->other_card = event->with.card;
    entry->n = event->n;
}

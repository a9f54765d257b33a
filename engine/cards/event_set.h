// event_set.h -- a set of events, one bit for each row of the game's events.

#ifndef EVENT_SET_H
#define EVENT_SET_H

#include "engine/base/base.h"

typedef struct {
    uint64_t bits[EVENTS_MAX / 64];
} EventSet;

_Static_assert(EVENTS_MAX % 64 == 0, "every event has a bit");

static inline void event_set_add(EventSet *set, int event)
{
    set->bits[event / 64] |= 1ull << (event % 64);
}

static inline bool event_set_has(const EventSet *set, int event)
{
    return (set->bits[event / 64] >> (event % 64)) & 1u;
}

// Adds all events of [more].
static inline void event_set_join(EventSet *set, const EventSet *more)
{
    for (int i = 0; i < EVENTS_MAX / 64; i++) set->bits[i] |= more->bits[i];
}

#endif

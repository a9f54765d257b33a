// pattern.h -- events, and the patterns that wait for them.
//
// One record serves three moments: asked before (can, cannot, as, instead), after
// (when), and counted in the turn's memory (nth, happened). Layer 6: includes condition.h.

#ifndef PATTERN_H
#define PATTERN_H

#include "engine/kernel/abilities/condition.h"

typedef struct {
    uint8_t event;
    PlayerId by;     // responsible; NOBODY: the procedure (411)
    PlayerId player; // to whom, of events of players; else NOBODY
    ObjectId object; // to what, of events of objects; else 0
    SpotId from, to, at;
    Cause with;
    int16_t n;
    uint8_t seen_by; // who may know the face; 0: who sees it where it is
} Event;

// An event of [object] by [by], everything else empty.
Event event_of(int event, ObjectId object, PlayerId by);

// Whether the pattern of [clause] fits, `provided` and `depends` left aside.
bool pattern_fits(const Table *table, const Env *env, const Clause *clause,
                  const Event *event);

// Says what the event makes of the words `it` and `there` (359.3.f.3): the object or
// player it happened to, and its place; of an ability started about a thing, that thing.
void pattern_env(const Table *table, const Event *event, Env *env);

// Whether `provided` and `depends` of a clause hold.
bool pattern_is_on(const Table *table, const Env *env, const Clause *clause);

#endif

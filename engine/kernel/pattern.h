// pattern.h -- events, and the patterns that wait for them.
//
// One record serves three moments: asked before (can, cannot, as, instead), after
// (when), and counted in the turn's memory (nth, happened). Layer 6: includes query.h.

#ifndef PATTERN_H
#define PATTERN_H

#include "query.h"

typedef struct {
    uint8_t event;
    PlayerId by;     // responsible; NOBODY: the procedure (411)
    PlayerId player; // to whom, of events of players; else NOBODY
    ObjectId object; // to what, of events of objects; else 0
    SpotId from, to, at;
    Cause with;
    int16_t n;
    bool leaving;    // raised before the object goes; event_arrived follows
    uint8_t seen_by; // who may know the face; 0: who sees it where it is
} Event;

// An event of [object] by [by], everything else empty.
Event event_of(int event, ObjectId object, PlayerId by);

// Whether the pattern of [clause] fits, `provided` and `depends` left aside.
bool pattern_fits(const Table *table, const Env *env, const Clause *clause,
                  const Event *event);

// Says what the event makes of the words `it` and `there` (359.3.f.3): the object or
// player it happened to, and its place; of an ability started about a thing, that thing.
void env_about(const Table *table, const Event *event, Env *env);

// Whether `provided` and `depends` of a clause hold.
bool clause_is_on(const Table *table, const Env *env, const Clause *clause);

// Keeps the event for this turn's conditions, if any card may ask.
void happened_add(Table *table, const Event *event);

// How often this turn something happened that fits the clause's pattern; [by] counts
// one player's doing alone, NOBODY counts all.
int happened_count(const Table *table, const Env *env, const Clause *clause,
                   PlayerId by);

// Abilities with `each_turn`: how often the one of [source] was used this turn, and
// that it is now.
bool clause_is_used_up(const Table *table, Ref source, ClauseId clause);
void clause_note_use(Table *table, Ref source, ClauseId clause);

// The modes that [source] has chosen this turn, of abilities with `fresh`.
bool mode_was_chosen(const Table *table, Ref source, ClauseId mode);
void mode_note(Table *table, Ref source, ClauseId mode);

#endif

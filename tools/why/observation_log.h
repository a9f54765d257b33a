// observation_log.h -- what an observer saw, in order: the base of each `why` and each trace.
//
// A step that is left and begins again is told again, so its first telling is dropped. At
// any time the list holds what led to the position as it is now, each thing once. Names
// are copied when a thing is seen, because a token may be gone later.

#ifndef OBSERVATION_LOG_H
#define OBSERVATION_LOG_H

#include "engine/kernel/table/event_record.h"
#include "engine/kernel/table/observer.h"

enum { OBSERVATION_TEXT = 200 };

// One thing that was seen: the fields of its Sight, and what its pointers pointed to.
typedef struct {
    Sight sight; // its pointers are NULL
    Event event; // of EVENT, EVENT_END and JUDGED
    CardId card, object_card,
        event_card; // of source, object and the event's object; 0: none
    uint16_t depth; // runs and events that it is part of
    uint16_t turn;
    char text[OBSERVATION_TEXT]; // VERB: the call and its result; LINE: the variables
} Observation;

typedef struct {
    Observation *list;
    int n, room;
    int step_at;   // entries that stand: of steps that have ended
    bool stepping; // a step has begun and not ended
    int depth;
    int attempts[KEPT_MAX]; // where those began that may be taken back, by Table.kept_n
    uint32_t wanted;        // SightKinds that are kept, one bit each
    Observer observer;
    const Observer *beside; // which was there before, and hears as well; NULL: none
} ObservationLog;

// The kinds of a trace, and those of `why` about numbers.
enum {
    OBSERVE_TRACE = 1 << SIGHT_EVENT | 1 << SIGHT_EVENT_END | 1 << SIGHT_JUDGED |
                    1 << SIGHT_RUN | 1 << SIGHT_RUN_END | 1 << SIGHT_LINE |
                    1 << SIGHT_VERB | 1 << SIGHT_ASKED | 1 << SIGHT_UNMET |
                    1 << SIGHT_CHOSEN | 1 << SIGHT_PAID,
    OBSERVE_NUMBERS = 1 << SIGHT_DERIVE | 1 << SIGHT_NUMBER | 1 << SIGHT_LAYER |
                      1 << SIGHT_GIVEN | 1 << SIGHT_SILENT | 1 << SIGHT_UNMET |
                      1 << SIGHT_PART,
};

// Make an empty list for sights of the [wanted] kinds, and free it. The list must not move
// while a Table tells it.
void observation_log_init(ObservationLog *seen, uint32_t wanted);
void observation_log_free(ObservationLog *seen);
void observation_log_clear(ObservationLog *seen); // forgets everything

// Make the log the observer of [table], and end that.
void observation_log_watch(ObservationLog *seen, Table *table);
void observation_log_leave(Table *table);

// Makes the log an observer of [table] beside the one that is there already.
void observation_log_join(ObservationLog *seen, Table *table);

// Returns the first entry after what a player last did of free will, where a pass does not
// count, or the first of the turn of the last entry.
int observation_log_since_act(const ObservationLog *seen, const Rules *rules);
int observation_log_since_turn(const ObservationLog *seen);

#endif

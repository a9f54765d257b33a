// seen.h -- what a witness saw, kept in order: the ground of every `why` and every trace.
//
// A step that was left and begins again is told again, and what was seen of it before is
// forgotten. So at any time the list holds what led to the position as it is now, with each
// thing once. Names are taken when things are seen, because a token may be gone later.

#ifndef SEEN_H
#define SEEN_H

#include "engine/kernel/table/event_record.h"
#include "engine/kernel/table/witness.h"

enum { SEEN_TEXT = 200 };

// One thing that was seen: the fields of its Sight, and what its pointers pointed to.
typedef struct {
    Sight sight; // its pointers are NULL
    Event event; // of EVENT, EVENT_END and JUDGED
    CardId card, object_card,
        event_card; // of source, object and the event's object; 0: none
    uint16_t depth; // runs and events that it is part of
    uint16_t turn;
    char text[SEEN_TEXT]; // VERB: the call and its result; LINE: the variables
} SeenEntry;

typedef struct {
    SeenEntry *list;
    int n, room;
    int step_at;   // entries that stand: of steps that have ended
    bool stepping; // a step has begun and not ended
    int depth;
    int attempts[KEPT_MAX]; // where those began that may be taken back, by Table.kept_n
    uint32_t wanted;        // SightKinds that are kept, one bit each
    Witness witness;
    const Witness *beside; // who looked on before, and is told as well; NULL: nobody
} Seen;

// The kinds of a trace, and those of `why` about numbers.
enum {
    SEEN_TRACE = 1 << SIGHT_EVENT | 1 << SIGHT_EVENT_END | 1 << SIGHT_JUDGED |
                 1 << SIGHT_RUN | 1 << SIGHT_RUN_END | 1 << SIGHT_LINE |
                 1 << SIGHT_VERB | 1 << SIGHT_ASKED | 1 << SIGHT_UNMET |
                 1 << SIGHT_CHOSEN | 1 << SIGHT_PAID,
    SEEN_NUMBERS = 1 << SIGHT_DERIVE | 1 << SIGHT_NUMBER | 1 << SIGHT_LAYER |
                   1 << SIGHT_GIVEN | 1 << SIGHT_SILENT | 1 << SIGHT_UNMET,
};

// Make an empty list for sights of the [wanted] kinds, and free it. The list must not move
// while a Table tells it.
void seen_init(Seen *seen, uint32_t wanted);
void seen_free(Seen *seen);
void seen_clear(Seen *seen); // forgets everything

// Lets it look on at [table], and ends that.
void seen_watch(Seen *seen, Table *table);
void seen_leave(Table *table);

// Lets it look on beside whoever looks on at [table] already.
void seen_join(Seen *seen, Table *table);

// Returns the first entry after what a player last did of free will, where a pass does not
// count, or the first of the turn of the last entry.
int seen_since_act(const Seen *seen, const Rules *rules);
int seen_since_turn(const Seen *seen);

#endif

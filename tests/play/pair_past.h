// pair_past.h -- how things stood at each event of a step, from the log alone.
//
// A step begins with plain facts of the State: face, place, host. From there on every entry
// of the log says what it changes. Nothing that the engine derives is asked for.
//
// A thing that arrives is there when that is told; one that leaves is still there. A
// thing is attached only after that was told (370.1.b.1).

#ifndef PAIR_PAST_H
#define PAIR_PAST_H

#include "tests/play/pair_game.h"

enum {
    PAST_EVENTS_MAX = 400, // of one step
    PAST_THINGS_MAX = 256,
    PAST_GIFTS_MAX = 256,
};

// A thing as it was.
typedef struct {
    CardId card;
    ObjectId host;
    SpotId spot;
    bool facedown, leaving;
} Was;

// Something given for a while: a clause, or a keyword with its clauses.
typedef struct {
    ObjectId object;
    ClauseId clause;
    uint8_t keyword;
} WasGiven;

// Keeps the past. It stands before the checks that look at it.
extern const PairCheck pair_past;

// Returns whether the step had more entries than are kept: then nothing can be said.
bool pair_past_is_cut(void);

// Returns how many entries there are, the one that is told now included, and one of them.
int pair_past_n(void);
const LogEntry *pair_past_event(int i);

// Returns how the thing was when entry [i] was told.
const Was *pair_past_thing(int i, ObjectId id);
ObjectId pair_past_things(int i);

// Lists what had been given to things when the step began. Returns how many.
int pair_past_gifts(const WasGiven **gifts);

// Returns whether an ability was waiting when the step began, with or without its source.
bool pair_past_waited(void);

// Returns whether something was given to the thing in this step before entry [i].
bool pair_past_was_given(int i, ObjectId id);

#endif

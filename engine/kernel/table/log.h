// log.h -- what happened, in order, for screens, replays and tests.
//
// Each change of the game writes one entry, in the same call. A step that is abandoned and
// runs again writes the same entries again, with the same serial numbers, so the log takes
// none a second time.

#ifndef LOG_H
#define LOG_H

#include "engine/base/base.h"

enum {
    EVERYBODY = 255, // of LogEntry.seen_by: every bit is set
};

typedef struct {
    uint64_t serial;
    uint16_t turn;
    uint8_t event;   // row of the game's events
    PlayerId player; // whose doing, or to whom; NOBODY
    uint8_t seen_by; // bit a player: who may know [card]; EVERYBODY
    SpotId from, to;
    ObjectId object;
    CardId card;    // its face
    ObjectId other; // source or second object
    CardId other_card;
    int16_t n; // amount, points, index: by event
} LogEntry;

// The driver of the game owns the log, and sets n to 0 after reading.
typedef struct Log {
    int n;
    int lost;      // entries that found no room
    uint64_t next; // first serial not yet taken
    LogEntry entries[LOG_MAX];
} Log;

#endif

// play_places.h -- places of a game that are objects themselves and have zones of their own.
//
// A place is named by its index, which is also that of its zones (SCOPE_HOST). Positions,
// views and screens know places by these rows.

#ifndef PLAY_PLACES_H
#define PLAY_PLACES_H

#include "engine/kernel/table/table.h"

typedef struct {
    const char *word;  // in messages: "place"
    const char *key;   // of the list of places in positions and views
    const char *blank; // the card that stands for a place that is not told
    int (*count)(const State *state);
    ObjectId (*object)(const State *state, int place);
    PlayerId (*bringer)(const State *state, int place); // whose card it is
    uint8_t waits_in; // the zone of its owner where a card lies before it is a place
    // Makes [object] the place instead of the blank, or one more where [place] is their count.
    void (*put)(Table *table, int place, ObjectId object);
    uint8_t added; // supertypes, a bit each: cards that may be one more; 0: none
} PlayPlaces;

#endif

// play_way.h -- the player chooses in which of several ways a card is played.

#ifndef PLAY_WAY_H
#define PLAY_WAY_H

#include "engine/riftbound/permission/permission.h"

// Ways of playing a card, and the numbers of those whose costs can be paid.
typedef struct {
    const PlayWay *ways;
    int n;
    int fitting[PLAY_WAYS_MAX], fitting_n;
} PlayWayList;

// Asks for the place, for one of several prices there, and by which of several permissions.
// Returns the number of the way, one of those that fit, of which there must be one.
int play_way_choose(Table *table, PlayerId player, ObjectId object, PlayWayList *list);

#endif

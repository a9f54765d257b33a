// play_now.h -- the part of Play by which `why` explains the moment: a price, who may act.
//
// A game without it has no prices of cards, and the asked player may act.

#ifndef PLAY_NOW_H
#define PLAY_NOW_H

#include "engine/play/play_scenario.h"

// The answer to whether a player may act now, in a sentence that goes on from the name.
typedef struct {
    bool may;
    const char *text; // "is free to act"
    const char *rule; // "" where none says so
} NowActs;

typedef struct PlayNow {
    // Works out what [player] would pay to play the thing of [asked] from where it is, or to
    // use that ability of it (0: to play it), without targets and choices. Tells each part of
    // it to the observer (SIGHT_COST). Returns false if that has no price there. NULL:
    // nothing has one.
    bool (*price)(Table *table, PlayerId player, const MoveAsked *asked);
    // Says whether [player] may act now, and why. NULL: nobody says.
    NowActs (*acts)(const Table *table, PlayerId player);
} PlayNow;

#endif

// permission.h -- by which permissions a card may be played: from where, when, to where.
//
// By default a card is played from hand or Champion Zone, in the own main phase, to the
// own base or a battlefield one controls (355.2, 410.1.a, 419.1.a). `can` clauses add
// ways: other zones, other places, other times. `cannot` beats them all (054.1).

#ifndef PERMISSION_H
#define PERMISSION_H

#include "engine/kernel/cards/refusal.h"
#include "engine/kernel/table/table.h"

// One permitted way to play a card to one place.
typedef struct {
    SpotId to;      // NOWHERE: a spell
    uint16_t terms; // TERM_IGNORING_COST, TERM_IGNORING_FIRST, TERM_FACEDOWN
    SpotId bound;   // everything is chosen there; NOWHERE: free
    uint16_t cost;  // instead of the printed one, with TERM_FOR
} PlayWay;

enum {
    PLAY_WAYS_MAX = HOSTS_MAX + 1,
    LEVEL_MAIN = 0,
    LEVEL_ACTION = 1,
    LEVEL_REACTION = 2
};

// All ways for [player] to play [object], at a moment that asks for [level]: one for
// each place. Where a way is refused, [why] says what is missing.
typedef struct {
    const Table *table;
    PlayerId player;
    ObjectId object;
    int level;
    SpotId spots[PLAY_WAYS_MAX];
    int spots_n, i;
    Refusal why;
} PlayWays;

PlayWays permission_ways(const Table *table, PlayerId player, ObjectId object,
                         int level);
bool permission_next(PlayWays *ways, PlayWay *way);

// Places open to a permanent that an effect plays: no timing is asked.
int permission_spots(const Table *table, PlayerId player, ObjectId object,
                     SpotId *spots);

// Whether a card forbids [player] to play it to [to].
bool permission_forbids(const Table *table, PlayerId player, ObjectId object,
                        SpotId to);

#endif

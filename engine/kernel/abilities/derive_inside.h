// derive_inside.h -- what derive.c and derive_grants.c share.

#ifndef DERIVE_INSIDE_H
#define DERIVE_INSIDE_H

#include "engine/kernel/abilities/derive.h"

// A passive that applies to an object. Each is noted once and stays for this derivation, so
// the loop ends: there are only so many passives and objects.
typedef struct {
    ClauseId clause;
    ObjectId object, source;
    int16_t value;
    bool asks; // its condition asks for a derived number
} Applied;

typedef struct Layers {
    Applied list[PASSIVES_MAX];
    int n;
    Applied lost[PASSIVES_LOST_MAX]; // gifts whose condition did not hold in the end
    int lost_n;
    bool grew;
} Layers;

// Leaves the step where there is no room for one more. Between two steps only readers look:
// they go without it, and the next step derives again, and stops the game.
bool derive_has_room(const Table *table, LimitId limit, int used);

// Notes that it applies. Returns false where it was noted before.
bool derive_note(const Table *table, Layers *layers, Applied applied);

// Give abilities: those of modifiers, and those of passives.
void derive_grants_of_modifiers(const Table *table);
void derive_grants_of_passives(const Table *table, Layers *layers);

// Takes out one gift that depends on a number which in the end is another one; then all
// begins afresh. An effect is lost separately from being applied, and once (476.3). Returns
// whether one was lost.
bool derive_lose_one(const Table *table, Layers *layers);

#endif

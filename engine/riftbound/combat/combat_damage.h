// combat_damage.h -- combat damage: summed, assigned, dealt at once (rules 465).
//
// Layer 11: includes act.h.

#ifndef COMBAT_DAMAGE_H
#define COMBAT_DAMAGE_H

#include "engine/riftbound/actions/action.h"

// The damage step of the running combat, both sides.
void combat_damage(Table *table);

#endif

// combat_damage.h -- combat damage: summed, assigned, dealt at once (rules 465).

#ifndef COMBAT_DAMAGE_H
#define COMBAT_DAMAGE_H

#include "engine/kernel/table/table.h"

// The damage step of the running combat, both sides.
void combat_damage(Table *table);

#endif

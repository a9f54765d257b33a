// combat_damage.h -- combat damage: sums, assignment, and dealing it at once (rule 465).

#ifndef COMBAT_DAMAGE_H
#define COMBAT_DAMAGE_H

#include "engine/kernel/table/table.h"

// Takes the damage step of the running combat, for both sides.
void combat_damage(Table *table);

#endif

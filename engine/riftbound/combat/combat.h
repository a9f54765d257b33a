// combat.h -- showdowns and combats (rules 341-348, 459-466).
//
// A showdown lasts until all players pass in a row. A combat begins as a showdown
// between the units of two players. Damage follows, then the resolution in parts. Each
// part begins when the chain is empty and the tasks of the part before are done (466).
// RiftboundState.combat holds the step.

#ifndef COMBAT_H
#define COMBAT_H

#include "engine/kernel/table/table.h"

// Open the showdown or the combat that is staged at [battlefield].
void combat_open_showdown(Table *table, int battlefield);
void combat_open(Table *table, int battlefield);

// Makes the running showdown a combat. Its Focus stays (323.14, 464.2.c.1.b).
void combat_join(Table *table, int battlefield);

// Gives and takes the designations of units that came or went (323.2).
void combat_designate(Table *table);

// Closes the showdown after all have passed: settles control, or goes on to the damage (348).
void combat_close_showdown(Table *table);

// Takes the next part of a combat after its showdown.
void combat_advance(Table *table);

// Recalls attackers: step 3d of the Combat Cleanup (466.1.a).
void combat_recall_attackers(Table *table);

#endif

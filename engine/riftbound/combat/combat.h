// combat.h -- showdowns and combats (rules 341-348, 459-466).
//
// A showdown is what all players pass in; a combat is a showdown between the units of
// two players, then damage, then its resolution in parts, each of which waits for the
// chain and tasks of the former (466). The step lies in Book.combat.

#ifndef COMBAT_H
#define COMBAT_H

#include "engine/kernel/table/table.h"

void combat_open_showdown(Table *table, int battlefield);
void combat_open(Table *table, int battlefield);

// A running showdown becomes a combat: its Focus stays (323.14, 464.2.c.1.b).
void combat_join(Table *table, int battlefield);

// Units that came or went get and lose their designations (323.2).
void combat_designate(Table *table);

// All have passed: control, or on to the damage (348).
void combat_close_showdown(Table *table);

// The next part of a combat after its showdown.
void combat_advance(Table *table);

// Step 3d of the Combat Cleanup (466.1.a).
void combat_recall_attackers(Table *table);

#endif

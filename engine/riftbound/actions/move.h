// move.h -- standard moves, moves by effects, and what a unit's presence does
// (rules 144, 445-458). Layer 11: includes act.h.

#ifndef MOVE_H
#define MOVE_H

#include "engine/riftbound/actions/action.h"

// May [player] make a standard move of [unit] to [spot] now? The time is not looked at.
Why move_check(const Table *table, PlayerId player, ObjectId unit, SpotId spot);

// Moves units at once; where one may not be, it is recalled (447.2.c), and a move that
// is forbidden is skipped. Returns how many moved.
int act_move(Table *table, const ObjectId *units, int n, SpotId spot, PlayerId by);

// A unit has come to where it is: it may make the battlefield contested (190.3, 450).
void presence(Table *table, ObjectId unit);

// Offers the units that can go to [spot] and moves those picked (144.2).
void standard_move(Table *table, PlayerId player, SpotId spot);

#endif

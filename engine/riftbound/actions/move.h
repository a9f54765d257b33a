// move.h -- standard moves, moves by effects, and what a unit's presence does
// (rules 144, 445-458).

#ifndef MOVE_H
#define MOVE_H

#include "engine/kernel/cards/refusal.h"
#include "engine/kernel/table/table.h"

// May [player] make a standard move of [unit] to [spot] now? The time is not looked at.
Refusal move_check(const Table *table, PlayerId player, ObjectId unit, SpotId spot);

// Moves units at once; where one may not be, it is recalled (447.2.c), and a move that
// is forbidden is skipped. Returns how many moved.
int move_units(Table *table, const ObjectId *units, int n, SpotId spot, PlayerId by);

// A unit has come to where it is: it may make the battlefield contested (190.3, 450).
void move_contest(Table *table, ObjectId unit);

// Offers the units that can go to [spot] and moves those picked (144.2).
void move_standard(Table *table, PlayerId player, SpotId spot);

#endif

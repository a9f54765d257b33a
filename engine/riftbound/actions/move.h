// move.h -- standard moves, moves by effects, and how a unit contests a battlefield
// (rules 144, 445-458).

#ifndef MOVE_H
#define MOVE_H

#include "engine/cards/refusal.h"
#include "engine/kernel/table/table.h"

// Returns why [player] may not make a standard move of [unit] to [spot], REFUSAL_NONE:
// the move is legal. Does not check the time.
Refusal move_check(const Table *table, PlayerId player, ObjectId unit, SpotId spot);

// Moves units at once. Recalls a unit that may not be there (447.2.c) and skips a move that
// is forbidden. Returns how many moved.
int move_units(Table *table, const ObjectId *units, int n, SpotId spot, PlayerId by);

// Makes the battlefield contested if [unit] stands at one that its controller does not
// control (190.3, 450).
void move_contest(Table *table, ObjectId unit);

// Lets [player] pay for [n] units that move to the spot together, where that costs anything.
// Returns how many may: all, or unpaid as many as cost nothing, one or none (204.4).
int move_pay_to_move(Table *table, PlayerId player, SpotId spot, int n);

// Offers the units that can go to [spot] and moves those picked (144.2).
void move_standard(Table *table, PlayerId player, SpotId spot);

#endif

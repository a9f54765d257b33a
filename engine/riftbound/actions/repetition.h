// repetition.h -- a game that goes round in circles, or grows without end (TR 505).
//
// From some length of a turn on, a position of the past is kept and compared with, a
// later one each time the turn is twice as long (Brent's way), so that a circle of any
// length is met. Positions are equal when all that players see of them is; numbers
// that only ever go up are left out. Seen again and again
//   with nobody doing more than passing, the game is a draw;
//   with somebody acting, that somebody may only pass there (the number of repetitions
//   that TR 505 lets a player name), and abilities that say "may" are declined;
//   and seen again all the same, it is a draw.
// What grows with each round never repeats: a turn longer than any real one is a draw as
// well, and so is a State that is full (table_wants_room).

#ifndef REPETITION_H
#define REPETITION_H

#include "engine/kernel/table/table.h"

// Before each decision. Returns whether the game is drawn by it; else the book says
// whether it goes round.
bool repetition_note_decision(Table *table);

// Before each step: the fail-safe for circles without a decision.
bool repetition_note_step(Table *table);

// A turn begins: nothing was seen yet.
void repetition_forget(State *state);

// Whether what may be declined is declined, so that the circle ends.
bool repetition_declines(const Table *table);

// A circle that grew until a State had no more room is a draw.
void repetition_end_full(Table *table);

#endif

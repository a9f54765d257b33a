// repetition.h -- recognises a game that repeats itself, or grows without end (TR 505).
//
// From some length of a turn on, the engine keeps one position of the past and compares
// later ones with it; it keeps a later one each time the turn is twice as long (Brent's
// algorithm), so it meets a circle of any length. Positions are equal when all that counts
// in them is (game_position_hash). When a position comes again and again
//   and players only pass in between, the game is a draw;
//   and players act in between, they may only pass there (as if they named the number of
//   repetitions that TR 505 asks for), and abilities that say "may" are declined;
//   and it comes again all the same, the game is a draw.
// The end names the cards of the circle.
//
// A game that grows with each round never repeats. It stops unfinished when a turn is
// longer than any real one (LIMIT_TURN_DECISIONS, LIMIT_TURN_STEPS), or when a State has no
// room left.

#ifndef REPETITION_H
#define REPETITION_H

#include "engine/kernel/table/table.h"
#include "engine/riftbound/position/riftbound_state.h"

enum { LOOK_AFTER_STEPS = 4000 }; // without a decision, in a turn of as many before

// Notes a decision before the player is asked. Returns whether the game is drawn by it;
// else RiftboundState.is_repeating says whether the position repeats.
bool repetition_note_decision(Table *table);

// Notes a step that is about to be taken. Returns whether the game is drawn by it: so it is
// where one position comes again and again without a decision. Too many steps stop the game.
bool repetition_note_late_step(Table *table); // of a turn that has so many already

static inline bool repetition_note_step(Table *table)
{
    return ++rb(table->state)->steps > LOOK_AFTER_STEPS &&
           repetition_note_late_step(table);
}

// Notes a card that does something: where positions repeat, it is part of the circle.
void repetition_note_card(Table *table, CardId card);

// Forgets all that was noted, when a turn begins.
void repetition_forget(State *state);

// Returns whether the engine declines for players whatever may be declined, so that the
// circle ends.
bool repetition_declines(const Table *table);

#endif

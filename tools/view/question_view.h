// sight.h -- what the player who is asked may know at a question.

#ifndef SIGHT_H
#define SIGHT_H

#include "engine/riftbound/position/riftbound_state.h"

// The view of [question]'s player, with the faces of cards that the question lets that
// player look at (the top of a deck).
void question_view(const State *state, const Table *table, const Question *question,
                   State *view);

#endif

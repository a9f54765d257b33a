// question_view.h -- what the player who is asked may know at a question.

#ifndef QUESTION_VIEW_H
#define QUESTION_VIEW_H

#include "engine/kernel/table/table.h"

// The view of [question]'s player, with the faces of cards that the question lets that
// player look at (the top of a deck).
void question_view(const State *state, const Table *table, const Question *question,
                   State *view);

#endif

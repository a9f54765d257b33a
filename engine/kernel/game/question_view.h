// question_view.h -- the view of the asked player.

#ifndef QUESTION_VIEW_H
#define QUESTION_VIEW_H

#include "engine/kernel/table/table.h"

// Fills [view] with everything that [question]'s player may know (game_view), and with
// the faces of the cards among the options, wherever these lie: the question shows
// them. It turns no card up that lies face down.
void question_view(const State *state, const Table *table, const Question *question,
                   State *view);

#endif

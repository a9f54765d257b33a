// question_view.h -- the view of the asked player.

#ifndef QUESTION_VIEW_H
#define QUESTION_VIEW_H

#include "engine/kernel/table/table.h"

// Returns whether an option with the object shows its face to who is asked though the zone may
// hide that. One that lies face down stays hidden: a choice does not turn it up.
bool question_view_turns_up(const Table *table, const Object *object);

// Fills [view] with everything that [question]'s player may know (game_view), and with
// the faces of the cards among the options, wherever these lie: the question shows
// them.
void question_view(const State *state, const Table *table, const Question *question,
                   State *view);

#endif

// legal_action.h -- all that a player may do on their own initiative: play, use, move, hide.
//
// The list is the same for people, bots and tests. Each entry of it can be completed.

#ifndef LEGAL_ACTION_H
#define LEGAL_ACTION_H

#include "engine/kernel/table/table.h"

// Adds to [question] every action that [player] has now, without passing.
void legal_action_list(Table *table, PlayerId player, Question *question);

// Does the action that was picked. Callers pass and end the turn themselves.
void legal_action_do(Table *table, PlayerId player, const Option *option);

#endif

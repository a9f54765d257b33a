// legal_action.h -- what a player may do of the own accord: play, use, move, hide, pass.
//
// The list is the same for people, bots and tests; each entry can be completed.

#ifndef LEGAL_ACTION_H
#define LEGAL_ACTION_H

#include "engine/kernel/table/table.h"

// Adds every action that [player] has now to [question] (without passing).
void legal_action_list(Table *table, PlayerId player, Question *question);

// Does the one that was picked. Passing and ending the turn are the caller's.
void legal_action_do(Table *table, PlayerId player, const Option *option);

#endif

// perform.h -- the effects of a card, and the activated abilities of a thing.
//
// All is decided at once: modes and targets are chosen, costs are paid, and then the
// instructions run.

#ifndef PERFORM_H
#define PERFORM_H

#include "engine/kernel/table/table.h"

// Returns who performs or uses [thing] where nobody else is named: `you` of the ability
// that runs, in the procedure whoever controls the thing.
PlayerId perform_doer(const Table *table, ObjectId thing);

// Returns whether [player] could choose everything that the effects of the card want. A
// card without effects is possible.
bool perform_is_possible(Table *table, ObjectId card, PlayerId player);

// Lets the `effect` clauses of the card happen in printed order, for [player]. Skips
// one for which nothing can be chosen. Returns how many happened.
int perform_card(Table *table, ObjectId card, PlayerId player);

// Returns whether [player] may use an activated ability of the thing now: number [n] as
// the card has them, counted from 1, or 0 for any.
bool perform_is_usable(Table *table, ObjectId thing, int n, PlayerId player);

// Uses it; of several the player chooses one. Returns whether it was used.
bool perform_use(Table *table, ObjectId thing, int n, PlayerId player);

#endif

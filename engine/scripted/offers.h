// offers.h -- questions whose options a function of the prompt offers.

#ifndef OFFERS_H
#define OFFERS_H

#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/table.h"

// Begins the question of a prompt that has a function `offers`, and fills it with what that
// offers. A function that does anything else is a fault. Where the step runs again and the
// answer is known, the function does not run, and of the options there is only the one that
// was picked.
Question *offers_begin(Table *table, PlayerId player, int prompt, Ref about);

#endif

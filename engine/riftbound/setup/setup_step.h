// setup_step.h -- what is decided before the first turn: battlefields, mulligans.
//
// Layer 13: includes turn.h.

#ifndef SETUP_STEP_H
#define SETUP_STEP_H

#include "engine/riftbound/turn/turn.h"

// The next part of the setup (113, 117, 118).
void setup_step(Table *table);

// The token battlefield without any text; 0 where no set brings it.
CardId setup_blank_battlefield(const Library *library);

// Puts the card on the board as the next battlefield, uncontrolled (485.5).
void setup_place_battlefield(Table *table, ObjectId id);

#endif

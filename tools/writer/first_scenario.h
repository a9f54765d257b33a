// first_scenario.h -- the first scenario of a card that has none: it is played, or acts where it lies, and what
// came of that is claimed.
//
// The game says where a card is tried (PlayNew.first); where it says nothing the card lies in a zone of its
// player. Of these positions the first counts in which an ability of the card acts, else the first in which
// anything comes of it.

#ifndef FIRST_SCENARIO_H
#define FIRST_SCENARIO_H

#include "tools/trail/trail.h"

// Writes the scenario of the card with that code, which the caller frees; NULL: nobody finds one. It has
// passed once with the cards of [session].
char *first_scenario_write(Session *session, const char *code);

#endif

// pair_sight.h -- checks of a pair's game: nobody answers with what only others may see.
//
// Whoever is asked is offered things that lie open, things of their own, and what the log
// has shown to them. The log tells a face to those alone who could see it. And at some
// questions all that is hidden is dealt anew: nothing that the player is asked, sees or is
// told may change (other_world.h).

#ifndef PAIR_SIGHT_H
#define PAIR_SIGHT_H

#include "tests/play/pair_game.h"

extern const PairCheck pair_sight;

// Says whose cards deal the other worlds.
void pair_sight_prepare(Catalog *catalog);

// Prints how much was compared. Returns whether that is enough to prove anything.
bool pair_sight_report(int games);

#endif

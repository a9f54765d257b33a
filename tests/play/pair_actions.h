// pair_actions.h -- checks of a pair's game: what a cost wants besides resources is done.
//
// The record of a cost says which actions it wants: to exhaust, to kill, to discard. Between
// the moment when an ability is used or a card is played, and the moment when that is paid,
// the log must tell as many events of each as the record wants.

#ifndef PAIR_ACTIONS_H
#define PAIR_ACTIONS_H

#include "tests/play/pair_game.h"

extern const PairCheck pair_actions;

// Prints how many costs were looked at. Returns whether these prove anything.
bool pair_actions_report(int games);

#endif

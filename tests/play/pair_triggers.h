// pair_triggers.h -- checks of a pair's game: a trigger names an ability that its source had
// when the event happened.
//
// For each trigger that the log tells, the events of its step are gone through. One of them
// must be an event that the ability waits for, at which its source had the ability: printed
// on its face, given for a while, or given by a passive of something that was there. There
// are no more triggers than events and instances of the text. The check takes the
// gifts of passives at their widest, so every trigger that this check refuses is wrong.

#ifndef PAIR_TRIGGERS_H
#define PAIR_TRIGGERS_H

#include "tests/play/pair_game.h"

extern const PairCheck pair_triggers;

// Prints how many triggers were looked at. Returns whether these prove anything.
bool pair_triggers_report(int games);

#endif

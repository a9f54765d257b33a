// riftbound_play.h -- Riftbound's rows of Play: what commands need of this game.

#ifndef RIFTBOUND_PLAY_H
#define RIFTBOUND_PLAY_H

#include "engine/play/play.h"

extern const Play riftbound_play;

#endif

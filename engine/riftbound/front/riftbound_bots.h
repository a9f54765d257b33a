// riftbound_bots.h -- Riftbound's rows of PlayBots.

#ifndef RIFTBOUND_BOTS_H
#define RIFTBOUND_BOTS_H

#include "engine/play/play_bots.h"

extern const PlayBots riftbound_bots;

#endif

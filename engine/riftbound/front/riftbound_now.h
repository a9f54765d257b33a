// riftbound_now.h -- Riftbound's rows of PlayNow.

#ifndef RIFTBOUND_NOW_H
#define RIFTBOUND_NOW_H

#include "engine/play/play_now.h"

extern const PlayNow riftbound_now;

#endif

// riftbound_position.h -- Riftbound's rows of PlayPosition, and its places.

#ifndef RIFTBOUND_POSITION_H
#define RIFTBOUND_POSITION_H

#include "engine/play/play_position.h"

extern const PlayPosition riftbound_position;
extern const PlayPlaces riftbound_position_places; // battlefields

#endif
